import { Suspense, useState } from 'react';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import styles from './DeliveryPanel.module.css';

// What it says of the token request comes with the code of the token request.
const EffectiveRows = lazyPart(async () => (await import('./EffectiveRows.tsx')).EffectiveRows);

interface EffectiveTableProps {
  readonly document: HjsonDocument;
}

/** What holds in the end: every option with its value and where it comes from. Computed when it is opened. */
export function EffectiveTable(props: EffectiveTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.section} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.heading}>Effective configuration</summary>
      <Suspense>{isOpen && <EffectiveRows {...props} />}</Suspense>
    </details>
  );
}
