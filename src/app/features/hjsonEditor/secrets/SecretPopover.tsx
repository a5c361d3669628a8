import { type HjsonDocument, nodeEntries } from 'hjson-document';
import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import type { TextRange } from 'source-text';
import type { Mask } from '../../../../masking/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../Editor.module.css';

export interface TappedSecret {
  readonly mask: Mask;
  /** Where, in CSS pixels of the window. */
  readonly x: number;
  readonly y: number;
}

export interface SecretPopoverProps {
  readonly secret: TappedSecret;
  readonly onShow: (mask: Mask) => void;
  readonly onClose: () => void;
  /** Called once it is closed, unless the focus has gone elsewhere. */
  readonly onLeave: () => void;
}

/** What can be done with a hidden secret, at the place where a finger tapped it. */
export function SecretPopover({ secret: { mask, x, y }, onShow, onClose, onLeave }: SecretPopoverProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const { elements } = usePlaces();
  const anchor = useMemo(() => ({ current: { getBoundingClientRect: () => new DOMRect(x, y - 8, 0, 16) } }), [x, y]);

  async function copy() {
    const isCopied = await writeClipboard(secretText(workspace.snapshot.document, mask.sourceRange));
    onClose();
    announce(page, isCopied ? 'Copied with 1 secret.' : 'The browser did not let the page copy. Nothing was copied.');
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={elements.get('part', 'main')}>
        <Popover.Content
          className={styles.secret}
          aria-label="Hidden secret"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={() => document.activeElement === document.body && onLeave()}
        >
          <Button
            look="quiet"
            onClick={() => {
              onShow(mask);
              onClose();
            }}
          >
            Show
          </Button>
          <Button look="quiet" onClick={copy}>
            Copy
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A secret as a person would use it: a string without its quotes and escapes, anything else as written. */
function secretText(document: HjsonDocument, range: TextRange): string {
  for (const { node } of nodeEntries(document)) {
    if (node?.kind === 'string' && node.range.start === range.start && node.range.end === range.end) return node.value;
  }
  return document.text.slice(range.start, range.end);
}
