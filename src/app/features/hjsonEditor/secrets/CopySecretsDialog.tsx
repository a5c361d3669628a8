import { counted, mergeRanges, type TextEdit } from 'source-text';
import { redactPart } from '../../../../delivery/index.ts';
import { rangeToSource } from '../../../../masking/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { CopiedParts, SecretCopy } from './secretCopy.ts';

export interface CopySecretsDialogProps {
  readonly copy: SecretCopy;
  readonly onClose: () => void;
}

/** Asks before hidden secrets are copied to the clipboard. */
export function CopySecretsDialog({ copy, onClose }: CopySecretsDialogProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const secrets = counted(copy.count, 'hidden secret');
  const [verb, done, wayBack] = copy.isCut ? ['Cut', 'Cut', ' Undo brings the text back.'] : ['Copy', 'Copied', ''];

  async function take(text: string, said: string) {
    const written = await writeClipboard(text);
    onClose();
    if (!written) {
      announce(page, 'The browser did not let the page copy. Nothing was copied.');
      return;
    }
    if (copy.isCut) workspace.apply(cutEdits(copy), { view: 'hjson', label: 'Cut' });
    announce(page, said, { canUndo: copy.isCut });
  }

  return (
    <Dialog
      onClose={onClose}
      title={`${verb} ${secrets}?`}
      description="The selection holds secrets that are not shown. Other programs can read the clipboard."
      actions={
        <>
          <Button onClick={() => take(withSecrets(copy), `${done} with ${secrets}.`)}>{verb} with secrets</Button>
          <Button look="primary" onClick={() => take(redacted(copy), `${done}, redacted.${wayBack}`)}>
            {verb} without secrets
          </Button>
        </>
      }
    />
  );
}

/** The edits that remove the parts from the source. */
function cutEdits({ view, ranges }: CopiedParts): readonly TextEdit[] {
  const parts = mergeRanges(
    ranges.map((range) => rangeToSource(view, range)),
    'overlapping',
  );
  return parts.map((range) => ({ range, newText: '' }));
}

/** The parts in the source, including secrets. */
function withSecrets({ view, ranges }: CopiedParts): string {
  const parts = ranges.map((range) => {
    const { start, end } = rangeToSource(view, range);
    return view.source.slice(start, end);
  });
  return parts.join(view.lineEnd);
}

/**
 * The parts with a named sentinel for each secret, hidden or not. The whole text is redacted as every export is, so that it can be
 * read back in.
 */
function redacted({ view, document, ranges }: CopiedParts): string {
  const hidden = view.masks.filter(({ kind }) => kind === 'secret').map(({ sourceRange }) => sourceRange);
  const parts = ranges.map((range) => redactPart(document, rangeToSource(view, range), hidden));
  return parts.join(view.lineEnd);
}
