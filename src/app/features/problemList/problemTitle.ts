import type { HjsonDocument } from 'hjson-document';
import { type Diagnostic, dottedName } from 'source-text';
import { optionAt } from '../../../config/index.ts';
import { shownName } from '../../../workspace/index.ts';
import { fieldName } from '../../page/editing.ts';

/** What a problem is about: the name of its field, its parameter, its key, or the text as a whole. */
export function problemTitle(document: HjsonDocument, { path }: Diagnostic): string {
  if (path.length === 0) return 'HJSON';
  const option = optionAt(path);
  if (option) return fieldName(option);
  const name = shownName(document, path);
  const record = path.slice(0, -1);
  return optionAt(record)?.kind === 'programs' ? `Parameter ${name.slice(dottedName(record).length + 1)}` : name;
}

/** Which of the problems of its severity one is, in text order: "error 1 of 7". */
export function countOf(problems: readonly Diagnostic[], problem: Diagnostic): string {
  const alike = problems.filter(({ severity }) => severity === problem.severity);
  return `${problem.severity} ${alike.indexOf(problem) + 1} of ${alike.length}`;
}
