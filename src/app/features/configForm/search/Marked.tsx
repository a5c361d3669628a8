import { markedParts, searchWords } from '../../../../text/index.ts';
import { useOptionFilter } from '../../../page/optionFilter.ts';
import styles from './Marked.module.css';

/** A text with the search matches marked. */
export function Marked({ text }: { readonly text: string }) {
  const words = searchWords(useOptionFilter().query);
  if (words.length === 0) return text;
  const parts = markedParts(text, words);
  return parts.map((part, index) => {
    const start = parts.slice(0, index).reduce((length, { text: before }) => length + before.length, 0);
    return part.isHit ? (
      <mark key={start} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
