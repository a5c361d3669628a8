import { useMemo, useState } from 'react';
import {
  buildTokenRequest,
  createProgramRunner,
  diffRequests,
  type Sample,
  type SimulatedRequest,
  type TokenRequest,
} from '../../tokenRequest/index.ts';
import { useSamples } from '../state/samples.ts';
import { useSelected } from '../state/useWorkspace.ts';
import { Notice } from '../ui/Notice.tsx';
import { useReveal } from '../ui/useReveal.ts';
import { ClaimList } from './ClaimList.tsx';
import { FieldTable } from './FieldTable.tsx';
import { GatewayOff } from './GatewayOff.tsx';
import { RequestAddress } from './RequestAddress.tsx';
import { RequestBody } from './RequestBody.tsx';
import { RequestChanges } from './RequestChanges.tsx';
import { SampleInputs } from './SampleInputs.tsx';
import styles from './TokenSimulator.module.css';

/** What the server would send to the token URL for a sample source. Sends nothing. */
export function TokenSimulator() {
  const config = useSelected((snapshot) => snapshot.config);
  const openedConfig = useSelected((snapshot) => snapshot.opened.config);
  const version = useSelected((snapshot) => snapshot.serverVersion);
  const { all, current } = useSamples();
  const [run] = useState(() => createProgramRunner());
  const { request, requests, diff } = useMemo(() => {
    // One point in time for all: the clock alone must make no difference.
    const moment = Date.now();
    const build = (reading: typeof config, sample: Sample) =>
      buildTokenRequest(reading, sample, version, moment, 'body', run);
    const requests = all.map((sample) => build(config, sample));
    const request = requests[all.indexOf(current)] ?? build(config, current);
    return { request, requests, diff: diffRequests(build(openedConfig, current), request) };
  }, [all, config, openedConfig, current, version, run]);
  return (
    <div className={styles.simulator}>
      <p className={styles.lead}>
        What the server sends to get an access token for a gateway, with the fields in the order of x/oauth2. This page
        sends nothing.
      </p>
      {request.kind === 'disabled' && <GatewayOff />}
      {request.kind === 'notAnObject' && <Notice kind="error">gatewayOAuth2 must be an object.</Notice>}
      {request.kind === 'request' && (
        <>
          <SampleInputs isIncomplete={(index) => !isComplete(requests[index])} />
          <RequestView request={request} />
        </>
      )}
      <RequestChanges diff={diff} />
    </div>
  );
}

function isComplete(request: TokenRequest | undefined): boolean {
  return request?.kind === 'request' && request.url !== undefined && request.body !== undefined;
}

function RequestView({ request }: { readonly request: SimulatedRequest }) {
  const { isRevealed, toggle, containerProps } = useReveal();
  const secrets = isRevealed ? 'included' : 'masked';
  return (
    <div className={styles.sections} {...containerProps}>
      {request.notes.map(({ severity, message }) => (
        <Notice key={message} kind={severity}>
          {message}
        </Notice>
      ))}
      <RequestAddress request={request} secrets={secrets} onToggleSecrets={toggle} />
      <RequestBody request={request} secrets={secrets} />
      <FieldTable fields={request.fields} secrets={secrets} />
      <ClaimList fields={request.fields} />
    </div>
  );
}
