import { useState } from 'react';
import { optionPath } from '../../config/index.ts';
import { fromPlain } from '../../hjson/index.ts';
import { navigation } from '../browser/navigation.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useSelected, useWorkspace } from '../useWorkspace.ts';
import styles from './TokenSimulator.module.css';

const path = optionPath('gatewayOAuth2');

/** The parameters of the option reference's own example. */
const example = {
  clientId: '',
  clientSecret: '',
  tokenUrl: '',
  endpointParams: { base_url: 'baseURL', gateway_url: 'gatewayURL', source_id: 'sourceID' },
};

/** Why there is no request, and the way to one. */
export function GatewayOff() {
  const workspace = useWorkspace();
  const isOpen = useSelected((snapshot) => snapshot.file !== undefined);
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const outcome = workspace.setOption(path, fromPlain(example), { view: 'panel', label: 'Add gatewayOAuth2', path });
    setRefusal(outcome.ok ? undefined : outcome.reason);
    if (outcome.ok) navigation.go({ kind: 'form', path: [...path, 'clientId'] });
  }

  return (
    <div className={styles.off}>
      <p>
        <strong>The server asks for no token.</strong> This configuration has no <code>gatewayOAuth2</code>, so the
        server contacts gateways without an access token.
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
