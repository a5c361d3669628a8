import { hiddenText } from '../../secrets/index.ts';
import styles from './Mask.module.css';

/** Stands for a secret that is hidden. Always of this width: the length of a secret is a secret too. */
export function Mask() {
  return (
    <span className={styles.mask} role="img" aria-label="hidden">
      {hiddenText}
    </span>
  );
}
