import { isDifference, type Row, takeOverEffect } from '../../../compare/index.ts';
import { problemsLeft } from '../../commands/applyFix.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { usePlaces } from '../../places/places.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** How each difference came about, seen from what was opened, which is the second column. */
const changes = { changes: 'changed', removes: 'added', adds: 'removed' } as const;

/** What was changed since the document was opened, in numbers, and what is wrong with it. Comments and layout are lines of the text pane. */
export function ReviewSummary({ rows }: { readonly rows: readonly Row[] }) {
  const places = usePlaces();
  const isSame = useSelected(({ text, opened }) => text === opened.text);
  const left = useSelected(problemsLeft);
  const isFaulty = useSelected(({ diagnostics }) => diagnostics.some(({ severity }) => severity !== 'hint'));
  const counts = Object.entries(changes).flatMap(([effect, word]) => {
    const count = rows.filter((row) => isDifference(row) && takeOverEffect(row, 1) === effect).length;
    return count > 0 ? [`${count} ${word}`] : [];
  });
  const what = counts.length > 0 ? `${counts.join(', ')}.` : isSame ? 'Nothing.' : 'Only comments or layout.';
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
