import { Pin, PinOff } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { optionAt } from '../../config/index.ts';
import { activeOption, onActiveOption } from '../browser/activeOption.ts';
import { navigation, type PanelId } from '../browser/navigation.ts';
import { setPreference, usePreferences } from '../browser/preferences.ts';
import { IconButton } from '../components/Button.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { useSelected } from '../useWorkspace.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './PanelPane.module.css';
import { panels } from './panels.tsx';

/** The third pane: what the configuration does. Follows the option that is being edited until the user pins a tab. */
export function PanelPane() {
  const [selected, setSelected] = useState<PanelId>('branding');
  const { panelPinned } = usePreferences();
  const problemCount = useSelected((snapshot) => snapshot.problems.length);
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const follow = useEffectEvent(() => {
    const panel = panelFor(optionAt(activeOption())?.section);
    if (panel && !panelPinned) setSelected(panel);
  });

  useEffect(() => {
    const stopFollowing = onActiveOption(follow);
    const stopListening = navigation.listen((request) => {
      if (request.kind !== 'panel') return;
      setSelected(request.panel);
      requestAnimationFrame(() => focusTab(request.panel));
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, []);

  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <Tabs
          label="What the configuration does"
          tabs={panels.map(({ id, title }) => ({
            id,
            label: id === 'problems' && problemCount > 0 ? `${title} ${problemCount}` : title,
          }))}
          selected={selected}
          onSelect={setSelected}
          panelId={(id) => `panel-${id}`}
        />
        <IconButton
          className={styles.pin ?? ''}
          label={panelPinned ? 'Pinned: let the tab follow what is edited' : 'Pin this tab'}
          aria-pressed={panelPinned}
          onClick={() => setPreference('panelPinned', !panelPinned)}
        >
          {panelPinned ? <PinOff /> : <Pin />}
        </IconButton>
      </div>
      {panels.map(({ id, regionLabel, Content }) => (
        <section key={id} id={`panel-${id}`} className={styles.body} aria-label={regionLabel} hidden={id !== selected}>
          {id === selected && (
            <ErrorBoundary name={regionLabel}>
              <Suspense fallback={<p className={styles.loading}>Loading…</p>}>
                {excess && needsReading(id) ? (
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

/** The values of a text that was not read are not known, which is another thing than their defaults. */
function needsReading(panel: PanelId): boolean {
  return panel === 'branding' || panel === 'token';
}

/** Who asks for a panel by a command goes on in it by the keyboard. */
function focusTab(panel: PanelId): void {
  document.querySelector<HTMLElement>(`[role="tab"][aria-controls="panel-${panel}"]`)?.focus();
}

const panelOfSection: Readonly<Record<string, PanelId>> = {
  branding: 'branding',
  support: 'branding',
  gateway: 'token',
};

function panelFor(section: string | undefined): PanelId | undefined {
  return section === undefined ? undefined : panelOfSection[section];
}
