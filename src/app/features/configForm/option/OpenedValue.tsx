import { hidesSome, shownText } from '../../../../secrets/index.ts';
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
  const text = useFacts(({ document, opened }) => {
    const node = opened.config.entries.get(option.key)?.node;
    if (!node || node.kind === 'object' || node.kind === 'array') return undefined;
    // What was no secret when the file was opened may be repeated by one now.
    return shownText(document, shownText(opened.document, node));
  });
  if (!text) return null;
  return (
    <p className={styles.was}>
      was {hidesSome(text) ? <Mask /> : <s className={styles.value}>{text}</s>}{' '}
      <Button look="link" tabIndex={-1} aria-label={`Revert ${fieldName(option)}`} onClick={editor.revert}>
        Revert
      </Button>
    </p>
  );
}
