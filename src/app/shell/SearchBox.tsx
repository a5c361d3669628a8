import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { setOptionFilter, useOptionFilter } from '../browser/optionFilter.ts';
import { focusFirstOption } from '../configForm/focusOption.ts';
import styles from './SearchBox.module.css';

export const searchBoxId = 'option-search';

/** Finds options by name, help and value. Enter goes to the first one; Escape clears and goes back to where the user was. */
export function SearchBox() {
  const { query } = useOptionFilter();
  const cameFrom = useRef<Element | null>(null);

  function leave({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') focusFirstOption();
    if (key !== 'Escape') return;
    setOptionFilter({ query: '' });
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else currentTarget.blur();
  }

  return (
    <search className={styles.search}>
      <Search className={styles.icon} aria-hidden />
      <input
        id={searchBoxId}
        type="search"
        aria-label="Search options"
        aria-keyshortcuts="/"
        placeholder="Search options"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
        }}
        onChange={({ currentTarget }) => setOptionFilter({ query: currentTarget.value })}
        onKeyDown={leave}
      />
      {query === '' && <kbd aria-hidden>/</kbd>}
    </search>
  );
}
