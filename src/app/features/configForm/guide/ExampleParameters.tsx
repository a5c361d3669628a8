import { flushSync } from 'react-dom';
import { exampleParameters, neededVersion, optionAt, optionPath } from '../../../../config/index.ts';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './GuidedForm.module.css';

const parametersPath = optionPath('gatewayOAuth2.endpointParams');

const programs = Object.entries(exampleParameters);

interface ExampleParametersProps {
  readonly onFilledIn: () => void;
}

/**
 * Turns on the gateway's token request with the parameters of the reference's example, if the server version has them; empty
 * if all are set.
 */
export function ExampleParameters({ onFilledIn }: ExampleParametersProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const missing = useSelected(({ config }) =>
    programs
      .filter(([name]) => config.value([...parametersPath, name]) === undefined)
      .map(([name]) => name)
      .join(', '),
  );
  const needed = useSelected(({ serverVersion }) => neededVersion(optionAt(parametersPath) ?? {}, serverVersion));
  if (missing === '') return null;

  function add() {
    const values = programs
      .filter(([name]) => missing.split(', ').includes(name))
      .map(([name, value]) => ({ path: [...parametersPath, name], value }));
    const origin = { view: 'form', label: 'Add the token parameters of the example', path: parametersPath } as const;
    const outcome = flushSync(() => workspace.setOptions(values, origin));
    announce(page, outcome.ok ? `Token parameters added: ${missing}.` : outcome.reason, { canUndo: outcome.ok });
    if (outcome.ok) onFilledIn();
  }

  return (
    <div className={styles.presets}>
      <p className="kit-muted kit-small">
        Skip this step to leave the feature off. The option reference has an example with the token parameters audience,
        base_url, gateway_url and source_id.
        {needed && ` endpointParams needs ${needed}: this server does not have these parameters.`}
      </p>
      {!needed && <Button onClick={add}>Add {missing}</Button>}
    </div>
  );
}
