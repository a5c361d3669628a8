import { Ellipsis } from 'lucide-react';
import { findNode, nodeValue } from '../../hjson/index.ts';
import { writeClipboard } from '../platform/clipboard.ts';
import { announce } from '../state/announcer.ts';
import { useNavigation } from '../state/navigation.ts';
import { usePageState } from '../state/pageState.ts';
import { useWorkspace } from '../state/useWorkspace.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
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
}

/** What can be done with an option beside changing its value. */
export function OptionMenu({ view, editor, name, isHelpWhole, onToggleHelp }: OptionMenuProps) {
  const page = usePageState();
  const navigation = useNavigation();
  const workspace = useWorkspace();
  const { facts, reading, source, openedSource, isModified } = view;

  async function copyKey() {
    announce(page, (await writeClipboard(facts.key)) ? `Copied ${facts.key}` : 'The browser blocked copying');
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
            label: facts.default === undefined ? 'Remove from file' : 'Reset to default',
            detail: facts.default === undefined ? '' : JSON.stringify(facts.default),
            disabled: source === undefined,
            onSelect: editor.remove,
          },
          { label: 'Revert to opened value', disabled: !isModified, onSelect: undoChange },
        ],
        [
          { label: isHelpWhole ? 'Shorten the description' : 'Show the whole description', onSelect: onToggleHelp },
          { label: 'Copy option name', detail: facts.key, onSelect: copyKey },
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
