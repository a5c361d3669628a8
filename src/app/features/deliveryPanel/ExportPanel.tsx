import type { HjsonDocument } from 'hjson-document';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  countSecrets,
  type KeptComments,
  type Redaction,
  redactedCopy,
  withSecretsOut,
} from '../../../delivery/index.ts';
import { downloadText } from '../../commands/downloadText.ts';
import { howManySet, useOtherVariables } from '../../page/otherVariables.ts';
import { usePageState } from '../../page/pageState.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ApartExport } from './apart/ApartExport.tsx';
import { BeforeServer } from './BeforeServer.tsx';
import { ConnectionTable } from './ConnectionTable.tsx';
import styles from './DeliveryPanel.module.css';
import { CommentChoice } from './redacted/CommentChoice.tsx';
import { carriedOf, useServerFiles } from './serverFiles/fileAnswers.ts';
import { ServerFiles } from './serverFiles/ServerFiles.tsx';
import { FileExport } from './targets/FileExport.tsx';
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

interface HandOverProps {
  readonly document: HjsonDocument;
  readonly redaction: Redaction;
}

/** Files for somebody who must not see the secrets: with a sentinel, or with a reference, in place of each. */
function HandOver({ document, redaction }: HandOverProps) {
  const page = usePageState();
  const copy = useMemo(() => withSecretsOut(document), [document]);
  const download = (name: string, text: string) => downloadText(page, name, text, '. It holds no secret.');
  return (
    <section className={styles.section} aria-label="Hand over">
      <h3 className={styles.heading}>Hand over without secrets</h3>
      <p className={styles.muted}>
        The redacted file gets its secrets back when it is opened, dropped or pasted while the original is open. The
        other one has references that a program can fill in, and no comments that may mention a secret.
      </p>
      <div className={styles.row}>
        <Button
          disabled={!redaction.ok}
          onClick={() => redaction.ok && download('config.redacted.json', redaction.text)}
        >
          <Download />
          Download redacted
        </Button>
        <Button disabled={!copy.ok} onClick={() => copy.ok && download('config.references.json', copy.after.text)}>
          <Download />
          Download with references
        </Button>
      </div>
      {!copy.ok && <Notice kind="hint">No download with references. {copy.reason}</Notice>}
    </section>
  );
}
