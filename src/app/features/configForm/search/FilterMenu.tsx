import { ChevronDown, ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { searchWords } from 'source-text';
import { type FilterId, setOptionFilter, useOptionFilter } from '../../../page/editing.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { type OptionView, optionRows } from '../option/optionView.ts';
import { filters, findOptions, isFilterOn, withoutTag } from './optionSearch.ts';

/** The filters with how many options each would show. A filter is also a word of the search, and clearing it removes that word. */
export function FilterMenu() {
  const page = usePageState();
  const rows = useSelected(optionRows);
  const counts = useMemo(() => filterCounts([...rows.values()]), [rows]);
  const current = useOptionFilter();
  const on = filters.find(({ id }) => id !== 'all' && isFilterOn(id, current));

  function choose(id: FilterId) {
    if (id === 'all') return setOptionFilter(page, { filter: 'all', query: searchWords(current.query).join(' ') });
    const isOn = isFilterOn(id, current);
    setOptionFilter(page, { filter: isOn ? 'all' : id, query: withoutTag(current.query, id) });
  }

  return (
    <Menu
      align="end"
      trigger={
        <Button look="quiet" size="compact">
          <ListFilter aria-hidden />
          <span className="visuallyHidden">Filter: </span>
          {(on ?? filters[0])?.title}
          <ChevronDown aria-hidden />
        </Button>
      }
      groups={[
        filters.map(({ id, title }, index) => ({
          label: title,
          detail: `${counts[index]}${id === 'all' ? '' : ` · @${id}`}`,
          isChecked: isFilterOn(id, current),
          onSelect: () => choose(id),
        })),
      ]}
    />
  );
}

function filterCounts(views: readonly OptionView[]): readonly number[] {
  return filters.map(({ id }) => findOptions(views, { query: '', filter: id }).length);
}
