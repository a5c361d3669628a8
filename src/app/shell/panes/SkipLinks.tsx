import { type PageState, usePageState } from '../../page/pageState.ts';
import { firstTabStop } from '../../places/elements.ts';
import { createPlaces } from '../../places/places.ts';
import { useOneStop } from '../../ui/useOneStop.ts';
import styles from '../App.module.css';
import type { PaneId } from './layout.ts';
import { focusTool, focusView, paneElementId } from './paneFocus.ts';
import { showTool, toolShown } from './paneState.ts';

const targets: readonly { readonly pane: PaneId; readonly name: string }[] = [
  { pane: 'form', name: 'form' },
  { pane: 'hjson', name: 'HJSON' },
  { pane: 'tool', name: 'tools' },
];

/** The first Tab stop: links past the header and the preceding panes, with arrow keys between them. */
export function SkipLinks() {
  const page = usePageState();
  return (
    <nav className={styles.links} aria-label="Skip links" {...useOneStop()}>
      {targets.map(({ pane, name }) => (
        <a
          key={pane}
          href={`#${paneElementId(pane)}`}
          onClick={(event) => {
            event.preventDefault();
            if (pane === 'tool') skipToTools(page);
            else void focusView(page, pane);
          }}
        >
          Skip to {name}
        </a>
      ))}
    </nav>
  );
}

/** To the tool that is shown, or to the rail, or to the first tool if there is neither. */
function skipToTools(page: PageState): void {
  const rail = firstTabStop(page.part(createPlaces).elements.get('part', 'rail'));
  if (rail && !toolShown(page)) {
    rail.focus();
    return;
  }
  if (!toolShown(page)) showTool(page, 'problems');
  focusTool(page);
}
