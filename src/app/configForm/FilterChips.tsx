import { setOptionFilter, useOptionFilter } from '../browser/optionFilter.ts';
import { useSelected } from '../useWorkspace.ts';
import styles from './FilterChips.module.css';
import { filters, matchesFilter } from './optionSearch.ts';
import { optionViews } from './optionView.ts';

/** The filters with how many options each would show. */
export function FilterChips() {
  const views = useSelected(optionViews);
  const current = useOptionFilter();
  const reachable = [...views.values()].filter(({ isReachable }) => isReachable);
  return (
    <div className={styles.chips} role="toolbar" aria-label="Show options">
      {filters.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={current.filter === id}
          onClick={() => setOptionFilter({ filter: current.filter === id ? 'all' : id })}
        >
          {title} {reachable.filter((view) => matchesFilter(view, { query: '', filter: id })).length}
        </button>
      ))}
    </div>
  );
}
