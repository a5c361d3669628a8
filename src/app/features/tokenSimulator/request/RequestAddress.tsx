import { type SecretTreatment, type SimulatedRequest, urlText } from '../../../../tokenRequest/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../TokenSimulator.module.css';

interface RequestAddressProps {
  readonly request: SimulatedRequest;
  readonly secrets: SecretTreatment;
  readonly onToggleSecrets: () => void;
}

/** The address of the request, and the switch that shows its secrets. */
export function RequestAddress({ request: { url, method, fields }, secrets, onToggleSecrets }: RequestAddressProps) {
  const hasSecrets =
    url?.isSecret ||
    url?.user?.password !== undefined ||
    fields.some(({ isSecret, outcome }) => isSecret && outcome.kind === 'sent');
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.heading}>Request</h3>
        {hasSecrets && (
          <Button look="quiet" size="compact" aria-pressed={secrets === 'included'} onClick={onToggleSecrets}>
            {secrets === 'included' ? 'Hide secrets' : 'Show secrets'}
          </Button>
        )}
      </div>
      {url && (
        <p className={styles.address}>
          <b>{method}</b> <span>{urlText(url, secrets)}</span>
        </p>
      )}
    </section>
  );
}
