import { atLine, firstError, type HjsonDocument, type HjsonKey } from 'hjson-document';

/** Why nothing is made from a text that hjson-go refuses. Quotes nothing of the text. */
export function whyRefused(document: HjsonDocument): string {
  return ['hjson-go refuses this text.', firstError(document)].filter(Boolean).join(' ');
}

/** Why nothing is shown of a text that is too large to be parsed. */
export function secretsNotSought({ reason }: NonNullable<HjsonDocument['excess']>): string {
  return `The text ${reason}: its secrets were not looked for.`;
}

/** Why a text with a secret in a key is refused: hiding values does not hide keys. */
export function keyHoldsSecret(document: HjsonDocument, { range }: HjsonKey): string {
  return atLine(document, range.start, 'This key holds a secret: there is no safe copy of this text.');
}
