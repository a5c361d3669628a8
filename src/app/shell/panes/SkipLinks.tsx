import { usePageState } from '../../page/pageState.ts';
import { useOneStop } from '../../ui/useOneStop.ts';
import type { PaneId } from './layout.ts';
import { focusPane, paneElementId } from './paneFocus.ts';
import styles from './SkipLinks.module.css';

const targets: readonly { readonly pane: PaneId; readonly name: string }[] = [
  { pane: 'form', name: 'form' },
  { pane: 'hjson', name: 'HJSON' },
  { pane: 'panels', name: 'tools' },
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
            focusPane(page, pane);
          }}
        >
          Skip to {name}
        </a>
      ))}
    </nav>
  );
}
