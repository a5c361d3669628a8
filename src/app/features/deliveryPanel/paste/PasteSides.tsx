import { findNode, type HjsonDocument, parseHjson } from 'hjson-document';
import { type ReactNode, useMemo } from 'react';
import { counted, mergeRanges, textRange } from 'source-text';
import type { DetectedConfig, DetectionResult } from '../../../../delivery/index.ts';
import { shownPart } from '../../../../secrets/index.ts';
import styles from '../DeliveryPanel.module.css';

interface PasteSidesProps {
  readonly found: Extract<DetectionResult, { readonly kind: 'found' }>;
  readonly choice: DetectedConfig;
  /** The paste as it is shown. */
  readonly shown: string;
  /** What is opened. */
  readonly text: string;
}

/** The paste, with what is left out of it dimmed, beside the text that it becomes. Open where the user has to compare them. */
export function PasteSides({ found, choice, shown, text }: PasteSidesProps) {
  const result = useMemo(() => partsOf(parseHjson(text), found.differing), [found, text]);
  const [before, taken, behind] = takenOf(choice, shown);
  return (
    <details open={found.isAsked}>
      <summary className={styles.label}>Text to open, {counted(text.trimEnd().split('\n').length, 'line')}</summary>
      <div className={styles.sides}>
        <Side title="Pasted">
          <span className={styles.leftOut}>{before}</span>
          {taken}
          <span className={styles.leftOut}>{behind}</span>
        </Side>
        <Side title="Text to open">
          {result.map(({ start, part, differs }) => (differs ? <mark key={start}>{part}</mark> : part))}
        </Side>
      </div>
    </details>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.found} aria-label={title} tabIndex={0}>
      <pre>{children}</pre>
    </section>
  );
}

/** The lines of the paste before, in and behind the part that was taken; hiding secrets changes no line ends. */
function takenOf({ lines: taken, line = 1 }: DetectedConfig, shown: string) {
  const lines = shown.split(/(?<=\n)/);
  const last = taken === undefined ? lines.length : line + taken - 1;
  return [lines.slice(0, line - 1), lines.slice(line - 1, last), lines.slice(last)].map((part) => part.join(''));
}

/** A text without its secrets, cut at the values of the options that differ. */
function partsOf(document: HjsonDocument, differing: readonly string[]) {
  const ranges = differing.flatMap((name) => findNode(document, name.split('.'))?.range ?? []);
  let end = 0;
  const parts: { readonly start: number; readonly part: string; readonly differs: boolean }[] = [];
  const add = (start: number, to: number, differs: boolean) =>
    parts.push({ start, part: `${shownPart(document, textRange(start, to))}`, differs });
  for (const range of mergeRanges(ranges, 'touching')) {
    add(end, range.start, false);
    add(range.start, range.end, true);
    end = range.end;
  }
  add(end, document.text.length, false);
  return parts;
}
