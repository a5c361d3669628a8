import { notDocumented } from '../../../tokenRequest/index.ts';
import styles from './TokenSimulator.module.css';

/** What the reference leaves open about the request, and what is assumed here. */
export function NotDocumented() {
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
