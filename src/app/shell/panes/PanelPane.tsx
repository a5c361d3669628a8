import { PanelRightClose, Pin, PinOff } from 'lucide-react';
import { Suspense } from 'react';
import { usePageState } from '../../state/pageState.ts';
import { setPreference, usePreferences } from '../../state/preferences.ts';
import { useStore } from '../../state/useStore.ts';
import { useSelected } from '../../state/useWorkspace.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { MaximiseButton } from './MaximiseButton.tsx';
import styles from './PanelPane.module.css';
import { panels } from './panels.tsx';
import { collapseTools, shownPanel, usePaneChoice, useRoom } from './paneState.ts';

/** The tools: what the configuration does. Follows the option that is being edited until the user pins a tab. */
export function PanelPane() {
  const page = usePageState();
  const selected = useStore(page.part(shownPanel));
  const room = useRoom();
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isAlone = room === 1;
  // Where one pane has room, the bar below it has tabs of their own for some panels.
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
          />
          <div className={styles.actions}>
            <PinButton />
            {!isAlone && <CollapseButton />}
            {!isAlone && <MaximiseButton pane="panels" name="tools" />}
          </div>
        </div>
      )}
      {panels.map(({ id, regionLabel, needsValues, Content }) => (
        <section key={id} id={`panel-${id}`} className={styles.body} aria-label={regionLabel} hidden={id !== selected}>
          {id === selected && (
            <ErrorBoundary name={regionLabel}>
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

function PinButton() {
  const page = usePageState();
  const { panelPinned } = usePreferences();
  return (
    <IconButton
      label={panelPinned ? 'Pinned: let the tab follow what is edited' : 'Pin this tab'}
      aria-pressed={panelPinned}
      onClick={() => setPreference(page, 'panelPinned', !panelPinned)}
    >
      {panelPinned ? <PinOff /> : <Pin />}
    </IconButton>
  );
}

/** The rail takes the place of the tools. */
function CollapseButton() {
  const page = usePageState();
  const { maximised } = usePaneChoice();
  if (maximised) return null;
  return (
    <IconButton label="Collapse tools" onClick={() => collapseTools(page)}>
      <PanelRightClose />
    </IconButton>
  );
}
