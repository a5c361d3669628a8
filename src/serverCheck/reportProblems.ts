import type { HjsonDocument } from 'hjson-document';
import type { Diagnostic } from 'source-text';
import { type ConfigAnalysis, optionPath, writeFix } from '../config/index.ts';
import type { ServerCheckCode } from './codes.ts';
import { type Finding, findingsOf } from './findings.ts';
import { momentInWords } from './moment.ts';
import { checkedValues } from './planServerCheck.ts';
import type { ServerReport } from './readReport.ts';

/** What a report found wrong with the values of a document, as its problems; a value that has changed since has none. */
export function reportProblems(
  report: ServerReport,
  document: HjsonDocument,
  config: ConfigAnalysis,
): readonly Diagnostic<ServerCheckCode>[] {
  const findings = findingsOf(report, checkedValues(document, config));
  return findings.flatMap((finding) => problemOf(finding, report, document, config));
}

function problemOf(
  { state, code, option, isCurrent, sentence, fix, tool }: Finding,
  { at }: ServerReport,
  document: HjsonDocument,
  config: ConfigAnalysis,
): readonly Diagnostic<ServerCheckCode>[] {
  const isProblem = state === 'error' || state === 'warning' || state === 'hint';
  if (!isProblem || !code || !option || !isCurrent) return [];
  const path = optionPath(option);
  return [
    {
      code,
      severity: state,
      message: sentence,
      detail: `Seen from the server${tool ? ` by ${tool}` : ''}${at && `, ${momentInWords(at)}`}.`,
      path,
      range: config.entries.get(option)?.node?.range,
      fixes: fix ? [writeFix(document, path, fix.value, fix.title)] : [],
    },
  ];
}
