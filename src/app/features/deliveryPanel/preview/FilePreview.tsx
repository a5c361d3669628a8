import { useMemo } from 'react';
import type { TextRange } from 'source-text';
import { Mask } from '../../../ui/Mask.tsx';
import styles from './FilePreview.module.css';
import { previewLines } from './previewLines.ts';

/** A line of a hundred thousand characters takes a browser seconds to lay out. In UTF-16 units. */
const mostShown = 20_000;

interface FilePreviewProps {
  /** All of what is written. */
  readonly text: string;
  /** What of it is masked, if anything. */
  readonly hidden: readonly TextRange[] | undefined;
  readonly isHjson: boolean;
}

/** What will be written, with a chip for each secret. HJSON is coloured; the long lines of other formats wrap. */
export function FilePreview({ text, hidden, isHjson }: FilePreviewProps) {
  const lines = useMemo(() => previewLines(text.slice(0, mostShown), hidden ?? [], isHjson), [text, hidden, isHjson]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.preview} aria-label="Preview" tabIndex={0}>
      <ol className={`${styles.lines} ${isHjson ? '' : styles.wrapped}`} translate="no" dir="ltr">
        {lines.map((pieces, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={line}>
            {pieces.map((piece, index) =>
              piece.kind === 'secret' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <Mask key={index} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={index} className={styles[piece.kind]}>
                  {piece.text}
                </span>
              ),
            )}
            {'\n'}
          </li>
        ))}
        {text.length > mostShown && <li>…</li>}
      </ol>
    </section>
  );
}
