import { ArrowLeftRight, X } from 'lucide-react';
import { counted } from 'source-text';
import { canTakeOver, type Row, takenTogether } from '../../../compare/index.ts';
import { countOptions, optionsInWords } from '../../../config/index.ts';
import { openCompared } from '../../commands/openCompared.ts';
import { type ComparedText, comparedTexts } from '../../page/files.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { focusNear } from '../../places/focusNear.ts';
import { usePlaces } from '../../places/places.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import styles from './CompareView.module.css';
import { takeOverRows } from './takeOverRows.ts';
import type { ShownComparison } from './useComparison.ts';

interface ComparedTextsProps {
  readonly comparison: ShownComparison;
  /** The rows that are shown. */
  readonly rows: readonly Row[];
}

/** The texts that are compared, and what can be done with each of the others. */
export function ComparedTexts({ comparison, rows }: ComparedTextsProps) {
  return (
    <ul className={styles.texts} aria-label="Compared texts">
      {comparison.columns.map(({ label, config, isReadable }, index) => {
        const text = comparison.texts[index - 1];
        return (
          <li key={label} className={styles.compared}>
            <span>
              <b>{label}</b> {!text && <span className={styles.tag}>open</span>}{' '}
              {isReadable && <span className={styles.muted}>{optionsInWords(countOptions(config))}</span>}
            </span>
            {text && <TextActions comparison={comparison} index={index} rows={rows} text={text} label={label} />}
          </li>
        );
      })}
    </ul>
  );
}

interface TextActionsProps extends ComparedTextsProps {
  readonly index: number;
  readonly text: ComparedText;
  readonly label: string;
}

function TextActions({ comparison, index, rows, text, label }: TextActionsProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const taken = takenTogether(comparison, index, rows);
  const left = rows.filter((row) => canTakeOver(row, index)).length - taken.length;
  const what = counted(taken.length, 'row');
  const rest = left > 0 ? ` ${left} left: what is secret or would be removed is taken over row by row.` : '';
  return (
    <span className={styles.actions}>
      {taken.length > 0 && (
        <Button
          size="compact"
          aria-label={`Take over ${what} from ${label}`}
          onClick={() =>
            focusNear(page, () => takeOverRows(workspace, page, { comparison, index, rows: taken, what, rest }))
          }
        >
          Take over {what}
        </Button>
      )}
      <IconButton
        label={`Make ${label} the open document`}
        size="compact"
        onClick={() => {
          openCompared(workspace, page, text);
          // Opening another document shows form and text.
          void places.goTo({ kind: 'tool', tool: 'compare' });
        }}
      >
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <IconButton
        label={`Remove ${label}`}
        size="compact"
        onClick={() => page.part(comparedTexts).update((all) => all.filter(({ id }) => id !== text.id))}
      >
        <X aria-hidden />
      </IconButton>
    </span>
  );
}
