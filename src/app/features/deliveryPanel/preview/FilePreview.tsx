import { useMemo } from 'react';
import { parseHjson } from '../../../../hjson/index.ts';
import { secretRanges } from '../../../../secrets/index.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { Mask } from '../../../ui/Mask.tsx';
import styles from './FilePreview.module.css';
import { previewLines } from './previewLines.ts';

/** A line of a hundred thousand characters takes a browser seconds to lay out. In UTF-16 units. */
const mostShown = 20_000;

/** A file as it will be written, with a chip for each secret. */
export function FilePreview({ text }: { readonly text: string }) {
  const shownUnknown = useSelected(({ document }) => document.shownUnknown);
  const lines = useMemo(() => {
    const secrets = secretRanges({ ...parseHjson(text), ...(shownUnknown && { shownUnknown }) });
    return previewLines(text.slice(0, mostShown), secrets);
  }, [text, shownUnknown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.preview} aria-label="Preview, secrets masked" tabIndex={0}>
      <ol className={styles.lines} translate="no" dir="ltr">
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
