import { looksLikeSecretKey } from '../../config/index.ts';
import { findMember, findNode } from '../../hjson/index.ts';
import { createLineIndex, dottedName, type OptionPath, samePath } from '../../text/index.ts';
import { navigation } from '../browser/navigation.ts';
import { useOptionFilter } from '../browser/optionFilter.ts';
import { Button } from '../components/Button.tsx';
import { useSnapshot } from '../useWorkspace.ts';
import form from './ConfigForm.module.css';
import { searchWords } from './optionSearch.ts';
import { ProblemNotices } from './ProblemNotices.tsx';
import { RawHjsonField } from './RawHjsonField.tsx';
import styles from './UnknownKeys.module.css';

/** Keys that the server does not know: kept as they are, editable as raw HJSON. */
export function UnknownKeys() {
  const { config, document, problems, text } = useSnapshot();
  const { query, filter } = useOptionFilter();
  const words = searchWords(query);
  const shown = config.unknown.filter((path) => words.every((word) => dottedName(path).toLowerCase().includes(word)));
  if (shown.length === 0 || !['all', 'set', 'problem'].includes(filter)) return null;
  const lines = createLineIndex(text);
  const problemsOf = (path: OptionPath) =>
    problems
      .filter((problem) => samePath(problem.path, path))
      .map((problem) => ({ problem, line: lines.positionAt(problem.range.start).line }));

  return (
    <div className={form.section}>
      <h3 className={form.title}>Unknown keys</h3>
      {shown.map((path) => {
        const node = findNode(document, path);
        const member = findMember(document, path);
        return (
          <div key={dottedName(path)} className={styles.unknown}>
            <div className={styles.head}>
              <code className={styles.key}>{dottedName(path)}</code>
              {member && (
                <Button look="link" onClick={() => navigation.go({ kind: 'text', range: member.range })}>
                  Reveal in HJSON
                </Button>
              )}
            </div>
            {node && (
              <RawHjsonField
                path={path}
                source={text.slice(node.range.start, node.range.end)}
                isSecret={looksLikeSecretKey(String(path.at(-1)))}
              />
            )}
            <ProblemNotices problems={problemsOf(path)} />
          </div>
        );
      })}
    </div>
  );
}
