import type { Snapshot } from '../../../workspace/index.ts';
import { type FilterId, setOptionFilter, useOptionFilter } from '../../state/optionFilter.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import { optionViews } from '../optionView.ts';
import styles from './FilterChips.module.css';
import { filters, isFilterOn, matchesFilter, searchWords, withoutTag } from './optionSearch.ts';

/** The filters with how many options each would show. */
export function FilterChips() {
  const page = usePageState();
  const counts = useFacts(filterCounts);
  const current = useOptionFilter();

  /** What was typed as a word goes as well when its chip is taken off. */
  function toggle(id: FilterId) {
    if (id === 'all') return setOptionFilter(page, { filter: 'all', query: searchWords(current.query).join(' ') });
    const isOn = isFilterOn(id, current);
    setOptionFilter(page, { filter: isOn ? 'all' : id, query: withoutTag(current.query, id) });
  }

  return (
    <div className={styles.chips} role="toolbar" aria-label="Show options">
      {filters.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={isFilterOn(id, current)}
          title={id === 'all' ? undefined : `Search word: @${id}`}
          onClick={() => toggle(id)}
        >
          {title} {counts[index]}
        </button>
      ))}
    </div>
  );
}

function filterCounts(snapshot: Snapshot): readonly number[] {
  const reachable = [...optionViews(snapshot).values()].filter(({ isEditable }) => isEditable);
  return filters.map(({ id }) => reachable.filter((view) => matchesFilter(view, { query: '', filter: id })).length);
}
