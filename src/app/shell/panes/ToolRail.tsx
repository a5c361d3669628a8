import { usePlaces } from '../../places/places.ts';
import { panels } from './panels.tsx';
import styles from './ToolRail.module.css';

/** The tools as icons while their pane is collapsed or has no room: each opens the pane. */
export function ToolRail() {
  const places = usePlaces();
  return (
    <nav className={styles.rail} aria-label="Tools">
      {panels.map(({ id, title, Icon, Count }) => (
        <button
          key={id}
          type="button"
          className={styles.tool}
          data-tooltip={title}
          onClick={() => places.goTo({ kind: 'panel', panel: id })}
        >
          <Icon />
          <span className="visuallyHidden">{title}</span>
          {Count && (
            <span className={styles.count}>
              <Count />
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
