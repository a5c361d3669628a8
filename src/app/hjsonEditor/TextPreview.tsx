import { type CSSProperties, useState } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { firstLines, type TextRun } from './firstLines.ts';
import { lineHeightOf } from './lineHeight.ts';
import styles from './TextPreview.module.css';

/** Beyond this size, in UTF-16 units, hiding the secrets takes too long for the first frame. */
const largest = 200_000;

/**
 * The first lines of the text, where Monaco is going to show them: the same letters at the same place, until it does. Hidden from
 * assistive technology, which could do nothing with them.
 */
export function TextPreview() {
  const workspace = useWorkspace();
  const { wrapsText, textSize } = usePreferences();
  const lineHeight = lineHeightOf(textSize);
  const [lines] = useState(() => {
    const { document } = workspace.snapshot;
    if (document.excess || document.text.length > largest) return [];
    return firstLines(document, Math.ceil(window.innerHeight / lineHeight));
  });
  if (lines.length === 0) return null;
  return (
    <div
      className={`${styles.preview} ${wrapsText ? styles.wraps : ''}`}
      style={{ fontSize: textSize, lineHeight: `${lineHeight}px` }}
      aria-hidden
    >
      {lines.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <div key={index} className={styles.line}>
          <span className={styles.lineNumber}>{index + 1}</span>
          <span className={styles.text} style={wrapsText ? hangingIndent(runs) : {}}>
            {runs.map(({ text, kind }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their runs
              <span key={at} className={styles[kind]}>
                {text}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Continued lines begin one level deeper than their line, as in the editor. */
function hangingIndent(runs: readonly TextRun[]): CSSProperties {
  const text = runs.map((run) => run.text).join('');
  const indent = `${text.length - text.trimStart().length + 2}ch`;
  return { paddingInlineStart: indent, textIndent: `-${indent}` };
}
