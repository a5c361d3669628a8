import { Fragment } from 'react';

/** Longer texts break anywhere: each place to break is an element. */
const longest = 500;

/** A key or an address that continues at the end of a word where it is longer than its line. */
export function WordsOfKey({ text }: { readonly text: string }) {
  if (text.length > longest) return text;
  return text.split(/(?=[.A-Z&])|(?<=[_/@?=])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a key stay in their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
