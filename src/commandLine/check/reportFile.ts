import type { HjsonDocument } from 'hjson-document';
import { createLineIndex, type Diagnostic, type TextEdit, textRange, type ValuePath } from 'source-text';
import { optionAt } from '../../config/index.ts';
import type { EnvironmentProblem } from '../../delivery/index.ts';
import { holdsSecretText, secretRangesIn } from '../../secrets/index.ts';
import { shownPath } from '../../workspace/index.ts';
import { excerptsOf } from './excerpts.ts';
import { type FixEdits, problemWithoutPlace, type ReportedProblem, type TextPosition } from './report.ts';

/** The problems of a document for a report. */
export function reportProblems(
  document: HjsonDocument,
  diagnostics: readonly Diagnostic[],
  showsContext: boolean,
): readonly ReportedProblem[] {
  const index = createLineIndex(document.text);
  const excerpts = excerptsOf(document, index);
  const place = (offset: number): TextPosition => ({ offset, ...index.positionAt(offset) });
  return diagnostics.map((diagnostic) => {
    const { code, severity, message, detail, range, fixes } = diagnostic;
    return {
      code,
      severity,
      message,
      detail,
      path: shownPath(document, diagnostic.path),
      option: optionOf(diagnostic.path),
      range: range && { start: place(range.start), end: place(range.end) },
      fixes: fixes.map(({ title, isSafe = false }) => ({ title, isSafe })),
      fixEdits: () => shownEdits(diagnostic, document, place),
      excerpt: () => (range && showsContext ? excerpts(range) : undefined),
    };
  });
}

/** The problems of variables, which are in no file. */
export function reportVariables(problems: readonly EnvironmentProblem[]): readonly ReportedProblem[] {
  return problems.map(({ code, severity, message, name }) =>
    problemWithoutPlace({ code, severity, message, path: [name], option: name }),
  );
}

/** The nearest option that the path is in. */
function optionOf(path: ValuePath): string | undefined {
  const lengths = path.map((_, index) => path.length - index);
  return lengths.map((length) => optionAt(path.slice(0, length))?.key).find(Boolean);
}

function shownEdits(
  { fixes }: Diagnostic,
  document: HjsonDocument,
  place: (offset: number) => TextPosition,
): readonly FixEdits[] {
  return fixes.flatMap(({ title, isSafe = false, edit }) => {
    const outcome = edit();
    if (!outcome.ok || outcome.edits.some((each) => touchesSecret(each, document))) return [];
    const edits = outcome.edits.map((each) => ({
      ...each,
      start: place(each.range.start),
      end: place(each.range.end),
    }));
    return [{ title, isSafe, edits }];
  });
}

function touchesSecret({ range, newText }: TextEdit, document: HjsonDocument): boolean {
  // An insertion next to a secret, such as a quote, removes and repeats none of it.
  const isRemoval = range.end > range.start;
  return (
    (isRemoval && secretRangesIn(document, textRange(range.start, range.end)).length > 0) ||
    holdsSecretText(document, newText)
  );
}
