import { type CSSProperties, useState } from 'react';
import { usePreferences } from '../state/preferences.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { firstLines, type TextRun, wrappedTogether } from './firstLines.ts';
import { lineHeightOf } from './lineHeight.ts';
import styles from './TextPreview.module.css';

/** Beyond this size, in UTF-16 units, hiding the secrets takes too long for the first frame. */
const largest = 200_000;

/** What is above the text at least, in CSS pixels: the heads of the page and of the pane. */
const above = 80;

/** A line of so many characters has room in the narrowest pane. */
const shortest = 20;

/** As many as the editor has room for in its line numbers (`editorOptions`). */
const leastDigits = 3;

/**
 * The first lines of the text, where Monaco is going to show them: the same letters at the same place, until it does. Hidden from
 * assistive technology, which could do nothing with them.
 */
export function TextPreview() {
  const workspace = useWorkspace();
  const { wrapsText, textSize } = usePreferences();
  const lineHeight = lineHeightOf(textSize);
  const [{ lines, digits }] = useState(() => {
    const { document } = workspace.snapshot;
    if (document.excess || document.text.length > largest) return { lines: [], digits: leastDigits };
    const count = document.text.split('\n').length;
    const lines = firstLines(document, Math.ceil((window.innerHeight - above) / lineHeight));
    return { lines, digits: Math.max(leastDigits, String(count).length) };
  });
  if (lines.length === 0) return null;
  return (
    <div
      className={`${styles.preview} ${wrapsText ? styles.wraps : ''}`}
      style={{ fontSize: textSize, lineHeight: `${lineHeight}px`, ...roomFor(digits) }}
      aria-hidden
    >
      {lines.map((runs, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <div key={index} className={styles.line}>
          <span className={styles.lineNumber}>{index + 1}</span>
          <span className={styles.text} style={wrapsText ? hangingIndent(runs) : {}}>
            {wrapsText && lengthOf(runs) > shortest ? <Wrapping runs={runs} /> : <Runs runs={runs} />}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A line that may need several rows. */
function Wrapping({ runs }: { readonly runs: readonly TextRun[] }) {
  return wrappedTogether(runs).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <span key={index} className={styles.together}>
      <Runs runs={group} />
    </span>
  ));
}

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map(({ text, kind }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor do their runs
    <span key={index} className={styles[kind]}>
      {text}
    </span>
  ));
}

const lengthOf = (runs: readonly TextRun[]) => runs.reduce((length, { text }) => length + text.length, 0);

/** Of the line numbers, for the style sheet. */
function roomFor(digits: number): CSSProperties {
  return { '--digits': digits } as CSSProperties;
}

/** Continued lines begin one level deeper than their line, as in the editor. */
function hangingIndent(runs: readonly TextRun[]): CSSProperties {
  const text = runs.map((run) => run.text).join('');
  const indent = `${text.length - text.trimStart().length + 2}ch`;
  return { paddingInlineStart: indent, textIndent: `-${indent}` };
}
