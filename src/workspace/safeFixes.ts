import type { HjsonDocument } from 'hjson-document';
import { composeEdits, type Diagnostic, dottedName, type Fix, type TextEdit } from 'source-text';
import { showsSecret } from './withoutSecrets.ts';

/** More than this at once would keep the user waiting: the whole text is parsed after each fix. */
export const fixedAtOnce = 100;

interface Reader {
  readonly problemsOf: (document: HjsonDocument) => readonly Diagnostic[];
  readonly edit: (document: HjsonDocument, edits: readonly TextEdit[]) => HjsonDocument;
}

interface FixedDocument {
  readonly document: HjsonDocument;
  /** What the fixes do together. */
  readonly edits: readonly TextEdit[];
  /** How many problems were fixed. */
  readonly count: number;
}

/** The fix of a problem that keeps what the user wrote; undefined if the user has to decide. */
export function safeFixOf({ fixes }: Diagnostic): Fix | undefined {
  return fixes.find(({ isSafe }) => isSafe);
}

/**
 * Applies the safe fixes one after the other, each to the text that the previous one left. A fix is skipped if it is refused, leaves its
 * problem, makes the text harder to read, or shows what was a secret.
 */
export function applySafeFixes(start: HjsonDocument, { problemsOf, edit }: Reader): FixedDocument {
  const failed = new Set<string>();
  let document = start;
  let edits: readonly TextEdit[] = [];
  let problems = problemsOf(document);
  let count = 0;
  while (count < fixedAtOnce) {
    const problem = problems.find((each) => safeFixOf(each) && !failed.has(kindOf(each)));
    if (!problem) break;
    const outcome = safeFixOf(problem)?.edit();
    const fixed = outcome?.ok ? edit(document, outcome.edits) : undefined;
    const left = fixed && problemsOf(fixed);
    if (
      !outcome?.ok ||
      !fixed ||
      !left ||
      fixed.errors.length > document.errors.length ||
      !isFewer(problem, problems, left) ||
      showsSecret(document, fixed)
    ) {
      failed.add(kindOf(problem));
      continue;
    }
    document = fixed;
    edits = composeEdits(edits, outcome.edits);
    problems = left;
    count++;
  }
  return { document, edits, count };
}

function isFewer(problem: Diagnostic, before: readonly Diagnostic[], after: readonly Diagnostic[]): boolean {
  const kind = kindOf(problem);
  const occurrences = (problems: readonly Diagnostic[]) => problems.filter((each) => kindOf(each) === kind).length;
  return occurrences(after) < occurrences(before);
}

function kindOf({ code, path }: Diagnostic): string {
  return `${code} ${dottedName(path)}`;
}
