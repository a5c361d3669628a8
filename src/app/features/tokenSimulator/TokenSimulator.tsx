import { fromPlain } from 'hjson-document';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { exampleParameters, neededVersion, optionAt, optionPath } from '../../../config/index.ts';
import {
  buildTokenRequest,
  type CredentialPlace,
  createProgramRunner,
  diffRequests,
  inOneGo,
  notDocumented,
  type ProgramRunner,
  type ReadConfig,
  requestReferences,
  type SimulatedRequest,
  type TokenRequest,
  withSampleValues,
} from '../../../tokenRequest/index.ts';
import { endedRuns } from '../../exprField/Postponed.tsx';
import { usePart } from '../../page/pageState.ts';
import { useSamples } from '../../page/samples.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReferenceSamples, sampleValues } from './request/ReferenceSamples.tsx';
import { RequestCard } from './request/RequestCard.tsx';
import { RequestChanges } from './request/RequestChanges.tsx';
import { Samples } from './samples/Samples.tsx';
import styles from './TokenSimulator.module.css';

const PastedResponse = lazyPart(async () => (await import('./response/PastedResponse.tsx')).PastedResponse);

/** What the server would send to the token URL for a sample source. Sends nothing. */
export function TokenSimulator() {
  const config = useSelected((snapshot) => snapshot.config);
  const document = useSelected((snapshot) => snapshot.document);
  const opened = useSelected((snapshot) => snapshot.opened);
  const version = useSelected((snapshot) => snapshot.serverVersion);
  const { current: sample } = useSamples();
  const values = usePart(sampleValues);
  const references = useMemo(() => requestReferences(document), [document]);
  const [known] = useState(() => createProgramRunner());
  const ended = usePart(endedRuns);
  const { request, diff, inPlace, moment, run } = useMemo(() => {
    // One point in time for all: the passing of time must not make a difference.
    const moment = Date.now();
    const run = inOneGo(ended, known);
    const build = (read: ReadConfig, place?: CredentialPlace) =>
      buildTokenRequest(withSampleValues(read, values, version), sample, version, moment, place, run);
    const current = { config, document };
    const request = build(current);
    const inPlace = (place: CredentialPlace) => simulated(build(current, place));
    return { request, inPlace, moment, run, diff: diffRequests(build(opened), request) };
  }, [config, document, opened, sample, values, version, ended, known]);
  return (
    <div className={styles.simulator}>
      {request.kind === 'disabled' && <GatewayOff />}
      {request.kind === 'notAnObject' && <Notice kind="error">gatewayOAuth2 must be an object.</Notice>}
      {request.kind === 'request' && <ReferenceSamples names={references} />}
      {request.kind === 'request' && (
        <RequestView request={request} inPlace={inPlace} moment={moment} run={run}>
          <RequestChanges diff={diff} />
        </RequestView>
      )}
      {request.kind !== 'request' && <RequestChanges diff={diff} />}
      <NotDocumented />
    </div>
  );
}

function simulated(request: TokenRequest): SimulatedRequest | undefined {
  return request.kind === 'request' ? request : undefined;
}

interface RequestViewProps {
  readonly request: SimulatedRequest;
  readonly inPlace: (place: CredentialPlace) => SimulatedRequest | undefined;
  /** The time for which the request is computed, in milliseconds since 1970. */
  readonly moment: number;
  readonly run: ProgramRunner;
  /** Below the response. */
  readonly children: ReactNode;
}

/** The samples, the request that follows from them, and beside both what came back. */
function RequestView({ request, inPlace, moment, run, children }: RequestViewProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.sections}>
        {request.notes.map(({ severity, message }) => (
          <Notice key={message} kind={severity}>
            {message}
          </Notice>
        ))}
        <Samples fields={request.fields} moment={moment} run={run} />
        <RequestCard request={request} inPlace={inPlace} />
      </div>
      <div className={styles.sections}>
        <Suspense fallback={null}>
          <PastedResponse request={request} />
        </Suspense>
        {children}
      </div>
    </div>
  );
}

/** What the reference leaves open about the request, and what is assumed here. */
function NotDocumented() {
  return (
    <details className={styles.open}>
      <summary>What is not documented</summary>
      <dl>
        {notDocumented.map(({ question, assumption }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{assumption}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const gatewayPath = optionPath('gatewayOAuth2');
const parametersPath = optionPath('gatewayOAuth2.endpointParams');

/** Why no request is shown, and how to get one. */
export function GatewayOff() {
  const places = usePlaces();
  const workspace = useWorkspace();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const needed = useSelected(({ serverVersion }) => neededVersion(optionAt(parametersPath) ?? {}, serverVersion));
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const value = fromPlain(needed ? {} : { endpointParams: exampleParameters });
    const outcome = workspace.setOption(gatewayPath, value, {
      view: 'panel',
      label: 'Add gatewayOAuth2',
      path: gatewayPath,
    });
    setRefusal(outcome.ok ? undefined : outcome.reason);
    if (outcome.ok) places.goTo({ kind: 'option', path: [...gatewayPath, 'clientId'] });
  }

  return (
    <div className={styles.off}>
      <p>
        <strong>No token request: gateway OAuth2 is off.</strong> This configuration has no <code>gatewayOAuth2</code>.
        {needed && ` endpointParams needs ${needed} and will not be added for this server.`}
      </p>
      {isOpen && (
        <div>
          <Button onClick={add}>Add gatewayOAuth2</Button>
        </div>
      )}
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
