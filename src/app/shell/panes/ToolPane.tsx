import { X } from 'lucide-react';
import { Suspense } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { useIsAfterText } from '../../page/textPane.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { wantedViews } from './layout.ts';
import { leaveTool } from './paneFocus.ts';
import { closeTool, showTool, usePaneChoice, useRoom, useShownTool } from './paneState.ts';
import { ToolName } from './ToolName.tsx';
import styles from './ToolPane.module.css';
import { tools } from './tools.tsx';

type ToolEntry = (typeof tools)[number];

/** The current tool, which is created each time it is shown. */
export function ToolPane() {
  const shown = useShownTool();
  const entry = tools.find(({ id }) => id === shown);
  return entry ? <Tool key={entry.id} entry={entry} /> : null;
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
      <ToolContent entry={entry} />
    </Pane>
  );
}

/** The button back to what the tool covers; it closes a third pane. */
function Leave({ entry }: { readonly entry: ToolEntry }) {
  const page = usePageState();
  const views = wantedViews(usePaneChoice());
  if (useRoom() === 3 && entry.place === 'text') {
    return (
      <IconButton label={`Close ${entry.title}`} onClick={() => closeTool(page)}>
        <X />
      </IconButton>
    );
  }
  const back = entry.place === 'page' ? 'editing' : views.includes('hjson') ? 'text' : 'form';
  return (
    <Button
      look={entry.place === 'page' ? 'plain' : 'quiet'}
      aria-keyshortcuts="Escape"
      onClick={() => leaveTool(page)}
    >
      Back to {back} <kbd aria-hidden>Esc</kbd>
    </Button>
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
          .filter(({ isInBar }) => !isInBar)
          .map(({ id, title, word }) => ({ id, label: <ToolName title={title} word={word} /> }))}
        selected={shown.id}
        onSelect={(id) => showTool(page, id)}
        panelId={(id) => `tool-${id}`}
      />
    </div>
  );
}

function ToolContent({ entry: { id, regionLabel, needsValues, Content } }: { readonly entry: ToolEntry }) {
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isAfterText = useIsAfterText();
  if (!isAfterText) return null;
  return (
    <div id={`tool-${id}`}>
      <ErrorBoundary standIn={(retry) => <NotShown name={regionLabel} onRetry={retry} />}>
        <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
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
