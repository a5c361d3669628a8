import { type Severity, severities } from 'source-text';
import type { OptionKey } from '../config/index.ts';
import type { Finding } from './findings.ts';
import { momentInWords } from './moment.ts';
import type { ServerReport } from './readReport.ts';

/** What a report says about the value of an option, in two words, and as sentences with tool and time. */
export interface CheckedMark {
  readonly kind: Severity | 'good';
  readonly label: string;
  readonly description: string;
}

/** The marks of the values that were checked and have not changed since. Values that were not tested have none. */
export function marksOf(report: ServerReport, findings: readonly Finding[]): ReadonlyMap<OptionKey, CheckedMark> {
  const seen = findings.filter((finding) => finding.isCurrent && markKind(finding));
  const checked = new Set(seen.flatMap(({ option }) => option ?? []));
  return new Map(
    [...checked].map((key) => [
      key,
      markOf(
        report,
        seen.filter(({ option }) => option === key),
      ),
    ]),
  );
}

function markOf({ at }: ServerReport, seen: readonly Finding[]): CheckedMark {
  const kinds = seen.map(markKind);
  const kind = severities.find((severity) => kinds.includes(severity)) ?? 'good';
  const tools = [...new Set(seen.flatMap(({ tool }) => tool ?? []))];
  const source = [...tools, momentInWords(at)].filter(Boolean).join(', ');
  return {
    kind,
    label: at ? `Checked ${at.slice(11, 16)} UTC` : 'Checked',
    description: [...seen.map(({ sentence }) => sentence), source && `(${source})`].filter(Boolean).join(' '),
  };
}

/** Undefined for findings that were skipped and for notes about the machine. */
export function markKind({ state }: Finding): CheckedMark['kind'] | undefined {
  if (state === 'skip' || state === 'note') return undefined;
  return state === 'ok' ? 'good' : state;
}
