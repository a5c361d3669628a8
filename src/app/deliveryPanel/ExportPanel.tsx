import { useMemo } from 'react';
import { countSecrets, redact } from '../../delivery/index.ts';
import { useSelected } from '../state/useWorkspace.ts';
import styles from './DeliveryPanel.module.css';
import { EffectiveTable } from './EffectiveTable.tsx';
import { CompanionFields } from './ExtraVariableFields.tsx';
import { FileExport } from './FileExport.tsx';
import { useExportState } from './Preflight.tsx';
import { TargetExport } from './TargetExport.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import { useChosenNames, useTarget } from './targets.ts';

/** Exports the configuration: as a file or as a variable, for many targets, and without secrets. */
export function ExportPanel() {
  const document = useSelected((snapshot) => snapshot.document);
  const redaction = useMemo(() => redact(document), [document]);
  const secrets = useMemo(() => (document.excess ? undefined : countSecrets(document)), [document]);
  const [target, chooseTarget] = useTarget();
  const names = useChosenNames();
  const state = useExportState();
  const shared = { document, redaction, secrets, state };
  return (
    <div className={styles.panel}>
      <TargetPicker target={target} onChoose={chooseTarget} />
      {target.dialect ? (
        <TargetExport key={target.id} dialect={target.dialect} names={names} {...shared} />
      ) : (
        <FileExport {...shared} />
      )}
      <CompanionFields />
      <EffectiveTable document={document} />
    </div>
  );
}
