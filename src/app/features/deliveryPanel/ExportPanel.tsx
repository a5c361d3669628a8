import { useMemo, useState } from 'react';
import { countSecrets, type KeptComments, redactedCopy, utf8Length } from '../../../delivery/index.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { ApartExport } from './apart/ApartExport.tsx';
import { ConnectionTable } from './ConnectionTable.tsx';
import styles from './DeliveryPanel.module.css';
import { OtherVariableFields } from './OtherVariableFields.tsx';
import { Preflight, useExportState } from './Preflight.tsx';
import { CommentChoice } from './redacted/CommentChoice.tsx';
import { carriedOf, isUnmounted, useServerFiles } from './serverFiles/fileAnswers.ts';
import { ServerFiles } from './serverFiles/ServerFiles.tsx';
import { FileExport } from './targets/FileExport.tsx';
import { TargetExport } from './targets/TargetExport.tsx';
import { TargetPicker } from './targets/TargetPicker.tsx';
import { useTarget } from './targets/targets.ts';
import { sizeOf, useTargetOutput } from './targets/useTargetOutput.ts';

/** Exports the configuration: as a file or as a variable, for many targets, and without secrets. */
export function ExportPanel() {
  const document = useSelected((snapshot) => snapshot.document);
  const [keptComments, keepComments] = useState<KeptComments>('none');
  const redaction = useMemo(() => redactedCopy(document, keptComments), [document, keptComments]);
  const secrets = useMemo(() => (document.excess ? undefined : countSecrets(document)), [document]);
  const { target, chooseTarget, chooseWay } = useTarget();
  const { dialect } = target;
  const serverFiles = useServerFiles(document);
  const files = useMemo(() => carriedOf(serverFiles), [serverFiles]);
  const carriage = (dialect ?? target.apart)?.carriesFiles;
  const exported = useTargetOutput(document, dialect, files);
  const state = useExportState();
  const fileSize = useMemo(() => `${utf8Length(document.text).toLocaleString('en')} bytes`, [document]);
  const shared = { redaction, secrets, state };
  return (
    <div className={styles.container}>
      <div className={styles.panel}>
        <div className={styles.across}>
          <Preflight
            state={state}
            size={dialect && exported ? sizeOf(dialect, exported.output) : fileSize}
            unmounted={serverFiles.filter((file) => isUnmounted(file, carriage)).length}
          />
        </div>
        <TargetPicker target={target} onChoose={chooseTarget} onChooseWay={chooseWay} />
        <div className={styles.output}>
          {target.apart ? (
            <ApartExport key={target.id} target={target.apart} document={document} files={files} />
          ) : dialect && exported ? (
            <TargetExport key={target.id} document={document} dialect={dialect} exported={exported} {...shared} />
          ) : (
            <FileExport document={document} {...shared} />
          )}
          {!target.apart && (
            <CommentChoice document={document} redaction={redaction} kept={keptComments} onChoose={keepComments} />
          )}
        </div>
        <OtherVariableFields />
        <div className={styles.across}>
          <ServerFiles files={serverFiles} carriage={carriage} />
        </div>
        <div className={styles.across}>
          <ConnectionTable />
        </div>
      </div>
    </div>
  );
}
