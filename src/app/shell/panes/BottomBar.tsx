import { Braces, LayoutPanelLeft, List } from 'lucide-react';
import { optionAt } from '../../../config/index.ts';
import { activeOption } from '../../page/activeOption.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { useStore } from '../../page/useStore.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './BottomBar.module.css';
import { followedPanel } from './followedPanel.ts';
import { paneElementId } from './paneFocus.ts';
import { panels } from './panels.tsx';
import { shownPanel, showPane, usePaneChoice } from './paneState.ts';

const inBar = panels.filter(({ isInBar }) => isInBar);
const [problems, ...others] = inBar.map(({ id, title, Icon, Count }) => ({ id, title, Icon, Count }));
const places = [
  { id: 'form', title: 'Form', Icon: List, Count: undefined },
  { id: 'hjson', title: 'HJSON', Icon: Braces, Count: undefined },
  ...(problems ? [problems] : []),
  { id: 'tools', title: 'Tools', Icon: LayoutPanelLeft, Count: undefined },
  ...others,
] as const;

type PlaceId = (typeof places)[number]['id'];

/** For windows with room for one pane: switches panes, and has the most needed panels. */
export function BottomBar() {
  const page = usePageState();
  const { front } = usePaneChoice();
  const panel = useStore(page.part(shownPanel));
  const ownPlace = inBar.some(({ id }) => id === panel) ? panel : 'tools';
  return (
    <div className={styles.bar}>
      <Tabs<PlaceId>
        label="Views"
        tabs={places.map(({ id, title, Icon, Count }) => ({
          id,
          label: (
            <span className={styles.place}>
              <Icon />
              <span>{title}</span>
              {Count && (
                <span className={styles.count}>
                  <Count />
                </span>
              )}
            </span>
          ),
        }))}
        selected={front === 'panels' ? ownPlace : front}
        onSelect={(id) => goTo(page, id)}
        panelId={(id) => (id === 'form' || id === 'hjson' ? paneElementId(id) : paneElementId('panels'))}
      />
    </div>
  );
}

function goTo(page: PageState, place: PlaceId): void {
  if (place === 'form' || place === 'hjson') {
    showPane(page, place);
    return;
  }
  const panel = page.part(shownPanel);
  if (place !== 'tools') panel.set(place);
  else if (inBar.some(({ id }) => id === panel.get())) {
    panel.set(followedPanel('branding', optionAt(page.part(activeOption).get())?.section));
  }
  showPane(page, 'panels');
}
