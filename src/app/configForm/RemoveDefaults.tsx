import { removedParts } from '../../hjson/index.ts';
import { counted, type OptionPath } from '../../text/index.ts';
import type { Snapshot } from '../../workspace/index.ts';
import { announce } from '../state/announcer.ts';
import { removedSentence } from '../state/editSentences.ts';
import { useOptionFilter } from '../state/optionFilter.ts';
import { usePageState } from '../state/pageState.ts';
import { useFacts, useWorkspace } from '../state/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { focusFirstOption } from './focusOption.ts';
import { optionViews } from './optionView.ts';
import styles from './RemoveDefaults.module.css';

/** Offers to remove all values that equal the server's default, as one step; shown while the user looks at defaults. */
export function RemoveDefaults() {
  const page = usePageState();
  const workspace = useWorkspace();
  const { filter } = useOptionFilter();
  const redundant = useFacts(pathsEqualToDefault);
  if (filter !== 'default' || redundant.length === 0) return null;
  const count = `${counted(redundant.length, 'option')} equal to the default`;

  function sweep() {
    const before = workspace.snapshot.document;
    const outcome = workspace.removeOptions(redundant, { view: 'form', label: `Remove ${count}` });
    if (!outcome.ok) {
      announce(page, outcome.reason);
      return;
    }
    const removed = removedParts(before, workspace.snapshot.document, outcome.edits);
    announce(page, removedSentence(count, removed), { canUndo: true });
    // The button disappears with its reason: focus moves to the list below it.
    focusFirstOption();
  }

  return (
    <div className={styles.sweep}>
      <Button onClick={sweep}>Remove {count}</Button>
    </div>
  );
}

function pathsEqualToDefault(snapshot: Snapshot): readonly OptionPath[] {
  const views = [...optionViews(snapshot).values()];
  return views.filter(({ reading }) => reading.state === 'equalToDefault').map(({ facts }) => facts.path);
}
