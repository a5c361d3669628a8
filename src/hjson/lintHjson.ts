import type { Problem } from '../text/index.ts';
import type { HjsonDocument } from './document.ts';
import { closerInString } from './lint/closerInString.ts';
import { commaInString } from './lint/commaInString.ts';
import { commentInString } from './lint/commentInString.ts';
import {
  byteOrderMark,
  carriageReturn,
  invisibleAtValue,
  invisibleInKey,
  nulCharacter,
  typographicQuotes,
} from './lint/oddCharacters.ts';
import { type LintRule, lintInput } from './lint/rule.ts';
import { surrogateEscape } from './lint/surrogateEscape.ts';
import { unclosedComment } from './lint/unclosedComment.ts';
import { colourAsComment, valueMissingAtEnd, valueOnLaterLine } from './lint/valueOnLaterLine.ts';

const rules: readonly LintRule[] = [
  byteOrderMark,
  carriageReturn,
  closerInString,
  colourAsComment,
  commaInString,
  commentInString,
  invisibleAtValue,
  invisibleInKey,
  nulCharacter,
  surrogateEscape,
  typographicQuotes,
  unclosedComment,
  valueMissingAtEnd,
  valueOnLaterLine,
];

/** What is legal and most likely not meant, in text order. Only what the text itself tells, without any schema. */
export function lintHjson(document: HjsonDocument): readonly Problem[] {
  const input = lintInput(document);
  return rules.flatMap((rule) => rule(input)).sort((a, b) => a.range.start - b.range.start);
}
