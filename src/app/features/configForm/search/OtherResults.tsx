import { findMatches, searchWords } from 'source-text';
import { type EnvironmentName, environmentVariables } from '../../../../delivery/index.ts';
import { configPath, configVariable } from '../../../../opening/index.ts';
import { useOptionFilter } from '../../../page/editing.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import { ResultRow } from './ResultRow.tsx';
import styles from './search.module.css';

interface Variable {
  readonly name: typeof configVariable | EnvironmentName;
  readonly title: string;
  readonly help: string;
  readonly keywords: string;
}

const variables: readonly Variable[] = [
  {
    name: configVariable,
    title: 'Whole configuration',
    help: `While it is set, the server does not read ${configPath}.`,
    keywords: '',
  },
  ...environmentVariables,
];

/** What a search finds besides options: environment variables. */
export function OtherResults() {
  const found = findVariables(searchWords(useOptionFilter().query));
  if (found.length === 0) return null;
  return (
    <section className={styles.results} aria-label="More results">
      <h3 className={styles.title}>More results</h3>
      <ul className={styles.list}>
        {found.map((variable) => (
          <Result key={variable.name} variable={variable} />
        ))}
      </ul>
    </section>
  );
}

/** Environment variables by name, title and keywords; a typo is tolerated where no variable matches. */
function findVariables(words: readonly string[]): readonly Variable[] {
  if (words.length === 0) return [];
  return findMatches(variables, words, ({ name, ...entry }) => ({
    ...entry,
    key: name,
    section: 'Environment variable',
  }));
}

function Result({ variable: { name, title, help } }: { readonly variable: Variable }) {
  const places = usePlaces();
  const isWhole = name === configVariable;
  return (
    <li className={styles.other}>
      <ResultRow
        title={title}
        name={name}
        help={help}
        place={`Environment variable · ${isWhole ? 'Instead of' : 'Not part of'} config.json`}
      >
        <Button
          size="compact"
          aria-label={`Show ${name}`}
          onClick={() =>
            places.goTo(
              isWhole
                ? { kind: 'tool', tool: 'export', field: name }
                : { kind: 'section', section: 'environment', variable: name },
            )
          }
        >
          Show
        </Button>
      </ResultRow>
    </li>
  );
}
