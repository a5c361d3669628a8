import type { OptionDefinition } from '../../../config/index.ts';
import { announce } from '../../state/announcer.ts';
import { fieldName } from '../../state/fieldName.ts';
import { useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts, useWorkspace } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import row from '../OptionField.module.css';
import { breadcrumb } from './breadcrumb.ts';
import { ResultRow } from './ResultRow.tsx';
import { setUpOf } from './setUp.ts';

/** An option that the search finds but that has no field now: what it needs, and a button that sets that up. */
export function UnreachableOption({ facts }: { readonly facts: OptionDefinition }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const navigation = useNavigation();
  const { needs, edit, next } = useFacts((snapshot) => {
    const setUp = setUpOf(facts, snapshot);
    return { needs: setUp.needs, edit: setUp.edit !== undefined, next: setUp.next };
  });

  function setUp() {
    const change = setUpOf(facts, workspace.snapshot).edit;
    const origin = { view: 'form', label: `Set up ${fieldName(facts)}`, path: facts.path } as const;
    const outcome = change && workspace.setOption(change.path, change.value, origin);
    if (outcome && !outcome.ok) return announce(page, outcome.reason);
    // The field is rendered by the next frame.
    requestAnimationFrame(() => navigation.go({ kind: 'form', path: next }));
  }

  return (
    <div className={row.option}>
      <ResultRow title={facts.title} name={facts.key} place={`${breadcrumb(facts)} · Needs ${needs}`}>
        <Button size="compact" aria-label={`${edit ? 'Set up' : 'Show'} ${fieldName(facts)}`} onClick={setUp}>
          {edit ? 'Set up' : 'Show'}
        </Button>
      </ResultRow>
    </div>
  );
}
