import { writeClipboard } from '../platform/clipboard.ts';
import { announce } from '../state/announcer.ts';
import { useNavigation } from '../state/navigation.ts';
import { usePageState } from '../state/pageState.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { MoreIcon } from '../ui/MoreIcon.tsx';
import type { OptionNoteText } from './notes/optionNotes.ts';
import styles from './OptionField.module.css';
import { type OptionView, optionViews } from './optionView.ts';
import { rowActions, rowOf } from './rowActions.ts';
import type { OptionEditor } from './useOption.ts';

interface OptionMenuProps {
  readonly view: OptionView;
  readonly editor: OptionEditor;
  readonly note: OptionNoteText | undefined;
  /** The name of the option's control. */
  readonly name: string;
  readonly isHelpWhole: boolean;
  readonly onToggleHelp: () => void;
  readonly onEditNote: () => void;
}

/** What can be done with an option besides changing its value. */
export function OptionMenu({ view, editor, note, name, isHelpWhole, onToggleHelp, onEditNote }: OptionMenuProps) {
  const page = usePageState();
  const navigation = useNavigation();
  const workspace = useWorkspace();
  const { facts, isModified } = view;
  const isSet = view.source !== undefined;
  /** The row stays the same while the value is typed. */
  const current = () => optionViews(workspace.snapshot).get(facts.key) ?? view;

  /** `what` describes the copied text, which may be a secret. */
  async function copy(text: string, what: string) {
    announce(page, (await writeClipboard(text)) ? `Copied ${what}` : 'The browser blocked copying');
  }

  /** The content of a string; the source of anything else. */
  function copyValue() {
    const { reading, source } = current();
    const { value } = reading;
    copy(
      typeof value === 'string' ? value : (source ?? ''),
      `the value of ${facts.key}${facts.secret || current().holdsSecret ? '. It stays on the clipboard' : ''}`,
    );
  }

  function copyLink() {
    copy(new URL(`#${facts.key}`, window.location.href).href, `the link to ${facts.key}`);
  }

  function goToLine() {
    const { node } = current().reading;
    if (node) navigation.go({ kind: 'text', range: node.range });
  }

  return (
    <Menu
      align="end"
      more={() => rowActions(rowOf(facts.key))}
      trigger={
        <IconButton className={styles.menu ?? ''} label={`More for ${name}`} tabIndex={-1} data-option-menu>
          <MoreIcon />
        </IconButton>
      }
      groups={[
        [
          {
            label: 'Remove from file',
            detail: facts.default === undefined ? '' : `Default: ${JSON.stringify(facts.default)}`,
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
        ],
        [
          { label: isHelpWhole ? 'Shorten the description' : 'Show the whole description', onSelect: onToggleHelp },
          { label: 'Copy option name', detail: facts.key, onSelect: () => copy(facts.key, facts.key) },
          { label: 'Copy link', detail: `#${facts.key}`, onSelect: copyLink },
          {
            label: facts.secret || view.holdsSecret ? 'Copy value without showing it' : 'Copy value',
            disabled: !isSet,
            onSelect: copyValue,
          },
          {
            label: 'Go to line',
            disabled: !view.reading.node,
            onSelect: goToLine,
          },
        ],
      ]}
    />
  );
}
