import { Suspense } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { useIsAfterText } from '../../page/textPane.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pane, PaneActions } from '../../ui/Pane.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { leaveTool } from './paneFocus.ts';
import { showTool, useShownTool, useToolInPlace } from './paneState.ts';
import { ToolName, tools } from './tools.tsx';
import styles from './Workbench.module.css';

type ToolEntry = (typeof tools)[number];

/** The current tool, which is created each time it is shown. */
export function ToolPane() {
  const shown = useShownTool();
  const entry = tools.find(({ id }) => id === shown);
  return entry ? <Tool key={entry.modeOf ?? entry.id} entry={entry} /> : null;
}

function Tool({ entry }: { readonly entry: ToolEntry }) {
  const { title, regionLabel, place, sentence } = entry;
  const { elements } = usePlaces();
  const hasRail = useMediaQuery(roomFor.rail);
  return (
    <Pane
      label={regionLabel}
      title={title}
      {...(place === 'page' && { lead: sentence })}
      headingRef={(element) => (element ? elements.register('part', 'tool heading', element) : undefined)}
      end={hasRail && <Leave entry={entry} />}
    >
      {!hasRail && !entry.isInBar && <OtherTools shown={entry} />}
      <Modes shown={entry} />
      <ToolContent entry={entry} />
    </Pane>
  );
}

/** The way back to what the tool covers: × in a pane, words on a page. */
function Leave({ entry }: { readonly entry: ToolEntry }) {
  const page = usePageState();
  const isInPlace = useToolInPlace() !== undefined;
  if (entry.place === 'page') {
    return (
      <Button aria-keyshortcuts="Escape" onClick={() => leaveTool(page)}>
        Back to editing <kbd aria-hidden>Esc</kbd>
      </Button>
    );
  }
  return <CloseButton label={`Close ${entry.title}`} hasEscape={isInPlace} onClick={() => leaveTool(page)} />;
}

/** A switch between the views of one page. */
function Modes({ shown }: { readonly shown: ToolEntry }) {
  const page = usePageState();
  const main = shown.modeOf ?? shown.id;
  const modes = tools.filter(({ id, modeOf }) => id === main || modeOf === main);
  if (modes.length === 1) return null;
  return (
    <PaneActions>
      <ViewSwitch
        aria-label="View"
        size="compact"
        options={modes.map(({ id, title, word = title }) => ({ value: id, label: word }))}
        value={shown.id}
        onChange={(id) => showTool(page, id)}
      />
    </PaneActions>
  );
}

/** With room for one pane, the tools without a tab in the bar share a row. */
function OtherTools({ shown }: { readonly shown: ToolEntry }) {
  const page = usePageState();
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Tools"
        tabs={tools
          .filter(({ isInBar, modeOf }) => !isInBar && !modeOf)
          .map(({ id, title, word }) => ({ id, label: <ToolName title={title} word={word} /> }))}
        selected={shown.modeOf ?? shown.id}
        onSelect={(id) => showTool(page, id)}
        panelId={(id) => `tool-${id}`}
      />
    </div>
  );
}

function ToolContent({ entry: { id, modeOf = id, regionLabel, needsValues, Content } }: { readonly entry: ToolEntry }) {
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isAfterText = useIsAfterText();
  const loading = <p className={styles.loading}>Loading…</p>;
  if (!isAfterText) return loading;
  return (
    <div id={`tool-${modeOf}`}>
      <ErrorBoundary standIn={(retry) => <NotShown name={regionLabel} onRetry={retry} />}>
        <Suspense fallback={loading}>
          {excess && needsValues ? (
            <p className={styles.loading}>The text {excess.reason}: there is nothing to show.</p>
          ) : (
            <Content />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function NotShown({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  return (
    <Notice kind="error" place="strip" actions={<Button onClick={onRetry}>Try again</Button>}>
      {name} could not be shown. Your configuration is untouched; save it if the page keeps failing.
    </Notice>
  );
}
