import { type ReactNode, useMemo, useState } from 'react';
import { counted, type TextRange } from 'source-text';
import { Mask } from '../../../ui/Mask.tsx';
import { ViewSwitch } from '../../../ui/Segmented.tsx';
import styles from './OutputCard.module.css';
import { previewLines } from './previewLines.ts';

interface OutputCardProps {
  readonly fileName: string;
  /** Its size, its line ends, and what becomes of comments. */
  readonly facts: readonly string[];
  /** What is written; undefined if it is refused. */
  readonly text: string | undefined;
  /** What of it are secrets; undefined if that cannot be said: then nothing of it is shown. */
  readonly secrets: readonly TextRange[] | undefined;
  /** How many secrets it has; undefined if they were not searched for. */
  readonly secretCount: number | undefined;
  readonly isHjson?: boolean;
  /** What to choose and to know before it is taken. */
  readonly children: ReactNode;
  /** The ways to take it, and apart from them the one without secrets. */
  readonly actions: ReactNode;
  readonly withoutSecrets: ReactNode;
}

/** An output as it will be written: what it is, what it holds, and the ways to take it. */
export function OutputCard(props: OutputCardProps) {
  const { fileName, facts, text, secrets, secretCount, isHjson = false, children, actions, withoutSecrets } = props;
  const [view, setView] = useState<'hidden' | 'written'>('hidden');
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <h3 className={styles.title}>{fileName}</h3>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {text !== undefined && secrets !== undefined && secrets.length > 0 && (
          <ViewSwitch
            aria-label="Preview"
            size="compact"
            value={view}
            onChange={setView}
            options={[
              { value: 'hidden', label: 'Secrets hidden here' },
              { value: 'written', label: 'As written' },
            ]}
          />
        )}
      </header>
      <div className={styles.about}>{children}</div>
      {text !== undefined && secrets !== undefined && (
        <FilePreview text={text} hidden={view === 'hidden' ? secrets : undefined} isHjson={isHjson} />
      )}
      <footer className={styles.foot}>
        {actions}
        {secretCount !== undefined && secretCount > 0 && (
          <span className={styles.held}>with {counted(secretCount, 'secret')}</span>
        )}
        <span className={styles.apart}>{withoutSecrets}</span>
      </footer>
    </div>
  );
}

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
function FilePreview({ text, hidden, isHjson }: FilePreviewProps) {
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
