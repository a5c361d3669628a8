import { useSelected } from '../../../page/useWorkspace.ts';
import styles from '../DeliveryPanel.module.css';
import { EffectiveRows } from './EffectiveRows.tsx';

/** The configuration that results from the text: every option with its value and where it comes from. */
export function EffectiveValues() {
  const document = useSelected((snapshot) => snapshot.document);
  return (
    <div className={styles.tool}>
      <EffectiveRows document={document} />
    </div>
  );
}
