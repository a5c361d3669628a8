import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { setOptionFilter, useOptionFilter } from '../../../page/editing.ts';
import { usePageState } from '../../../page/pageState.ts';
import { usePlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { isComposing, isPlainEnter } from '../../../platform/textBox.ts';
import styles from './search.module.css';

/** Finds options by name, help and value. Enter goes to the first one; Escape clears the search and returns the focus. */
export function SearchBox() {
  const page = usePageState();
  const { goTo, elements } = usePlaces();
  const { query } = useOptionFilter();
  const cameFrom = useRef<{ readonly element: HTMLElement; readonly option: string | undefined }>(undefined);

  function act({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
    if (isPlainEnter(nativeEvent)) goTo({ kind: 'option', path: [] });
    if (key !== 'Escape' || isComposing(nativeEvent)) return;
    const back = cameFrom.current;
    // The search may have hidden the field.
    flushSync(() => setOptionFilter(page, { query: '' }));
    if (!back) currentTarget.blur();
    else if (back.element.checkVisibility()) back.element.focus();
    else if (back.option) elements.focus(back.option);
  }

  return (
    <search className={styles.search}>
      <Search className={styles.icon} aria-hidden />
      <input
        ref={useElement('part', 'search')}
        type="search"
        aria-label="Search options"
        aria-keyshortcuts="/"
        placeholder="Search options"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={query}
        onFocus={({ relatedTarget }) => {
          cameFrom.current =
            relatedTarget instanceof HTMLElement
              ? { element: relatedTarget, option: elements.optionAround(relatedTarget) }
              : undefined;
        }}
        onChange={({ currentTarget }) => {
          setOptionFilter(page, { query: currentTarget.value });
          if (currentTarget.value !== '') goTo({ kind: 'form' });
        }}
        onKeyDown={act}
      />
      {query === '' && <kbd aria-hidden>/</kbd>}
    </search>
  );
}
