import { fromPlain } from 'hjson-document';
import { useState } from 'react';
import { exampleParameters, neededVersion, optionAt, optionPath } from '../../../config/index.ts';
import { useSelected, useWorkspace } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './TokenSimulator.module.css';

const path = optionPath('gatewayOAuth2');

const paramsPath = optionPath('gatewayOAuth2.endpointParams');

/** Why no request is shown, and how to get one. */
export function GatewayOff() {
  const places = usePlaces();
  const workspace = useWorkspace();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const needed = useSelected(({ serverVersion }) => neededVersion(optionAt(paramsPath) ?? {}, serverVersion));
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const value = fromPlain(needed ? {} : { endpointParams: exampleParameters });
    const outcome = workspace.setOption(path, value, { view: 'panel', label: 'Add gatewayOAuth2', path });
    setRefusal(outcome.ok ? undefined : outcome.reason);
    if (outcome.ok) places.goTo({ kind: 'option', path: [...path, 'clientId'] });
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
