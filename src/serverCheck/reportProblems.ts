import type { HjsonDocument } from 'hjson-document';
import { type Diagnostic, type Severity, severities } from 'source-text';
import { type ConfigAnalysis, type OptionKey, optionPath, writeFix } from '../config/index.ts';
import type { ServerCheckCode } from './codes.ts';
import { type Finding, findingsOf } from './findings.ts';
import { checkedValues } from './planServerCheck.ts';
import type { ServerReport } from './readReport.ts';
import { momentInWords } from './sentences.ts';

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
