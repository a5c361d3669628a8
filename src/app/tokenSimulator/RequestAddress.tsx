import { mask, type SecretTreatment, type SimulatedRequest, urlText } from '../../tokenRequest/index.ts';
import styles from './TokenSimulator.module.css';

interface RequestAddressProps {
  readonly request: SimulatedRequest;
  readonly secrets: SecretTreatment;
}

/** Where the request goes: method, host, path and the documented header. */
export function RequestAddress({ request, secrets }: RequestAddressProps) {
  const { url, method } = request;
  if (!url) return null;
  const shownHeaders = request.headers.filter(
    ({ origin, name }) => origin === 'documented' || name === 'Authorization',
  );
  return (
    <section>
      <h3 className={styles.heading}>Request</h3>
      <p className={styles.address}>
        <b>{method}</b> <span>{urlText(url, secrets)}</span>
      </p>
      <dl className={styles.parts}>
        <Part name="Host" value={url.hostHeader || '(empty)'} />
        <Part name="Path" value={url.path} />
        {url.query !== undefined && <Part name="Query" value={url.query} />}
        {shownHeaders.map(({ name, value, isSecret }) => (
          <Part key={name} name={name} value={isSecret && secrets === 'masked' ? mask : value} />
        ))}
      </dl>
    </section>
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
