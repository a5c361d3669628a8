import { Suspense, useState } from 'react';
import { discoveryAddress } from '../../../../presets/index.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { RowButton } from '../../../ui/RowButton.tsx';
import styles from './DiscoveryTools.module.css';

const DiscoveryDialog = lazyPart(async () => (await import('./DiscoveryDialog.tsx')).DiscoveryDialog);

const paste = 'Paste the discovery document…';

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
          size="compact"
          label="Copy discovery address"
          text={() => discoveryAddress(issuer)}
          done="Discovery address copied"
        />
      )}
      <RowButton look="quiet" size="compact" label={paste} run={() => setOpen(true)}>
        {paste}
      </RowButton>
      {isOpen && (
        <Suspense>
          <DiscoveryDialog issuer={issuer} onUse={onUse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
