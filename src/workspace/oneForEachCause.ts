import { compareSeverity, type Diagnostic, type Fix, samePath } from 'source-text';

/** Misread lines, the widest misreading first: the value is not the intended one, so other problems with it do not count. */
const causes = [
  'colour-as-comment',
  'value-on-later-line',
  'value-missing-at-end',
  'comment-in-string',
  'closer-in-string',
  'line-break-in-string',
  'comma-in-string',
  'member-in-string',
  'typographic-quotes',
  'invisible-at-value',
  'disguised-character',
  'pasted-along',
];

/** With these, the intended value is on another line: a fix of the text in its place would be wrong. */
const displaced = [
  'colour-as-comment',
  'value-on-later-line',
  'value-missing-at-end',
  'line-break-in-string',
  'member-in-string',
];

/** About a key, not about its value; or counted separately. */
const apart: readonly string[] = [
  'duplicate-key',
  'unknown-key',
  'key-case',
  'newer-than-server',
  'placeholder',
  'redaction-mark',
];

/**
 * One problem for each cause, from problems in text order: everything that follows from a value that HJSON reads differently than intended
 * is reported in one sentence, as severe as the worst of them, with the fixes of all.
 */
export function oneForEachCause(all: readonly Diagnostic[]): readonly Diagnostic[] {
  const problems = withoutConsequences(all);
  if (!problems.some(isCause)) return problems;
  const groups: Diagnostic[][] = [];
  for (const problem of problems) {
    const group = groups.at(-1);
    if (group?.[0] && isOfOneValue(group[0], problem)) group.push(problem);
    else groups.push([problem]);
  }
  return groups.flatMap(merged);
}

/** Values of which HJSON reads another part than was meant, or none: nothing that is said about that part is about what was meant. */
const unread: readonly string[] = ['secret-as-comment', 'secret-needs-quotes', 'text-after-quote'];

/** Without what follows from an unread value: what is said about its text, wherever that is placed, or about its value. */
function withoutConsequences(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const values = problems.filter(({ code }) => unread.includes(code));
  if (values.length === 0) return problems;
  const follows = (problem: Diagnostic, { path, range }: Diagnostic) =>
    !apart.includes(problem.code) &&
    (samePath(problem.path, path) ||
      (range !== undefined &&
        problem.range !== undefined &&
        range.start <= problem.range.start &&
        problem.range.start < range.end));
  return problems.flatMap((problem) => {
    if (!unread.includes(problem.code)) return values.some((value) => follows(problem, value)) ? [] : [problem];
    const isError = problems.some((other) => other.severity === 'error' && follows(other, problem));
    return [isError ? { ...problem, severity: 'error' as const } : problem];
  });
}

function isCause({ code }: Diagnostic): boolean {
  return causes.includes(code);
}

function isOfOneValue(one: Diagnostic, other: Diagnostic): boolean {
  if (one.path.length === 0 || [one, other].some(({ code }) => apart.includes(code))) return false;
  return samePath(one.path, other.path);
}

function merged(group: readonly Diagnostic[]): readonly Diagnostic[] {
  const cause = causes.map((code) => group.find((problem) => problem.code === code)).find(Boolean);
  const [worst] = [...group].sort((a, b) => compareSeverity(a.severity, b.severity));
  if (!cause || !worst || group.length === 1) return group;
  const sources = displaced.includes(cause.code) ? [cause] : [cause, ...group];
  return [{ ...cause, severity: worst.severity, fixes: ofDifferentTitles(sources.flatMap(({ fixes }) => fixes)) }];
}

function ofDifferentTitles(fixes: readonly Fix[]): readonly Fix[] {
  return [...new Map(fixes.map((fix) => [fix.title, fix] as const)).values()];
}
