import type { Diagnostic, Severity } from '../../../text/index.ts';
import { usePlaces } from '../../places/places.ts';
import { FixButtons } from '../../ui/FixButtons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RowButton } from '../../ui/RowButton.tsx';

interface ProblemNoticesProps {
  readonly problems: readonly Diagnostic[];
  readonly id?: string;
}

const gravity: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** The most severe problem of a field with its first fix, and a link to the full list. */
export function ProblemNotices({ problems, id }: ProblemNoticesProps) {
  const places = usePlaces();
  const [first, ...others] = [...problems].sort((a, b) => gravity[a.severity] - gravity[b.severity]);
  const more = others.length + Math.max(0, (first?.fixes.length ?? 0) - 1);
  return (
    <div id={id}>
      {first && (
        <Notice
          kind={first.severity}
          actions={
            <>
              <FixButtons isRowAction problem={{ ...first, fixes: first.fixes.slice(0, 1) }} />
              {more > 0 && (
                <RowButton
                  look="quiet"
                  size="compact"
                  tabIndex={-1}
                  label={`+${more} more: show all problems`}
                  aria-label={`+${more} more: show all problems`}
                  run={() => places.goTo({ kind: 'panel', panel: 'problems' })}
                >
                  +{more} more
                </RowButton>
              )}
            </>
          }
        >
          {first.message}
        </Notice>
      )}
    </div>
  );
}
