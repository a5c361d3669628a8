import type { HjsonNode } from '../../../../hjson/index.ts';
import { holdsSecretIn, holdsSecretText } from '../../../../secrets/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { fieldName } from '../../../page/editing.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { Mask } from '../../../ui/Mask.tsx';
import styles from './OpenedValue.module.css';
import type { OptionView } from './optionView.ts';
import type { OptionEditor } from './useOption.ts';

interface OpenedValueProps {
  readonly view: OptionView;
  readonly editor: OptionEditor;
}

/** What a modified option was when the file was opened, and the way back. Nothing if it was not set, or is of several values. */
export function OpenedValue({ view: { option }, editor }: OpenedValueProps) {
  const text = useFacts(({ opened }) => shownText(opened.config.entries.get(option.key)?.node, opened));
  const isHidden = useFacts(({ document, opened }) => {
    const node = opened.config.entries.get(option.key)?.node;
    if (!node || text === undefined) return false;
    return option.secret || holdsSecretIn(opened.document, node.range) || holdsSecretText(document, text);
  });
  if (!text) return null;
  return (
    <p className={styles.was}>
      was {isHidden ? <Mask /> : <s className={styles.value}>{text}</s>}{' '}
      <Button look="link" tabIndex={-1} aria-label={`Revert ${fieldName(option)}`} onClick={editor.revert}>
        Revert
      </Button>
    </p>
  );
}

/** Undefined for what one line does not show. */
function shownText(node: HjsonNode | undefined, { document }: Snapshot['opened']): string | undefined {
  if (node?.kind === 'string') return node.value;
  const isSimple = node?.kind === 'number' || node?.kind === 'boolean' || node?.kind === 'null';
  return isSimple ? document.text.slice(node.range.start, node.range.end) : undefined;
}
