import { useState } from 'react';
import { compareDiscovery } from '../../../../presets/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextInput.tsx';
import styles from './DiscoveryTools.module.css';

interface DiscoveryDialogProps {
  readonly issuer: string;
  readonly onUse: (issuer: string) => void;
  readonly onClose: () => void;
}

/** Compares the issuer exactly with that of a pasted discovery document. Nothing is fetched. */
export function DiscoveryDialog({ issuer, onUse, onClose }: DiscoveryDialogProps) {
  const [pasted, setPasted] = useState('');
  const comparison = pasted.trim() === '' ? undefined : compareDiscovery(issuer, pasted);
  return (
    <Dialog
      onClose={onClose}
      title="Paste the discovery document"
      description="The JSON at the discovery address of the provider. Its issuer must equal the option exactly."
      cancel={comparison?.kind === 'same' ? 'Close' : 'Cancel'}
      actions={
        comparison?.kind === 'different' && (
          <Button
            look="primary"
            onClick={() => {
              onUse(comparison.issuer);
              onClose();
            }}
          >
            Use this issuer
          </Button>
        )
      }
    >
      <TextArea
        machine
        className={styles.area}
        aria-label="Discovery document"
        placeholder='{"issuer": "https://…"}'
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div role="status">
        {comparison?.kind === 'unreadable' && <Notice kind="error">{comparison.reason}</Notice>}
        {comparison?.kind === 'same' && <Notice kind="hint">The issuers are the same, letter by letter.</Notice>}
        {comparison && 'issuer' in comparison && comparison.kind !== 'same' && (
          <Notice kind="warning">
            {comparison.kind === 'different'
              ? comparison.difference
              : `Replace ${comparison.placeholder} with the ID of your tenant, or paste the document of your tenant.`}{' '}
            The document has{' '}
            <code className="kit-break" dir="ltr">
              {comparison.issuer}
            </code>
            .
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
