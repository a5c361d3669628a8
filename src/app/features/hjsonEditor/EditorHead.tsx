import { useEffect, useEffectEvent } from 'react';
import { counted } from 'source-text';
import { referencePlaces } from '../../../config/index.ts';
import { shownIn } from '../../../secrets/index.ts';
import { usePageState } from '../../page/pageState.ts';
import { setPreference, usePreferences } from '../../page/preferences.ts';
import { textSizes } from '../../page/storedPreferences.ts';
import { useFacts, useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { PaneActions, PaneNote } from '../../ui/Pane.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';

export interface EditorHeadProps {
  readonly changes: number;
  readonly showsChanges: boolean;
  readonly onShowChanges: (shows: boolean) => void;
  readonly showsSecrets: boolean;
  readonly onShowSecrets: (shows: boolean) => void;
  readonly onFormat: () => void;
}

/** The header of the text: the changes, and a menu for settings whose defaults fit most users. Not in the editor's chunk, which has no room for icons. */
export function EditorHead(props: EditorHeadProps) {
  const { changes, showsChanges, onShowChanges, showsSecrets, onShowSecrets, onFormat } = props;
  const page = usePageState();
  const { linksPanes, wrapsText, textSize } = usePreferences();
  const workspace = useWorkspace();
  const hidesDamage = useFacts(({ document }) => document.damage.length > 0 && !shownIn(document).damage);
  const references = useFacts(({ document }) => referencePlaces(document).length);
  const places = usePlaces();
  const showIt = useEffectEvent(() => {
    onShowChanges(true);
    return true;
  });
  useEffect(() => places.provide('changes', () => showIt()), [places]);
  const { least, usual, most } = textSizes;
  const setSize = (size: number) => setPreference(page, 'textSize', Math.min(most, Math.max(least, size)));
  return (
    <PaneActions>
      {references > 0 && <PaneNote>{counted(references, 'reference')}</PaneNote>}
      {(changes > 0 || showsChanges) && (
        <ViewSwitch
          aria-label="Text or changes"
          size="compact"
          options={[
            { value: 'text', label: 'Text' },
            { value: 'changes', label: `Changes ${changes}` },
          ]}
          value={showsChanges ? 'changes' : 'text'}
          onChange={(view) => onShowChanges(view === 'changes')}
        />
      )}
      {showsSecrets && <PaneNote isWarning>Secrets shown</PaneNote>}
      <Menu
        align="end"
        trigger={
          <IconButton label="More for HJSON">
            <MoreIcon />
          </IconButton>
        }
        groups={[
          [{ label: 'Format', detail: 'Shift+Alt+F', onSelect: onFormat }],
          [
            {
              label: 'Wrap lines',
              detail: 'Alt+Z',
              isChecked: wrapsText,
              onSelect: () => setPreference(page, 'wrapsText', !wrapsText),
            },
            {
              label: 'Link form and HJSON',
              isChecked: linksPanes,
              onSelect: () => setPreference(page, 'linksPanes', !linksPanes),
            },
            { label: 'Hide secrets', isChecked: !showsSecrets, onSelect: () => onShowSecrets(!showsSecrets) },
            ...(hidesDamage ? [{ label: 'Show to repair', onSelect: () => workspace.showDamage() }] : []),
          ],
          [
            { label: 'Larger text', disabled: textSize >= most, onSelect: () => setSize(textSize + 1) },
            { label: 'Smaller text', disabled: textSize <= least, onSelect: () => setSize(textSize - 1) },
            { label: 'Default text size', disabled: textSize === usual, onSelect: () => setSize(usual) },
          ],
        ]}
      />
    </PaneActions>
  );
}
