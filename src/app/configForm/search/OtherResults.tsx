import { environmentVariables, type VariableDefinition } from '../../../delivery/index.ts';
import { useNavigation } from '../../state/navigation.ts';
import { useOptionFilter } from '../../state/optionFilter.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './OtherResults.module.css';
import { ResultRow } from './ResultRow.tsx';
import { noMatch, searchRank, searchWords } from './searchRank.ts';

/** What a search finds besides options: environment variables. */
export function OtherResults() {
  const variables = findVariables(searchWords(useOptionFilter().query));
  if (variables.length === 0) return null;
  return (
    <section className={styles.results} aria-label="More results">
      <h3 className={styles.title}>More results</h3>
      <ul className={styles.list}>
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

function Variable({ facts: { name, title } }: { readonly facts: VariableDefinition }) {
  const navigation = useNavigation();
  return (
    <li className={styles.other}>
      <ResultRow title={title} name={name} place="Environment variable · Not part of config.json">
        <Button
          size="compact"
          aria-label={`Show ${name} in Export`}
          onClick={() => navigation.go({ kind: 'panel', panel: 'export', field: name })}
        >
          Show in Export
        </Button>
      </ResultRow>
    </li>
  );
}
