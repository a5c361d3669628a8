import styles from '../DeliveryPanel.module.css';
import { undocumented } from './undocumented.ts';

/** What the reference leaves open, and what is assumed here. */
export function UndocumentedList() {
  return (
    <ul className={styles.list}>
      {undocumented.map(({ question, assumption }) => (
        <li key={question}>
          {question}
          {assumption && <span className={styles.assumption}>Assumed here: {assumption}</span>}
        </li>
      ))}
    </ul>
  );
}
