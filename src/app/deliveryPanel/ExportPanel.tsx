import { useSelected } from '../useWorkspace.ts';
import { CompanionFields } from './CompanionFields.tsx';
import styles from './DeliveryPanel.module.css';
import { EnvironmentExport } from './EnvironmentExport.tsx';
import { FileExport } from './FileExport.tsx';

/** Takes the configuration away: as the file, as environment variables for one of many programs, and without secrets. */
export function ExportPanel() {
  const document = useSelected((snapshot) => snapshot.document);
  return (
    <div className={styles.panel}>
      <FileExport document={document} />
      <EnvironmentExport document={document} />
      <CompanionFields />
    </div>
  );
}
