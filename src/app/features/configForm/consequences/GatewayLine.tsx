import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { counted, fromByteString } from 'source-text';
import { buildTokenRequest, createProgramRunner, inOneGo } from '../../../../tokenRequest/index.ts';
import type { Snapshot } from '../../../../workspace/index.ts';
import { endedRuns } from '../../../exprField/Postponed.tsx';
import { usePart } from '../../../page/pageState.ts';
import { useSamples } from '../../../page/samples.ts';
import styles from './Consequence.module.css';

/** The token request in one line: where it goes, how many fields it has, and the first that fails for the current sample. */
export function GatewayLine({ snapshot }: { readonly snapshot: Snapshot }) {
  const { current: sample } = useSamples();
  const [known] = useState(() => createProgramRunner());
  const run = inOneGo(usePart(endedRuns), known);
  const { config, document, serverVersion } = snapshot;
  const request = buildTokenRequest({ config, document }, sample, serverVersion, Date.now(), 'body', run);
  const { url, fields } = request.kind === 'request' ? request : { url: undefined, fields: [] };
  const address = url && !url.isSecret ? `${url.hostHeader}${fromByteString(url.path)}` : '';
  const sent = fields.filter(({ outcome }) => outcome.kind === 'sent').length;
  const failing = fields.find(({ outcome }) => outcome.kind === 'failed')?.shownName;
  return (
    <>
      <span className={styles.method}>POST</span>
      <code className={`kit-clip ${styles.address}`}>{address || 'no address that can be shown'}</code>
      <span>
        {counted(sent, 'field')}, source <bdi>{sample.sourceID}</bdi>
      </span>
      {failing !== undefined && (
        <span data-kind="error">
          <TriangleAlert aria-hidden /> <bdi>{failing}</bdi> fails
        </span>
      )}
    </>
  );
}
