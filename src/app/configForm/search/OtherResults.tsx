import type { OptionDefinition } from '../../../config/index.ts';
import { environmentVariables, type VariableDefinition } from '../../../delivery/index.ts';
import { announce } from '../../state/announcer.ts';
import { fieldName } from '../../state/fieldName.ts';
import { useNavigation } from '../../state/navigation.ts';
import { useOptionFilter } from '../../state/optionFilter.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts, useWorkspace } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { breadcrumb } from './breadcrumb.ts';
import { Marked } from './Marked.tsx';
import styles from './OtherResults.module.css';
import { noMatch, searchRank, searchWords } from './searchRank.ts';
import { setUpOf } from './setUp.ts';

/** What a search finds besides the fields of the form: options that need something first, and environment variables. */
export function OtherResults({ unreachable }: { readonly unreachable: readonly OptionDefinition[] }) {
  const variables = findVariables(searchWords(useOptionFilter().query));
  if (unreachable.length + variables.length === 0) return null;
  return (
    <section className={styles.results} aria-label="More results">
      <h3 className={styles.title}>More results</h3>
      <ul className={styles.list}>
        {unreachable.map((facts) => (
          <UnreachableOption key={facts.key} facts={facts} />
        ))}
        {variables.map((facts) => (
          <Variable key={facts.name} facts={facts} />
        ))}
      </ul>
    </section>
  );
}

/** Environment variables by name, title and keywords; a typo is tolerated where no variable matches. */
function findVariables(words: readonly string[]): readonly VariableDefinition[] {
  if (words.length === 0) return [];
  const rank = (exactness: 'exact' | 'typo') =>
    environmentVariables.filter((facts) => searchRank(entryOf(facts), words, exactness) < noMatch);
  const exact = rank('exact');
  return exact.length > 0 ? exact : rank('typo');
}

function entryOf({ name, title, help, keywords }: VariableDefinition) {
  return { key: name, title, help, keywords, section: 'Environment variable', value: '' };
}

function UnreachableOption({ facts }: { readonly facts: OptionDefinition }) {
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
    <li className={styles.result}>
      <Names title={facts.title} name={facts.key} />
      <p className={styles.needs}>
        {breadcrumb(facts)} · Needs {needs}
      </p>
      <Button size="compact" aria-label={`${edit ? 'Set up' : 'Show'} ${fieldName(facts)}`} onClick={setUp}>
        {edit ? 'Set up' : 'Show'}
      </Button>
    </li>
  );
}

function Variable({ facts: { name, title } }: { readonly facts: VariableDefinition }) {
  const navigation = useNavigation();
  return (
    <li className={styles.result}>
      <Names title={title} name={name} />
      <p className={styles.needs}>Environment variable · Not part of config.json</p>
      <Button
        size="compact"
        aria-label={`Show ${name} in Export`}
        onClick={() => navigation.go({ kind: 'panel', panel: 'export', field: name })}
      >
        Show in Export
      </Button>
    </li>
  );
}

interface NamesProps {
  readonly title: string;
  readonly name: string;
}

function Names({ title, name }: NamesProps) {
  return (
    <p className={styles.names}>
      <strong>
        <Marked text={title} />
      </strong>{' '}
      <code dir="ltr">
        <Marked text={name} />
      </code>
    </p>
  );
}
