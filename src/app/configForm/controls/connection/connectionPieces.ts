import { type ConnectionPart, isSecretParameter } from '../../../../config/index.ts';

/** A piece of a connection string as it is shown. */
export interface ConnectionPiece {
  readonly start: number;
  readonly text: string;
  /** Hidden behind a bar. */
  readonly isSecret: boolean;
  /** Belongs to the part that has the focus. */
  readonly isMarked: boolean;
}

/** The string cut into what is shown and what is hidden, with the part of this name marked. */
export function connectionPieces(
  text: string,
  parts: readonly ConnectionPart[],
  marked: string | undefined,
): readonly ConnectionPiece[] {
  const pieces: ConnectionPiece[] = [];
  let done = 0;
  const add = (end: number, isSecret: boolean, isMarked: boolean) => {
    if (end > done) pieces.push({ start: done, text: isSecret ? '' : text.slice(done, end), isSecret, isMarked });
    done = Math.max(done, end);
  };
  for (const { name, value, written, whole } of [...parts].sort((a, b) => a.whole.start - b.whole.start)) {
    const isMarked = name === marked;
    add(whole.start, false, false);
    if (isSecretParameter(name, value)) {
      add(written.start, false, isMarked);
      add(written.end, true, isMarked);
    }
    add(whole.end, false, isMarked);
  }
  add(text.length, false, false);
  return pieces;
}
