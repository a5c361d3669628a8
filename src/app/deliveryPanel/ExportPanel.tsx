import { useMemo } from 'react';
import { countSecrets, redact } from '../../delivery/index.ts';
import { useSelected } from '../state/useWorkspace.ts';
import styles from './DeliveryPanel.module.css';
import { EnvironmentExport } from './EnvironmentExport.tsx';
import { CompanionFields } from './ExtraVariableFields.tsx';
import { FileExport } from './FileExport.tsx';

/** Exports the configuration: as a file, as environment variables for many programs, and without secrets. */
export function ExportPanel() {
  const document = useSelected((snapshot) => snapshot.document);
  const redaction = useMemo(() => redact(document), [document]);
  const secrets = useMemo(() => (document.excess ? undefined : countSecrets(document)), [document]);
  return (
    <div className={styles.panel}>
      <FileExport document={document} redaction={redaction} secrets={secrets} />
      <EnvironmentExport document={document} redaction={redaction} secrets={secrets} />
      <CompanionFields />
    </div>
  );
}
