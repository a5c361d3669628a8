import { openQuestions } from '../../../../config/index.ts';
import { notDocumented } from '../../../../tokenRequest/index.ts';
import styles from '../DeliveryPanel.module.css';

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

/** Each open question once, with what this page assumes: in the order of the reference, then what else the token request assumes. */
export const undocumented = [
  ...openQuestions.map((question) => ({
    question,
    assumption: notDocumented.find((assumed) => assumed.question === question)?.assumption,
  })),
  ...notDocumented.filter((assumed) => !openQuestions.includes(assumed.question)),
];
