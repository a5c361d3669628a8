import { Fragment } from 'react';
import { markedParts, searchWords } from 'source-text';
import { useOptionFilter } from '../../../page/editing.ts';
import { WordsOfKey } from '../../../ui/WordsOfKey.tsx';
import styles from './search.module.css';

interface MarkedProps {
  readonly text: string;
  /** True for a key in camel case, which breaks between its words alone. */
  readonly breaks?: boolean;
}

/** A text with the search matches marked. */
export function Marked({ text, breaks = false }: MarkedProps) {
  const words = searchWords(useOptionFilter().query);
  const shown = (part: string) => (breaks ? <WordsOfKey text={part} /> : part);
  if (words.length === 0) return shown(text);
  const parts = markedParts(text, words);
  return parts.map((part, index) => {
    const start = parts.slice(0, index).reduce((length, { text: before }) => length + before.length, 0);
    return part.isHit ? (
      <mark key={start} className={styles.hit} role="presentation">
        {shown(part.text)}
      </mark>
    ) : (
      <Fragment key={start}>{shown(part.text)}</Fragment>
    );
  });
}
