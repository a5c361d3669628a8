import { Fragment } from 'react';

/** A key, also a dotted one, that continues after a dot or before a capital letter where it is longer than its line. */
export function WordsOfKey({ text }: { readonly text: string }) {
  return text.split(/(?=[.A-Z])/).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a key stay in their places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
