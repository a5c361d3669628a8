import type { RequestChange, RequestDiff } from '../../../../tokenRequest/index.ts';
import styles from '../TokenSimulator.module.css';

/** The changes of the text have all of them. */
const mostChanges = 60;

/** How the request differs from that of the opened file; nothing where it does not. */
export function RequestChanges({ diff }: { readonly diff: RequestDiff }) {
  if (diff.kind === 'changes' && diff.changes.length === 0) return null;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.heading}>Against the opened file</h3>
      </div>
      <div className={styles.content}>
        {diff.kind === 'changes' ? (
          <>
            <ul className={styles.changes}>
              {diff.changes.slice(0, mostChanges).map((change) => (
                <Change key={`${change.what} ${change.name}`} change={change} />
              ))}
            </ul>
            {diff.changes.length > mostChanges && (
              <p className={styles.muted}>And {diff.changes.length - mostChanges} more.</p>
            )}
          </>
        ) : (
          <p className={styles.muted}>{sentences[diff.kind]}</p>
        )}
      </div>
    </section>
  );
}

const sentences = {
  switchedOn: 'The opened file asks for no token; this configuration does.',
  switchedOff: 'The opened file asks for a token; this configuration does not.',
  unknown: 'In one of the two, gatewayOAuth2 is not an object.',
};

function Change({ change: { kind, what, name, before, after } }: { readonly change: RequestChange }) {
  return (
    <li>
      <span className={styles.changeName}>
        {what === 'address' ? 'Address' : <code>{name}</code>} {kind}
      </span>
      {before !== undefined && (
        <del>
          <span className="visuallyHidden">was </span>
          {before}
        </del>
      )}
      {after !== undefined && (
        <ins>
          <span className="visuallyHidden">is </span>
          {after}
        </ins>
      )}
    </li>
  );
}
