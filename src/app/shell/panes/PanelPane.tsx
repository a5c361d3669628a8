import { Pin, PinOff } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { optionAt } from '../../../config/index.ts';
import { activeOption } from '../../state/activeOption.ts';
import { type NavigationRequest, useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { setPreference, usePreferences } from '../../state/preferences.ts';
import { useSelected } from '../../state/useWorkspace.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { followedPanel } from './followedPanel.ts';
import styles from './PanelPane.module.css';
import { type PanelId, panels } from './panels.tsx';

/** The third pane: what the configuration does. Follows the option that is being edited until the user pins a tab. */
export function PanelPane() {
  const page = usePageState();
  const navigation = useNavigation();
  const [selected, setSelected] = useState<PanelId>('branding');
  const { panelPinned } = usePreferences();
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const follow = useEffectEvent(() => {
    if (!panelPinned) setSelected((shown) => followedPanel(shown, optionAt(page.part(activeOption).get())?.section));
  });
  const serve = useEffectEvent((request: NavigationRequest | undefined) => {
    if (request?.kind !== 'panel') return;
    const panel = panels.find(({ id }) => id === request.panel)?.id;
    if (panel === undefined) return;
    setSelected(panel);
    if (request.field !== undefined) return;
    requestAnimationFrame(() => focusTab(panel));
    navigation.served(request);
  });

  useEffect(() => {
    const stopFollowing = page.part(activeOption).subscribe(follow);
    serve(navigation.pending('panel'));
    const stopListening = navigation.listen(serve);
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [page, navigation]);

  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <Tabs
          label="Tools"
          tabs={panels.map(({ id, title, Icon, Count }) => ({
            id,
            label: (
              <span className={`${styles.tab} ${Count ? styles.counted : ''}`}>
                <span className={styles.icon} title={title} aria-hidden>
                  <Icon />
                </span>
                <span className={styles.title}>{title}</span> {Count && <Count />}
              </span>
            ),
          }))}
          selected={selected}
          onSelect={setSelected}
          panelId={(id) => `panel-${id}`}
        />
        <IconButton
          className={styles.pin ?? ''}
          label={panelPinned ? 'Pinned: let the tab follow what is edited' : 'Pin this tab'}
          aria-pressed={panelPinned}
          onClick={() => setPreference(page, 'panelPinned', !panelPinned)}
        >
          {panelPinned ? <PinOff /> : <Pin />}
        </IconButton>
      </div>
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

/** Who asks for a panel by a command goes on in it by the keyboard. */
function focusTab(panel: PanelId): void {
  document.querySelector<HTMLElement>(`[role="tab"][aria-controls="panel-${panel}"]`)?.focus();
}
