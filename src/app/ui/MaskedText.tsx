import { Fragment } from 'react';
import { hiddenText } from '../../secrets/index.ts';
import { Mask } from './Mask.tsx';
import { WordsOfKey } from './WordsOfKey.tsx';

interface MaskedTextProps {
  readonly text: string;
  /** What stands for a secret in the text. */
  readonly mask?: string;
}

/** A text in which something stands for secrets, with a chip in place of it. */
export function MaskedText({ text, mask = hiddenText }: MaskedTextProps) {
  return text.split(mask).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <Mask />}
      <WordsOfKey text={part} />
    </Fragment>
  ));
}
