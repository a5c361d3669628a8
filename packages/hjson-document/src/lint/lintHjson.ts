import { placeOf } from 'source-text';
import type { HjsonDocument } from '../document.ts';
import { defineSearch } from '../incremental/reparse.ts';
import type { NodeEntry } from '../tree/nodeEntries.ts';
import { closerInString } from './closerInString.ts';
import { commaInString, lineBreakInString } from './commaInString.ts';
import { commentInString } from './commentInString.ts';
import {
  byteOrderMark,
  carriageReturn,
  invisibleAtValue,
  invisibleInKey,
  nulCharacter,
  typographicQuotes,
} from './oddCharacters.ts';
import { isQuoteless, type LintDiagnostic, type QuotelessRule, type TextRule, type ValueRule } from './rule.ts';
import { surrogateEscape } from './surrogateEscape.ts';
import { unclosedComment } from './unclosedComment.ts';
import { colourAsComment, valueMissingAtEnd, valueOnLaterLine } from './valueOnLaterLine.ts';

const textRules: readonly TextRule[] = [byteOrderMark, carriageReturn, nulCharacter, unclosedComment];

const valueRules: readonly ValueRule[] = [colourAsComment, invisibleInKey, surrogateEscape];

const quotelessRules: readonly QuotelessRule[] = [
  closerInString,
  commaInString,
  commentInString,
  invisibleAtValue,
  lineBreakInString,
  typographicQuotes,
  valueMissingAtEnd,
  valueOnLaterLine,
];

/** What is valid, but probably a mistake, in text order. Judged by the text alone, without any schema. */
export function lintHjson(document: HjsonDocument): readonly LintDiagnostic[] {
  return [
    ...textRules.flatMap((rule) => rule(document)),
    ...suspects(document).flatMap((place) => lintValue(place, document)),
  ].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The values that a rule has something to say about. */
const suspects = defineSearch((place, document) => lintValue(place, document).length > 0);

function lintValue(place: NodeEntry, { text }: HjsonDocument): readonly LintDiagnostic[] {
  const problems: LintDiagnostic[] = [];
  for (const rule of valueRules) problems.push(...rule(place, text));
  if (isQuoteless(place)) for (const rule of quotelessRules) problems.push(...rule(place, text));
  return problems;
}
