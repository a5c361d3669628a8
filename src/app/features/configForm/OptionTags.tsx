import type { OptionDefinition } from '../../../config/index.ts';
import styles from './OptionField.module.css';
import type { OptionView } from './option/optionView.ts';
import { ServerMark } from './ServerMark.tsx';

interface OptionTagsProps {
  readonly view: OptionView;
  readonly id: string;
}

/**
 * The tags beside a title: the default, the first server version, and what a check from the server found. Beside a value that was changed,
 * what it was says more than the default.
 */
export function OptionTags({ view: { option, analysis, isModified }, id }: OptionTagsProps) {
  const fallback = isModified && analysis.state !== 'unset' ? undefined : shownDefault(option);
  return (
    <span className={styles.tags} id={id}>
      {fallback && <span className={styles.tag}>default {fallback}</span>}{' '}
      {option.since && <span className={styles.tag}>since {option.since}</span>} <ServerMark optionKey={option.key} />
    </span>
  );
}

/** The default in a word or two; undefined if the reference gives none. */
function shownDefault({ default: value, defaultName, unit }: OptionDefinition): string | undefined {
  if (value === undefined) return undefined;
  return [defaultName ?? String(value), unit].filter(Boolean).join(' ');
}
