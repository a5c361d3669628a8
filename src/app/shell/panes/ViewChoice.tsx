import { usePageState } from '../../page/pageState.ts';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { type LayoutId, shownLayout } from './layout.ts';
import { chooseLayout, usePaneChoice, useRoom } from './paneState.ts';
import styles from './ViewChoice.module.css';

const names: Readonly<Record<LayoutId, string>> = { form: 'Form', formText: 'Both', text: 'Text' };

/** Chooses between form, text and both; renders nothing above a page, or if the bar switches between them. */
export function ViewChoice() {
  const page = usePageState();
  const choice = usePaneChoice();
  const room = useRoom();
  if (choice.cover) return null;
  const layouts: readonly LayoutId[] = room === 1 ? ['form', 'text'] : ['form', 'formText', 'text'];
  return (
    <ViewSwitch
      className={styles.choice ?? ''}
      aria-label="Show"
      options={layouts.map((value) => ({ value, label: names[value] }))}
      value={shownLayout(choice, room)}
      onChange={(layout) => chooseLayout(page, layout)}
    />
  );
}
