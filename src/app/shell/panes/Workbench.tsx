import { Fragment, useState } from 'react';
import { Group, type Layout, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { SectionNav } from '../../configForm/sections/SectionNav.tsx';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { usePageState } from '../../state/pageState.ts';
import { preferences, setPreference } from '../../state/preferences.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { type PaneId, panes } from './panes.tsx';
import { usePaneRequests } from './usePaneRequests.ts';
import styles from './Workbench.module.css';

/** The panes beside each other where there is room, one at a time below 1100 px. */
export function Workbench() {
  const isWide = useMediaQuery('(min-width: 1100px)');
  const [selected, setSelected] = useState<PaneId>('form');
  usePaneRequests(setSelected);
  return (
    <main className={styles.workbench}>
      {isWide && <SectionNav />}
      {isWide ? <PanesBesideEachOther /> : <PanesAsTabs selected={selected} onSelect={setSelected} />}
    </main>
  );
}

const defaultLayout: Layout = Object.fromEntries(panes.map(({ id, width }) => [id, width]));

function PanesBesideEachOther() {
  const page = usePageState();
  const group = useGroupRef();
  const { paneWidths } = page.part(preferences).get();
  const isKnown = panes.every(({ id }) => typeof paneWidths[id] === 'number');

  /** All of them: dragging one divider far enough moves the other. */
  function resetWidths() {
    group.current?.setLayout(defaultLayout);
    setPreference(page, 'paneWidths', {});
  }

  return (
    <Group
      className={styles.group}
      groupRef={group}
      {...(isKnown ? { defaultLayout: paneWidths as Layout } : {})}
      onLayoutChanged={(layout, { isUserInteraction }) =>
        isUserInteraction && setPreference(page, 'paneWidths', layout)
      }
    >
      {panes.map(({ id, Content, width, dividerLabel }) => (
        <Fragment key={id}>
          {dividerLabel && (
            <Separator
              className={styles.separator}
              aria-label={dividerLabel}
              title="Double-click to reset the widths"
              disableDoubleClick
              onDoubleClick={resetWidths}
            />
          )}
          <Panel id={id} defaultSize={`${width}%`} minSize="220px" className={styles.panel}>
            <Content />
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}

interface PanesAsTabsProps {
  readonly selected: PaneId;
  readonly onSelect: (id: PaneId) => void;
}

/** A pane that was shown once stays mounted: drafts, scroll and cursor live on. */
function PanesAsTabs({ selected, onSelect }: PanesAsTabsProps) {
  const [shown, setShown] = useState<ReadonlySet<PaneId>>(new Set([selected]));
  if (!shown.has(selected)) setShown(new Set([...shown, selected]));
  return (
    <div className={styles.tabbed}>
      <div className={styles.tabs}>
        <Tabs
          label="Views"
          tabs={panes.map(({ id, title }) => ({ id, label: title }))}
          selected={selected}
          onSelect={onSelect}
          panelId={(id) => `pane-${id}`}
        />
      </div>
      {panes.map(({ id, Content }) => (
        <div key={id} id={`pane-${id}`} className={styles.tabPanel} hidden={id !== selected}>
          {shown.has(id) && <Content />}
        </div>
      ))}
    </div>
  );
}
