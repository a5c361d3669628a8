import { type HjsonDocument, type HjsonKey, linesOf } from '../hjson/index.ts';

/** Why nothing is made from a text that hjson-go refuses: its first error with the line. Quotes nothing of the text. */
export function refusal(document: HjsonDocument): string {
  const [error] = document.errors;
  return `hjson-go refuses this text.${error ? ` ${atLine(document, error.range.start, error.message)}` : ''}`;
}

/** The sentence with its line in front; without one where it has no place in the text. */
export function atLine(document: HjsonDocument, offset: number | undefined, sentence: string): string {
  return offset === undefined ? sentence : `Line ${linesOf(document).positionAt(offset).line}: ${sentence}`;
}

/** Why a text with a secret in a key is refused: hiding values does not hide keys. */
export function keyHoldsSecret(document: HjsonDocument, { range }: HjsonKey): string {
  return atLine(document, range.start, 'This key holds a secret: there is no safe copy of this text.');
}
