import { Ellipsis } from 'lucide-react';
import { findNode, nodeValue } from '../../hjson/index.ts';
import { writeClipboard } from '../platform/clipboard.ts';
import { announce } from '../state/announcer.ts';
import { useNavigation } from '../state/navigation.ts';
import { usePageState } from '../state/pageState.ts';
import { useFacts, useWorkspace } from '../state/useWorkspace.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { optionNote } from './notes/optionNotes.ts';
import styles from './OptionField.module.css';
import type { OptionView } from './optionView.ts';
import type { OptionEditor } from './useOption.ts';

interface OptionMenuProps {
  readonly view: OptionView;
  readonly editor: OptionEditor;
  /** The name of the option's control. */
  readonly name: string;
  readonly isHelpWhole: boolean;
  readonly onToggleHelp: () => void;
  readonly onEditNote: () => void;
}

/** What can be done with an option besides changing its value. */
export function OptionMenu({ view, editor, name, isHelpWhole, onToggleHelp, onEditNote }: OptionMenuProps) {
  const page = usePageState();
  const navigation = useNavigation();
  const workspace = useWorkspace();
  const { facts, reading, source, openedSource, isModified } = view;

  const note = useFacts(({ document }) => optionNote(document, facts.key, facts.path));

  /** `what` describes the copied text, which may be a secret. */
  async function copy(text: string, what: string) {
    announce(page, (await writeClipboard(text)) ? `Copied ${what}` : 'The browser blocked copying');
  }

  /** The content of a string; the source of anything else. */
  function copyValue() {
    const { value } = reading;
    copy(typeof value === 'string' ? value : (source ?? ''), `the value of ${facts.key}`);
  }

  function copyLink() {
    copy(new URL(`#${facts.key}`, window.location.href).href, `the link to ${facts.key}`);
  }

  function undoChange() {
    const node = findNode(workspace.snapshot.opened.document, facts.path);
    if (openedSource === undefined || !node) editor.remove();
    else editor.set(nodeValue(node));
  }

  return (
    <Menu
      align="end"
      trigger={
        <IconButton className={styles.menu ?? ''} label={`More for ${name}`} tabIndex={-1} data-option-menu>
          <Ellipsis />
        </IconButton>
      }
      groups={[
        [
          {
            label: 'Remove from file',
            detail: facts.default === undefined ? '' : `Default: ${JSON.stringify(facts.default)}`,
            disabled: source === undefined,
            onSelect: editor.remove,
          },
          { label: 'Revert to opened value', disabled: !isModified, onSelect: undoChange },
          {
            label: note ? 'Edit note' : 'Add note',
            detail: source === undefined ? 'Set a value first' : '',
            disabled: source === undefined || note?.isSecret === true,
            onSelect: onEditNote,
          },
        ],
        [
          { label: isHelpWhole ? 'Shorten the description' : 'Show the whole description', onSelect: onToggleHelp },
          { label: 'Copy option name', detail: facts.key, onSelect: () => copy(facts.key, facts.key) },
          { label: 'Copy link', detail: `#${facts.key}`, onSelect: copyLink },
          {
            label: facts.secret ? 'Copy value without showing it' : 'Copy value',
            disabled: source === undefined,
            onSelect: copyValue,
          },
          {
            label: 'Go to line',
            disabled: !reading.node,
            onSelect: () => reading.node && navigation.go({ kind: 'text', range: reading.node.range }),
          },
        ],
      ]}
    />
  );
}
