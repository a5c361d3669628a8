import { fromByteString } from '../../expr/index.ts';
import type { TokenField } from '../../tokenRequest/index.ts';
import styles from './TokenSimulator.module.css';

/** All of them are in the table of the form fields. */
const mostNames = 60;

/** The information that an authorisation server gets from the request. */
export function ClaimList({ fields }: { readonly fields: readonly TokenField[] }) {
  const claims = fields.filter(({ canBeClaim }) => canBeClaim);
  return (
    <section>
      <h3 className={styles.heading}>Claims</h3>
      {claims.length === 0 ? (
        <p className={styles.muted}>
          No field carries anything for a claim. Add parameters to endpointParams, such as source_id with the program
          sourceID.
        </p>
      ) : (
        <>
          <p className={styles.muted}>An authorisation server can put these fields into the access token:</p>
          <ul className={styles.claims}>
            {claims.slice(0, mostNames).map(({ name }) => (
              <li key={name}>
                <code>{fromByteString(name) || '(empty name)'}</code>
              </li>
            ))}
          </ul>
          {claims.length > mostNames && (
            <p className={styles.muted}>And {claims.length - mostNames} more of the form fields above.</p>
          )}
        </>
      )}
    </section>
  );
}
