import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useNavigation } from '../../state/navigation.ts';
import { setOptionFilter, useOptionFilter } from '../../state/optionFilter.ts';
import { usePageState } from '../../state/pageState.ts';
import { focusFirstOption, focusNamed, optionAround } from '../focusOption.ts';
import styles from './SearchBox.module.css';

const searchBoxId = 'option-search';

/** Finds options by name, help and value. Enter goes to the first one; Escape clears the search and returns the focus. */
export function SearchBox() {
  const page = usePageState();
  const navigation = useNavigation();
  const { query } = useOptionFilter();
  const cameFrom = useRef<HTMLElement>(undefined);

  function act({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') {
      navigation.go({ kind: 'search' });
      focusFirstOption();
    }
    if (key !== 'Escape') return;
    const back = cameFrom.current;
    const option = back && optionAround(back);
    setOptionFilter(page, { query: '' });
    if (!back) currentTarget.blur();
    // The search may have hidden the field: it is rendered again by the next frame.
    requestAnimationFrame(() => {
      if (back?.checkVisibility()) back.focus();
      else if (option) focusNamed(option);
    });
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
        autoCorrect="off"
        spellCheck={false}
        value={query}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
          else cameFrom.current = undefined;
        }}
        onChange={({ currentTarget }) => {
          setOptionFilter(page, { query: currentTarget.value });
          if (currentTarget.value !== '') navigation.go({ kind: 'search' });
        }}
        onKeyDown={act}
      />
      {query === '' && <kbd aria-hidden>/</kbd>}
    </search>
  );
}
