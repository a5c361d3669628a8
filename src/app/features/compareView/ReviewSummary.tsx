import { problemsLeft } from '../../commands/applyFix.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { ComparedRows } from './comparedRows.ts';

/** What was changed since the document was opened, in numbers, and what is wrong with it. Comments and layout are lines of the text pane. */
export function ReviewSummary({ counts }: Pick<ComparedRows, 'counts'>) {
  const places = usePlaces();
  const isSame = useSelected(({ text, opened }) => text === opened.text);
  const left = useSelected(problemsLeft);
  const isFaulty = useSelected(({ diagnostics }) => diagnostics.some(({ severity }) => severity !== 'hint'));
  const changes = (['changed', 'added', 'removed'] as const).flatMap((kind) =>
    counts[kind] > 0 ? [`${counts[kind]} ${kind}`] : [],
  );
  const what = changes.length > 0 ? `${changes.join(', ')}.` : isSame ? 'Nothing.' : 'Only comments or layout.';
  return (
    <Notice
      kind={isFaulty ? 'warning' : 'good'}
      actions={
        <>
          {isFaulty && (
            <Button size="compact" onClick={() => places.goTo({ kind: 'tool', tool: 'problems' })}>
              Show problems
            </Button>
          )}
          {!isSame && (
            <Button size="compact" onClick={() => places.goTo({ kind: 'changes' })}>
              Show lines
            </Button>
          )}
        </>
      }
    >
      Changed since opening: {what} {left}
    </Notice>
  );
}
