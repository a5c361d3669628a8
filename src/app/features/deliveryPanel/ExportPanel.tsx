import { useMemo, useState } from 'react';
import { countSecrets, type KeptComments, redactedCopy } from '../../../delivery/index.ts';
import { howManySet, useOtherVariables } from '../../page/otherVariables.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { ApartExport } from './apart/ApartExport.tsx';
import { BeforeServer } from './BeforeServer.tsx';
import { ConnectionTable } from './ConnectionTable.tsx';
import styles from './DeliveryPanel.module.css';
import { CommentChoice } from './redacted/CommentChoice.tsx';
import { carriedOf, useServerFiles } from './serverFiles/fileAnswers.ts';
import { ServerFiles } from './serverFiles/ServerFiles.tsx';
import { FileExport } from './targets/FileExport.tsx';
import { HandOver } from './targets/HandOver.tsx';
import { TargetExport } from './targets/TargetExport.tsx';
import { TargetPicker } from './targets/TargetPicker.tsx';
import { useTarget } from './targets/targets.ts';
import { useTargetOutput } from './targets/useTargetOutput.ts';

/** Exports the configuration: as a file or as a variable, for many targets, and without secrets. */
export function ExportPanel() {
  const document = useSelected((snapshot) => snapshot.document);
  const [keptComments, keepComments] = useState<KeptComments>('none');
  const redaction = useMemo(() => redactedCopy(document, keptComments), [document, keptComments]);
  const secrets = useMemo(() => (document.excess ? undefined : countSecrets(document)), [document]);
  const { chosen, target, chooseTarget, chooseWay } = useTarget();
  const serverFiles = useServerFiles(document);
  const files = useMemo(() => carriedOf(serverFiles), [serverFiles]);
  const carriage = target?.carriesFiles;
  const exported = useTargetOutput(document, target, files);
  const hasErrors = useSelected(({ diagnostics }) => diagnostics.some(({ severity }) => severity === 'error'));
  const shared = { redaction, secrets, hasErrors };
  return (
    <div className={styles.container}>
      <div className={styles.panel}>
        <TargetPicker target={chosen} onChoose={chooseTarget} onChooseWay={chooseWay} />
        <div className={styles.output}>
          {!target || !exported ? (
            <FileExport document={document} {...shared} />
          ) : target.apart ? (
            <ApartExport key={target.id} target={target} apart={target.apart} exported={exported} />
          ) : (
            <TargetExport key={target.id} document={document} target={target} exported={exported} {...shared} />
          )}
          <BeforeServer files={serverFiles} carriage={carriage} />
          {!target && <HandOver document={document} redaction={redaction} />}
          {!target?.apart && (
            <CommentChoice document={document} redaction={redaction} kept={keptComments} onChoose={keepComments} />
          )}
        </div>
        <OtherVariables />
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

/** What is exported with the configuration, and is edited in the form. */
function OtherVariables() {
  const places = usePlaces();
  const variables = useOtherVariables();
  return (
    <p className={styles.variables}>
      Proxy, memory, certificates: {howManySet(variables)}
      <Button size="compact" onClick={() => places.goTo({ kind: 'section', section: 'environment' })}>
        Show in the form
      </Button>
    </p>
  );
}
