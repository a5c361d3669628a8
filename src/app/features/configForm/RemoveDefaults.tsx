import { removedParts } from 'hjson-document/notes';
import { counted, type ValuePath } from 'source-text';
import type { Snapshot } from '../../../workspace/index.ts';
import { removedSentence } from '../../commands/editSentences.ts';
import { announce } from '../../page/announcer.ts';
import { useOptionFilter } from '../../page/editing.ts';
import { usePageState } from '../../page/pageState.ts';
import { useFacts, useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { optionViews } from './option/optionView.ts';
import styles from './RemoveDefaults.module.css';
import { isFilterOn } from './search/optionSearch.ts';

/** Offers to remove all values that equal the server's default, as one step; shown while the user looks at defaults. */
export function RemoveDefaults() {
  const page = usePageState();
  const workspace = useWorkspace();
  const { goTo } = usePlaces();
  const filter = useOptionFilter();
  const redundant = useFacts(pathsEqualToDefault);
  if (!isFilterOn('default', filter) || redundant.length === 0) return null;
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
    goTo({ kind: 'option', path: [] });
  }

  return (
    <div className={styles.sweep}>
      <Button onClick={sweep}>Remove {count}</Button>
    </div>
  );
}

function pathsEqualToDefault(snapshot: Snapshot): readonly ValuePath[] {
  const views = [...optionViews(snapshot).values()];
  return views.filter(({ analysis }) => analysis.state === 'equalToDefault').map(({ option }) => option.path);
}
