import type { OptionDefinition } from '../../../../config/index.ts';
import { announce } from '../../../page/announcer.ts';
import { fieldName } from '../../../page/editing.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useFacts, useWorkspace } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import row from '../OptionField.module.css';
import { breadcrumb } from './breadcrumb.ts';
import { ResultRow } from './ResultRow.tsx';
import { setUpOf } from './setUp.ts';

/** An option that a search finds but that has no field now: what it requires, and a button that sets that up. */
export function UnreachableOption({ option }: { readonly option: OptionDefinition }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const { needs, edit, next } = useFacts((snapshot) => {
    const setUp = setUpOf(option, snapshot);
    return { needs: setUp.needs, edit: setUp.edit !== undefined, next: setUp.next };
  });

  function setUp() {
    const change = setUpOf(option, workspace.snapshot).edit;
    const origin = { view: 'form', label: `Set up ${fieldName(option)}`, path: option.path } as const;
    const outcome = change && workspace.setOption(change.path, change.value, origin);
    if (outcome && !outcome.ok) return announce(page, outcome.reason);
    places.goTo({ kind: 'option', path: next });
  }

  return (
    <div className={row.option}>
      <ResultRow title={option.title} name={option.key} place={`${breadcrumb(option)} · Needs ${needs}`}>
        <Button size="compact" aria-label={`${edit ? 'Set up' : 'Show'} ${fieldName(option)}`} onClick={setUp}>
          {edit ? 'Set up' : 'Show'}
        </Button>
      </ResultRow>
    </div>
  );
}
