import { Fragment, Suspense, useEffect, useState } from 'react';
import { Group, Panel, Separator, useGroupRef } from 'react-resizable-panels';
import { PreviewWindow } from '../../features/brandingPreview/index.ts';
import { SectionNav } from '../../features/configForm/index.ts';
import { previewWindow } from '../../page/dialogs.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { useIsAfterText } from '../../page/textPane.ts';
import { usePlaces } from '../../places/places.ts';
import { useElement } from '../../places/useElement.ts';
import { nextFrame } from '../../platform/afterFrame.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { BottomBar } from './BottomBar.tsx';
import { type PaneId, percentages, shownPanes, wantedViews, widthsAfter } from './layout.ts';
import { paneElementId } from './paneFocus.ts';
import { usePaneChoice, useRoom } from './paneState.ts';
import { panes } from './panes.tsx';
import { ToolRail } from './ToolRail.tsx';
import { usePanePlaces } from './usePanePlaces.ts';
import styles from './Workbench.module.css';

const Ribbon = lazyPart(
  async () => (await import('./Ribbon.tsx')).Ribbon,
  () => null,
);

/** The panes side by side if there is room, otherwise one at a time. */
export function Workbench() {
  const hasNavigation = useMediaQuery(roomFor.navigation);
  const hasRail = useMediaQuery(roomFor.rail);
  const room = useRoom();
  const choice = usePaneChoice();
  const shown = shownPanes(choice, room);
  // The text stays ready for when the tool that replaces it is closed.
  const mounted = room > 1 ? wantedViews(choice) : [];
  const sections = useElement('part', 'sections');
  // Here, since the window stays open while another tool is shown.
  const hasPreviewWindow = usePart(previewWindow) !== undefined;
  usePanePlaces();
  return (
    <main className={styles.workbench} ref={useElement('part', 'main')}>
      <div className={styles.beside}>
        {hasNavigation && shown.includes('form') && (
          <div className={styles.sections} ref={sections}>
            <SectionNav />
          </div>
        )}
        <Panes shown={shown} mounted={mounted} />
        {room > 1 && <LateRibbon />}
        {hasRail && <ToolRail />}
      </div>
      {!hasRail && <BottomBar />}
      {hasPreviewWindow && (
        <Suspense>
          <PreviewWindow />
        </Suspense>
      )}
    </main>
  );
}

/** Its code is large, and would be fetched before Monaco, which it joins the form with. */
function LateRibbon() {
  const isAfterText = useIsAfterText();
  if (!isAfterText) return null;
  return (
    <Suspense>
      <Ribbon />
    </Suspense>
  );
}

interface PanesProps {
  readonly shown: readonly PaneId[];
  /** The panes to keep ready as well. */
  readonly mounted: readonly PaneId[];
}

/** A pane stays mounted once shown, to keep drafts, scroll position and cursor. */
function Panes({ shown, mounted }: PanesProps) {
  const page = usePageState();
  const { elements } = usePlaces();
  const group = useGroupRef();
  const { paneWidths } = usePreferences();
  const needed = [...shown, ...mounted];
  const [wereShown, setWereShown] = useState<ReadonlySet<PaneId>>(new Set(needed));
  if (needed.some((id) => !wereShown.has(id))) setWereShown(new Set([...wereShown, ...needed]));
  const shownNames = shown.join();
  const layout = percentages(paneWidths, shown);

  // The group keeps its own widths while dragging: it gets new ones only for another choice of panes.
  // In the next frame: only then does the group know the minimum widths of new panes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    return nextFrame(() => group.current?.setLayout(layout));
  }, [shownNames]);

  /** All widths, since dragging one divider far enough moves the other. */
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
                aria-label={dividerLabel(shown)}
                title="Double-click to reset the widths"
                hidden={!isShown || id === shown[0]}
                disabled={!isShown || id === shown[0]}
                disableDoubleClick
                onDoubleClick={resetWidths}
              />
            )}
            <Panel id={id} className={styles.panel} minSize={isShown ? '220px' : 0} maxSize={isShown ? '100%' : 0}>
              <div
                id={paneElementId(id)}
                ref={(element) => (element ? elements.register('pane', id, element) : undefined)}
                className={`${styles.pane} ${id === 'hjson' ? '' : styles.contained}`}
                tabIndex={-1}
                hidden={!isShown}
              >
                {wereShown.has(id) && <Content />}
              </div>
            </Panel>
          </Fragment>
        );
      })}
    </Group>
  );
}
