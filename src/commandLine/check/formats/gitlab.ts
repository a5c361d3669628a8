import type { Severity } from 'source-text';
import { jsonText } from '../../frame/print.ts';
import { fingerprints } from '../fingerprint.ts';
import type { Format } from './format.ts';

const severities: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', hint: 'info' };

/**
 * The Code Quality report of GitLab. Two findings with one fingerprint would count as one. A path is required: that of a variable is its
 * name.
 */
export const gitlabFormat: Format = ({ files }, { toPath }) => {
  const findings = files.flatMap(({ name, problems }) => {
    const { path } = toPath(name);
    const names = fingerprints(problems, path);
    return problems.map(({ code, severity, message, range }, index) => ({
      description: message,
      check_name: code,
      fingerprint: names[index],
      severity: severities[severity],
      location: { path, lines: { begin: range?.start.line ?? 1 } },
    }));
  });
  return jsonText(findings);
};
