import type { HjsonDocument } from 'hjson-document';
import { type ConnectionPart, isSecretParameter } from '../../../../../config/index.ts';
import { isReference } from '../../../../../references/index.ts';
import { holdsSecretText, secretPartOf } from '../../../../../secrets/index.ts';

/** A displayed piece of a connection string. */
export interface ConnectionPiece {
  readonly start: number;
  readonly text: string;
  /** Hidden behind a bar. */
  readonly isSecret: boolean;
}

/** True for a part to hide: by its name, by its contents, or because it repeats a secret of the document. References are not secrets. */
export function isSecretPart({ name, value }: ConnectionPart, document: HjsonDocument | undefined): boolean {
  if (isReference(value)) return false;
  if (isSecretParameter(name, value) || secretPartOf(value, false) !== undefined) return true;
  return document !== undefined && holdsSecretText(document, value);
}

/** The string split into visible and hidden pieces. */
export function connectionPieces(
  text: string,
  parts: readonly ConnectionPart[],
  isSecret: (part: ConnectionPart) => boolean,
): readonly ConnectionPiece[] {
  const pieces: ConnectionPiece[] = [];
  let done = 0;
  const add = (end: number, isSecret: boolean) => {
    if (end > done) pieces.push({ start: done, text: isSecret ? '' : text.slice(done, end), isSecret });
    done = Math.max(done, end);
  };
  for (const part of [...parts].sort((a, b) => a.whole.start - b.whole.start)) {
    if (!isSecret(part)) continue;
    add(part.written.start, false);
    add(part.written.end, true);
  }
  add(text.length, false);
  return pieces;
}
