import { usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { shownPanes, type ViewId } from './layout.ts';
import { toggleView, usePaneChoice, useRoom } from './paneState.ts';
import styles from './ViewToggles.module.css';

const views: readonly { readonly view: ViewId; readonly name: string }[] = [
  { view: 'form', name: 'Form' },
  { view: 'hjson', name: 'Text' },
];

/** Shows and hides form and text; renders nothing above a page, or if the bar switches between them. */
export function ViewToggles() {
  const page = usePageState();
  const choice = usePaneChoice();
  const room = useRoom();
  const shown = shownPanes(choice, room);
  if (choice.cover) return null;
  return views.map(({ view, name }) => (
    <Button
      key={view}
      className={styles.toggle ?? ''}
      aria-pressed={shown.includes(view)}
      onClick={() => toggleView(page, view)}
    >
      {name}
    </Button>
  ));
}
