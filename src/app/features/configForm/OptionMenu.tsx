import { type RefObject, Suspense, useState } from 'react';
import { announce } from '../../page/announcer.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { writeClipboard } from '../../platform/clipboard.ts';
import { IconButton } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyPart.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import type { OptionNoteText } from './notes/optionNotes.ts';
import styles from './OptionField.module.css';
import { type OptionView, optionViews } from './option/optionView.ts';
import { actionItems } from './option/rowMenu.ts';
import type { OptionEditor } from './option/useOption.ts';

const ReplaceDialog = lazyDialog(async () => (await import('./references/ReplaceDialog.tsx')).ReplaceDialog);

interface OptionMenuProps {
  readonly view: OptionView;
  readonly editor: OptionEditor;
  readonly note: OptionNoteText | undefined;
  /** The name of the option's control. */
  readonly name: string;
  readonly onEditNote: () => void;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
  /** The section whose actions it lists as well. */
  readonly section: string | undefined;
}

/** What can be done with an option besides changing its value. */
export function OptionMenu(props: OptionMenuProps) {
  const { view, editor, note, name, onEditNote, menuButton, section } = props;
  const page = usePageState();
  const places = usePlaces();
  const workspace = useWorkspace();
  const { option, isModified } = view;
  const isSet = view.source !== undefined;
  const [isReplaced, setReplaced] = useState(false);
  /** The row stays the same while the value is typed. */
  const current = () => optionViews(workspace.snapshot).get(option.key) ?? view;

  /** `what` describes the copied text, which may be a secret. */
  async function copy(text: string, what: string) {
    announce(page, (await writeClipboard(text)) ? `Copied ${what}` : 'The browser blocked copying');
  }

  /** The content of a string; the source of anything else. */
  function copyValue() {
    const { analysis, source } = current();
    const { value } = analysis;
    copy(
      typeof value === 'string' ? value : (source ?? ''),
      `the value of ${option.key}${option.secret || current().holdsSecret ? '. It stays on the clipboard' : ''}`,
    );
  }

  function copyLink() {
    copy(new URL(`#${option.key}`, window.location.href).href, `the link to ${option.key}`);
  }

  function goToLine() {
    const { node } = workspace.snapshot.config.entries.get(option.key) ?? {};
    if (node) places.goTo({ kind: 'text', range: node.range });
  }

  return (
    <>
      <Menu
        align="end"
        more={() => actionItems(page, option.key, section)}
        trigger={
          <IconButton className={styles.menu ?? ''} label={`More for ${name}`} tabIndex={-1} ref={menuButton}>
            <MoreIcon />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Remove from file',
              detail: option.default === undefined ? '' : `Default: ${JSON.stringify(option.default)}`,
              disabled: !isSet,
              onSelect: editor.remove,
            },
            { label: 'Revert to opened value', disabled: !isModified, onSelect: editor.revert },
            {
              label: note ? 'Edit note' : 'Add note',
              detail: isSet ? '' : 'Set a value first',
              disabled: !isSet || note?.isSecret === true,
              onSelect: onEditNote,
            },
            { label: 'Replace by a reference…', onSelect: () => setReplaced(true) },
          ],
          [
            { label: 'Copy option name', detail: option.key, onSelect: () => copy(option.key, option.key) },
            { label: 'Copy link', detail: `#${option.key}`, onSelect: copyLink },
            {
              label: option.secret || view.holdsSecret ? 'Copy value without showing it' : 'Copy value',
              disabled: !isSet,
              onSelect: copyValue,
            },
            {
              label: 'Go to line',
              disabled: !view.analysis.kind,
              onSelect: goToLine,
            },
          ],
        ]}
      />
      <Suspense>{isReplaced && <ReplaceDialog view={current()} onClose={() => setReplaced(false)} />}</Suspense>
    </>
  );
}
