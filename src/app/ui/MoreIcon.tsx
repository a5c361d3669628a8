import styles from './MoreIcon.module.css';

/**
 * Three dots. Boxes, not an SVG: each row of the form has one, and Chromium composes every SVG of the page apart, again at each letter.
 */
export function MoreIcon() {
  return <span className={styles.dots} aria-hidden />;
}
