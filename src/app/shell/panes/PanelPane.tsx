import { Suspense } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { useIsAfterText } from '../../page/textPane.ts';
import { useStore } from '../../page/useStore.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { MaximiseButton } from './MaximiseButton.tsx';
import styles from './PanelPane.module.css';
import { panels } from './panels.tsx';
import { collapseTools, shownPanel, usePaneChoice, useRoom } from './paneState.ts';

/** The tools, which show what the configuration does. Follows the edited option until the user pins a tab. */
export function PanelPane() {
  const page = usePageState();
  const selected = useStore(page.part(shownPanel));
  const { elements } = usePlaces();
  const room = useRoom();
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isAfterText = useIsAfterText();
  const isAlone = room === 1;
  // With room for one pane, the bar below it has separate tabs for some panels.
  const tabs = panels.filter(({ isInBar }) => !isAlone || !isInBar);

  return (
    <div className={styles.pane}>
      {tabs.some(({ id }) => id === selected) && (
        <div className={styles.head}>
          <Tabs
            label="Tools"
            tabs={tabs.map(({ id, title, Icon, Count }) => ({
              id,
              label: (
                <span className={`${styles.tab} ${Count ? styles.counted : ''}`}>
                  <span className={styles.icon} data-tooltip={title} aria-hidden>
                    <Icon />
                  </span>
                  <span className={styles.title}>{title}</span> {Count && <Count />}
                </span>
              ),
            }))}
            selected={selected}
            onSelect={(id) => page.part(shownPanel).set(id)}
            panelId={(id) => `panel-${id}`}
            tabRef={(id, element) => elements.register('tab', id, element)}
          />
          <Toolbar label="Tools pane" className={styles.actions}>
            <ToolsMenu />
            <MaximiseButton pane="panels" name="tools" />
          </Toolbar>
        </div>
      )}
      {panels.map(({ id, regionLabel, needsValues, Content }) => (
        <section key={id} id={`panel-${id}`} className={styles.body} aria-label={regionLabel} hidden={id !== selected}>
          {id === selected && isAfterText && (
            <ErrorBoundary standIn={(retry) => <NotShown name={regionLabel} onRetry={retry} />}>
              <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
                {excess && needsValues ? (
                  <p className={styles.loading}>The text {excess.reason}: there is nothing to show.</p>
                ) : (
                  <Content />
                )}
              </Suspense>
            </ErrorBoundary>
          )}
        </section>
      ))}
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

function ToolsMenu() {
  const page = usePageState();
  const { panelPinned } = usePreferences();
  const room = useRoom();
  const { maximised } = usePaneChoice();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="More for tools">
          <MoreIcon />
        </IconButton>
      }
      groups={[
        [
          {
            label: panelPinned ? 'Let the tab follow the form' : 'Keep this tab in front',
            onSelect: () => setPreference(page, 'panelPinned', !panelPinned),
          },
        ],
        // The rail replaces the tools.
        room > 1 && !maximised ? [{ label: 'Collapse tools', onSelect: () => collapseTools(page) }] : [],
      ]}
    />
  );
}
