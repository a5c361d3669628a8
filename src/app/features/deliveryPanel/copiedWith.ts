import { counted } from 'source-text';

/** What a copy button says afterwards: whether the clipboard now holds secrets. */
export function copiedWith(secrets: number | undefined): string {
  if (secrets === undefined) return 'Copied. Its secrets were not counted';
  if (secrets === 0) return 'Copied, no secrets in it';
  return `Copied with ${counted(secrets, 'secret')}`;
}
