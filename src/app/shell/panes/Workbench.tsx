import { Fragment, useEffect, useState } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { SectionNav } from '../../configForm/sections/SectionNav.tsx';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { usePageState } from '../../state/pageState.ts';
import { setPreference, usePreferences } from '../../state/preferences.ts';
import { BottomBar } from './BottomBar.tsx';
import { type PaneId, percentages, shownPanes, widthsAfter } from './layout.ts';
import { paneElementId } from './paneFocus.ts';
import { roomForNavigation, usePaneChoice, useRoom } from './paneState.ts';
import { panes } from './panes.tsx';
import { ToolRail } from './ToolRail.tsx';
import { usePaneRequests } from './usePaneRequests.ts';
import styles from './Workbench.module.css';

/** The panes beside each other where there is room for them, one at a time where there is not. */
export function Workbench() {
  const hasNavigation = useMediaQuery(roomForNavigation);
  const room = useRoom();
  const choice = usePaneChoice();
  const shown = shownPanes(choice, room);
  usePaneRequests();
  return (
    <main className={styles.workbench}>
      <div className={styles.beside}>
        {hasNavigation && shown.includes('form') && <SectionNav />}
        <Panes shown={shown} />
        {room > 1 && !choice.maximised && !shown.includes('panels') && <ToolRail />}
      </div>
      {room === 1 && <BottomBar />}
    </main>
  );
}

/** A pane that was shown once stays, hidden: drafts, scroll and cursor live on. */
function Panes({ shown }: { readonly shown: readonly PaneId[] }) {
  const page = usePageState();
  const group = useGroupRef();
  const { paneWidths } = usePreferences();
  const [wereShown, setWereShown] = useState<ReadonlySet<PaneId>>(new Set(shown));
  if (shown.some((id) => !wereShown.has(id))) setWereShown(new Set([...wereShown, ...shown]));
  const shownNames = shown.join();
  const layout = percentages(paneWidths, shown);

  // The widths are the group's own while it is dragged: it is told of another choice of panes, and of nothing else.
  // In the next frame: only then does the group know the least widths of the panes that are new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const frame = requestAnimationFrame(() => group.current?.setLayout(layout));
    return () => cancelAnimationFrame(frame);
  }, [shownNames]);

  /** All of them: dragging one divider far enough moves the other. */
  function resetWidths() {
    group.current?.setLayout(percentages({}, shown));
    setPreference(page, 'paneWidths', {});
  }

  return (
    <Group
      className={styles.group}
      groupRef={group}
      defaultLayout={layout}
      onLayoutChanged={(given, { isUserInteraction }) =>
        isUserInteraction && setPreference(page, 'paneWidths', widthsAfter(paneWidths, shown, given))
      }
    >
      {panes.map(({ id, Content, dividerLabel }) => {
        const isShown = shown.includes(id);
        return (
          <Fragment key={id}>
            {dividerLabel && (
              <Separator
                className={styles.separator}
                aria-label={dividerLabel}
                title="Double-click to reset the widths"
                hidden={!isShown || id === shown[0]}
                disabled={!isShown || id === shown[0]}
                disableDoubleClick
                onDoubleClick={resetWidths}
              />
            )}
            <Panel id={id} className={styles.panel} minSize={isShown ? '220px' : 0} maxSize={isShown ? '100%' : 0}>
              <div id={paneElementId(id)} className={styles.pane} tabIndex={-1} hidden={!isShown}>
                {wereShown.has(id) && <Content />}
              </div>
            </Panel>
          </Fragment>
        );
      })}
    </Group>
  );
}
