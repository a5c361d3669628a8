import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { ConfigForm, SectionNav } from '../../features/configForm/index.ts';
import { HjsonEditor } from '../../features/hjsonEditor/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { useIsAfterText } from '../../page/textPane.ts';
import { usePlaces } from '../../places/places.ts';
import { useElement } from '../../places/useElement.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Divider } from './Divider.tsx';
import { type PaneId, percentages, shownPanes, wantedViews, widthsAfter } from './layout.ts';
import { paneElementId } from './paneFocus.ts';
import { usePaneChoice, useRoom } from './paneState.ts';
import { ToolPane } from './ToolPane.tsx';
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

/** In CSS pixels. */
const leastWidth = 220;

/** A pane stays mounted once shown, to keep drafts, scroll position and cursor. */
function Panes({ shown, mounted }: PanesProps) {
  const page = usePageState();
  const { elements } = usePlaces();
  const { paneWidths } = usePreferences();
  const needed = [...shown, ...mounted];
  const [wereShown, setWereShown] = useState<ReadonlySet<PaneId>>(new Set(needed));
  if (needed.some((id) => !wereShown.has(id))) setWereShown(new Set([...wereShown, ...needed]));
  /** The widths in pixels when the divider began to move. */
  const before = useRef<ReadonlyMap<PaneId, number>>(undefined);
  /** What is shown while a divider moves, in percent. */
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>();
  const layout = moved ?? percentages(paneWidths, shown);

  /** Gives one of two neighbours the pixels that the other one loses, as far as both keep the least width. */
  function move(left: PaneId, right: PaneId, pixels: number, isFinal: boolean) {
    before.current ??= new Map(shown.map((id) => [id, elements.get('pane', id)?.clientWidth ?? 0]));
    const widths = before.current;
    const both = (widths.get(left) ?? 0) + (widths.get(right) ?? 0);
    const width = Math.max(leastWidth, Math.min(both - leastWidth, (widths.get(left) ?? 0) + pixels));
    const next = new Map(widths).set(left, width).set(right, both - width);
    const total = [...next.values()].reduce((sum, each) => sum + each, 0);
    const given = Object.fromEntries([...next].map(([id, each]) => [id, (100 * each) / total]));
    setMoved(isFinal ? undefined : given);
    if (!isFinal) return;
    before.current = undefined;
    setPreference(page, 'paneWidths', widthsAfter(paneWidths, shown, given));
  }

  return (
    <div className={styles.group}>
      {panes.map(({ id, Content, dividerLabel }) => {
        const isShown = shown.includes(id);
        const left = shown[shown.indexOf(id) - 1];
        return (
          <Fragment key={id}>
            {dividerLabel && left && (
              <Divider
                label={dividerLabel(shown)}
                controls={paneElementId(left)}
                share={layout[left] ?? 0}
                onMove={(pixels, isFinal) => move(left, id, pixels, isFinal)}
                onReset={() => setPreference(page, 'paneWidths', {})}
              />
            )}
            <div className={styles.panel} style={{ flexGrow: layout[id] ?? 0, minWidth: isShown ? leastWidth : 0 }}>
              <div
                id={paneElementId(id)}
                ref={(element) => (element ? elements.register('pane', id, element) : undefined)}
                className={`${styles.pane} ${id === 'hjson' ? '' : styles.contained}`}
                tabIndex={-1}
                hidden={!isShown}
              >
                {wereShown.has(id) && <Content />}
              </div>
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}

interface PaneEntry {
  readonly id: PaneId;
  /** The name of the divider before it; the first one has none. */
  readonly dividerLabel?: (shown: readonly PaneId[]) => string;
  readonly Content: () => ReactNode;
}

/** The three panes, from left to right. */
const panes: readonly PaneEntry[] = [
  { id: 'form', Content: FormPane },
  { id: 'hjson', dividerLabel: () => 'Resize form and HJSON', Content: HjsonPane },
  {
    id: 'tool',
    dividerLabel: (shown) => (shown.includes('hjson') ? 'Resize HJSON and tools' : 'Resize form and tools'),
    Content: ToolPane,
  },
];

function FormPane() {
  return (
    <Pane label="Form" isBare>
      <ConfigForm />
    </Pane>
  );
}

function HjsonPane() {
  return (
    <Pane label="HJSON">
      <HjsonEditor />
    </Pane>
  );
}
