import type { OptionDefinition } from '../../../config/index.ts';
import { serverReport } from '../../page/deployment.ts';
import { usePart } from '../../page/pageState.ts';
import { useFacts } from '../../page/useWorkspace.ts';
import { SeverityMark } from '../../ui/Notice.tsx';
import styles from './OptionField.module.css';
import type { OptionView } from './option/optionView.ts';

interface OptionTagsProps {
  readonly view: OptionView;
  readonly id: string;
}

/**
 * The tags of an option: the default, the first server version, and what the last check from the server found, as long as it has the
 * value that was checked. Beside a value that was changed, what it was says more than the default.
 */
export function OptionTags({ view: { option, analysis, isModified }, id }: OptionTagsProps) {
  const report = usePart(serverReport);
  const mark = useFacts((snapshot) => report?.marks(snapshot).get(option.key));
  const fallback = isModified && analysis.state !== 'unset' ? undefined : shownDefault(option);
  return (
    <span className={styles.tags} id={id}>
      {fallback && <span className={styles.tag}>default {fallback}</span>}{' '}
      {option.since && <span className={styles.tag}>since {option.since}</span>}{' '}
      {mark && (
        <span className={styles.tag} data-kind={mark.kind} data-tooltip={mark.description}>
          <SeverityMark kind={mark.kind} /> {mark.label}
          <span className="visuallyHidden">: {mark.description}</span>
        </span>
      )}
    </span>
  );
}

/** The default in a word or two; undefined if the reference gives none. */
function shownDefault({ default: value, defaultName, unit }: OptionDefinition): string | undefined {
  if (value === undefined) return undefined;
  return [defaultName ?? String(value), unit].filter(Boolean).join(' ');
}
