import { Suspense, useState } from 'react';
import { discoveryAddress } from '../../../presets/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { rowAction } from '../../ui/rowAction.ts';
import styles from './DiscoveryTools.module.css';

const DiscoveryDialog = lazyPart(async () => (await import('./DiscoveryDialog.tsx')).DiscoveryDialog);

interface DiscoveryToolsProps {
  /** The issuer of the configuration; empty when it has none. */
  readonly issuer: string;
  readonly onUse: (issuer: string) => void;
}

/** Below the issuer: the address of its discovery document, and the comparison with a pasted one. */
export function DiscoveryTools({ issuer, onUse }: DiscoveryToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.tools}>
      {/^https?:\/\/[^\s<{]+$/.test(issuer) && (
        <CopyButton
          isRowAction
          look="quiet"
          label="Copy discovery address"
          text={() => discoveryAddress(issuer)}
          done="Discovery address copied"
        />
      )}
      <Button look="quiet" {...rowAction} onClick={() => setOpen(true)}>
        Paste the discovery document…
      </Button>
      {isOpen && (
        <Suspense>
          <DiscoveryDialog issuer={issuer} onUse={onUse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
