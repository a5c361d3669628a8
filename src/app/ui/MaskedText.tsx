import { Fragment } from 'react';
import { hiddenText } from '../../secrets/index.ts';
import { Mask } from './Mask.tsx';

/** A text in which dots stand for secrets, with a chip in place of them. */
export function MaskedText({ text }: { readonly text: string }) {
  return text.split(hiddenText).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <Mask />}
      {part}
    </Fragment>
  ));
}
