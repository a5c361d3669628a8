import type { ReactNode } from 'react';
import type { Refusable } from 'source-text';
import type { Target, TargetOutput } from '../../../../delivery/index.ts';
import { Notice } from '../../../ui/Notice.tsx';
import styles from '../DeliveryPanel.module.css';

interface TargetFactsProps {
  readonly target: Target;
  readonly output: TargetOutput;
  /** What the output contains, and whether it is tested. */
  readonly children: ReactNode;
}

/** How to use the output of a target and what it is; then why there is none, or what to look at in it. */
export function TargetFacts({ target, output, children }: TargetFactsProps) {
  return (
    <>
      <p className={styles.muted}>{withCode(target.hint)}</p>
      <p className={styles.muted}>{children}</p>
      <OutputNotices output={output} />
    </>
  );
}

/** Why there is no output, or what to look at in it. */
export function OutputNotices({ output }: { readonly output: Refusable<{ readonly warnings: readonly string[] }> }) {
  if (!output.ok) return <Notice kind="error">{output.reason}</Notice>;
  return <Notices kind="warning" sentences={output.warnings} />;
}

interface NoticesProps {
  readonly kind: 'warning' | 'hint';
  readonly sentences: readonly string[] | undefined;
}

/** A line for each sentence. */
export function Notices({ kind, sentences = [] }: NoticesProps) {
  return sentences.map((sentence) => (
    <Notice key={sentence} kind={kind}>
      {sentence}
    </Notice>
  ));
}

/** Renders text between backticks as code. */
function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a word may be in a text twice, and none has a state.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
