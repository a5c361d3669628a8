import { useMemo } from 'react';
import type { ValuePath } from 'source-text';
import { type Comparison, compareColumns, readColumn } from '../../../compare/index.ts';
import { shownIn } from '../../../secrets/index.ts';
import { readDocument } from '../../../workspace/index.ts';
import { type ComparedText, comparedTexts, distinctLabels } from '../../page/files.ts';
import { usePart } from '../../page/pageState.ts';
import { useSnapshot } from '../../page/useWorkspace.ts';

export interface ShownComparison extends Comparison {
  /** The texts in the columns after the first. */
  readonly texts: readonly ComparedText[];
  /** What they and the open document changed both, and the user has not decided yet. */
  readonly conflicts: readonly ValuePath[];
  /** The same for a change record, which reads from old to new: what the open document is based on comes before it. */
  readonly record: Comparison;
}

/** The open document and the compared texts. Unchanged texts are not parsed again. */
export function useComparison(): ShownComparison {
  const texts = usePart(comparedTexts);
  const { document, config, file, serverVersion } = useSnapshot();
  const { unknown } = shownIn(document);
  const fileId = file?.id;
  const name = file?.name ?? 'config.json';
  const open = useMemo(
    () => readColumn({ label: name, document, serverVersion, config }),
    [name, document, serverVersion, config],
  );
  const others = useMemo(() => {
    const [, ...labels] = distinctLabels([name, ...texts.map(({ label }) => label)]);
    return texts.map((source, index) => {
      const { text, variables } = source;
      const label = labels[index] ?? '';
      const column = readColumn({ label, document: readDocument(text, { unknown }), variables, serverVersion });
      return { source, column };
    });
  }, [name, texts, serverVersion, unknown]);
  return useMemo(() => {
    const columns = (isBase: boolean) =>
      others.filter(({ source }) => (source.isBase === true) === isBase).map(({ column }) => column);
    const comparison = compareColumns([open, ...others.map(({ column }) => column)]);
    return {
      ...comparison,
      record: columns(true).length > 0 ? compareColumns([...columns(true), open, ...columns(false)]) : comparison,
      texts: others.map(({ source }) => source),
      conflicts: others.flatMap(({ source: { conflicts } }) =>
        conflicts && conflicts.fileId === fileId ? conflicts.paths : [],
      ),
    };
  }, [open, others, fileId]);
}
