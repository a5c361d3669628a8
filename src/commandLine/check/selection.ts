import { type Refusable, refuse } from 'source-text';
import { didYouMean } from '../frame/print.ts';
import type { ReportedProblem } from './report.ts';

/** A code, or a code at one option: `key-case`, `placeholder:baseUrl`. */
interface Rule {
  readonly text: string;
  readonly code: string;
  readonly option: string | undefined;
}

type Selectable = Pick<ReportedProblem, 'code' | 'option'>;

export interface Selection {
  readonly wants: (problem: Selectable) => boolean;
  /** The parts of `--ignore` that matched none of the problems that `wants` was asked about. */
  readonly unused: () => readonly string[];
}

export type SelectionOutcome = Refusable<{ readonly selection: Selection }>;

/** Which problems are reported; `codes` are those that exist. Refused if a code is unknown. */
export function selectProblems(
  ignore: readonly string[],
  only: readonly string[],
  codes: readonly string[],
): SelectionOutcome {
  const [ignored, kept] = [ignore.map(ruleOf), only.map(ruleOf)];
  const unknown = [...ignored, ...kept].find(({ code }) => !codes.includes(code));
  if (unknown) return refuse(`There is no problem ${JSON.stringify(unknown.code)}.${didYouMean(unknown.code, codes)}`);
  const used = new Set<string>();
  return {
    ok: true,
    selection: {
      wants(problem) {
        const rule = ignored.find((each) => matches(each, problem));
        if (rule) used.add(rule.text);
        return !rule && (kept.length === 0 || kept.some((each) => matches(each, problem)));
      },
      unused: () => ignore.filter((text) => !used.has(text)),
    },
  };
}

function ruleOf(text: string): Rule {
  const colon = text.indexOf(':');
  return colon < 0
    ? { text, code: text, option: undefined }
    : { text, code: text.slice(0, colon), option: text.slice(colon + 1) };
}

function matches(rule: Rule, { code, option }: Selectable): boolean {
  return rule.code === code && (rule.option === undefined || rule.option === option);
}
