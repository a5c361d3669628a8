import { mask, type SecretTreatment, type SimulatedRequest, urlText } from '../../tokenRequest/index.ts';
import { Button } from '../ui/Button.tsx';
import styles from './TokenSimulator.module.css';

interface RequestAddressProps {
  readonly request: SimulatedRequest;
  readonly secrets: SecretTreatment;
  readonly onToggleSecrets: () => void;
}

/** Where the request goes: method, host, path and the documented header. */
export function RequestAddress({ request, secrets, onToggleSecrets }: RequestAddressProps) {
  const { url, method } = request;
  const hasSecrets = request.fields.some(({ isSecret, outcome }) => isSecret && outcome.kind === 'sent');
  const shownHeaders = request.headers.filter(
    ({ origin, name }) => origin === 'documented' || name === 'Authorization',
  );
  return (
    <section>
      <div className={styles.head}>
        <h3 className={styles.heading}>Request</h3>
        {hasSecrets && (
          <Button
            look="quiet"
            className={styles.toggle}
            aria-pressed={secrets === 'included'}
            onClick={onToggleSecrets}
          >
            {secrets === 'included' ? 'Hide secrets' : 'Show secrets'}
          </Button>
        )}
      </div>
      {url && <Address method={method} url={url} headers={shownHeaders} secrets={secrets} />}
    </section>
  );
}

interface AddressProps {
  readonly method: string;
  readonly url: NonNullable<SimulatedRequest['url']>;
  readonly headers: SimulatedRequest['headers'];
  readonly secrets: SecretTreatment;
}

function Address({ method, url, headers, secrets }: AddressProps) {
  return (
    <>
      <p className={styles.address}>
        <b>{method}</b> <span>{urlText(url, secrets)}</span>
      </p>
      <dl className={styles.parts}>
        <Part name="Host" value={url.hostHeader || '(empty)'} />
        <Part name="Path" value={url.path} />
        {url.query !== undefined && <Part name="Query" value={url.query} />}
        {headers.map(({ name, value, isSecret }) => (
          <Part key={name} name={name} value={isSecret && secrets === 'masked' ? mask : value} />
        ))}
      </dl>
    </>
  );
}

function Part({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
