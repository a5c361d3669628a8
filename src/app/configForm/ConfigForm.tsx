import { useEffect, useEffectEvent } from 'react';
import { options, sections } from '../../config/index.ts';
import { type NavigationRequest, navigation } from '../browser/navigation.ts';
import { setOptionFilter, useOptionFilter } from '../browser/optionFilter.ts';
import { Button } from '../components/Button.tsx';
import { useSelected } from '../useWorkspace.ts';
import styles from './ConfigForm.module.css';
import { DefaultSweep } from './DefaultSweep.tsx';
import { FilterChips } from './FilterChips.tsx';
import { focusOption } from './focusOption.ts';
import { OptionField } from './OptionField.tsx';
import { matchesFilter } from './optionSearch.ts';
import { optionViews } from './optionView.ts';
import { UnknownKeys } from './UnknownKeys.tsx';

/** Every option of the schema by section, as far as the search and the filter show it. */
export function ConfigForm() {
  const views = useSelected(optionViews);
  const filter = useOptionFilter();
  const shown = options.filter(({ key }) => {
    const view = views.get(key);
    return view?.isReachable && matchesFilter(view, filter);
  });
  useFormRequests();

  return (
    <div className={styles.form}>
      <FilterChips />
      <DefaultSweep />
      {sections.map(({ id, title }) => {
        const own = shown.filter(({ section }) => section === id);
        return (
          own.length > 0 && (
            <div key={id} className={styles.section}>
              <h3 className={styles.title}>{title}</h3>
              {own.map((facts) => (
                <OptionField key={facts.key} facts={facts} />
              ))}
            </div>
          )
        );
      })}
      {shown.length === 0 && (
        <div className={styles.nothing}>
          <p>No option matches.</p>
          <Button onClick={() => setOptionFilter({ query: '', filter: 'all' })}>Show all options</Button>
        </div>
      )}
      <UnknownKeys />
    </div>
  );
}

/** Goes to the option that another view asks for; a filter that hides it is taken off first. */
function useFormRequests(): void {
  const serve = useEffectEvent((request: NavigationRequest) => {
    if (request.kind !== 'form') return;
    if (!focusOption(request.path)) {
      setOptionFilter({ query: '', filter: 'all' });
      requestAnimationFrame(() => focusOption(request.path));
    }
    navigation.served(request);
  });
  useEffect(() => {
    const waiting = navigation.pending('form');
    if (waiting) serve(waiting);
    return navigation.listen(serve);
  }, []);
}
