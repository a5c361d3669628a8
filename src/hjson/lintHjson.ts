import { type Problem, placeOf } from '../text/index.ts';
import type { HjsonDocument } from './document.ts';
import { defineSearch } from './incremental/documentField.ts';
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
import { isQuoteless, type QuotelessRule, type TextRule, type ValueRule } from './lint/rule.ts';
import { surrogateEscape } from './lint/surrogateEscape.ts';
import { unclosedComment } from './lint/unclosedComment.ts';
import { colourAsComment, valueMissingAtEnd, valueOnLaterLine } from './lint/valueOnLaterLine.ts';
import { type PlacedValue, placedValues, placeOnRoute } from './placedValues.ts';

const textRules: readonly TextRule[] = [byteOrderMark, carriageReturn, nulCharacter, unclosedComment];

const valueRules: readonly ValueRule[] = [colourAsComment, invisibleInKey, surrogateEscape];

const quotelessRules: readonly QuotelessRule[] = [
  closerInString,
  commaInString,
  commentInString,
  invisibleAtValue,
  typographicQuotes,
  valueMissingAtEnd,
  valueOnLaterLine,
];

/** What is legal and most likely not meant, in text order. Only what the text itself tells, without any schema. */
export function lintHjson(document: HjsonDocument): readonly Problem[] {
  return [
    ...textRules.flatMap((rule) => rule(document)),
    ...suspects(document).flatMap((route) => lintValue(placeOnRoute(document, route), document)),
  ].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The values that a rule has something to say about. */
const suspects = defineSearch({
  find: (document) =>
    placedValues(document)
      .filter((place) => lintValue(place, document).length > 0)
      .map(({ route }) => route),
  isFound: (route, document) => lintValue(placeOnRoute(document, route), document).length > 0,
});

function lintValue(place: PlacedValue | undefined, { text }: HjsonDocument): readonly Problem[] {
  if (!place) return [];
  const problems: Problem[] = [];
  for (const rule of valueRules) problems.push(...rule(place, text));
  if (isQuoteless(place)) for (const rule of quotelessRules) problems.push(...rule(place, text));
  return problems;
}
