import { useMemo } from 'react';
import { type Comparison, compareColumns, readColumn } from '../../../compare/index.ts';
import { parseHjson } from '../../../hjson/index.ts';
import { comparedTexts } from '../../page/comparedTexts.ts';
import { usePageState } from '../../page/pageState.ts';
import { useStore } from '../../page/useStore.ts';
import { useSnapshot } from '../../page/useWorkspace.ts';

/** The open document and the texts beside it. What stays the same is not read again. */
export function useComparison(): Comparison {
  const page = usePageState();
  const texts = useStore(page.part(comparedTexts));
  const { document, config, file, serverVersion } = useSnapshot();
  const label = file?.name ?? 'config.json';
  const open = useMemo(
    () => readColumn({ label, document, serverVersion, config }),
    [label, document, serverVersion, config],
  );
  const others = useMemo(
    () => texts.map(({ text, ...source }) => readColumn({ ...source, document: parseHjson(text), serverVersion })),
    [texts, serverVersion],
  );
  return useMemo(() => compareColumns([open, ...others]), [open, others]);
}
