import { compareSeverity, type Diagnostic } from 'source-text';
import { usePlaces } from '../../../places/places.ts';
import { FixButtons } from '../../../ui/FixButtons.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RowButton } from '../../../ui/RowButton.tsx';

interface ProblemNoticesProps {
  readonly problems: readonly Diagnostic[];
  readonly id?: string;
}

/** The most severe problem of a field on one line; the focus opens it, with its fixes and a link to the list if there are others. */
export function ProblemNotices({ problems, id }: ProblemNoticesProps) {
  const places = usePlaces();
  const [first, ...others] = [...problems].sort((a, b) => compareSeverity(a.severity, b.severity));
  const more = `+${others.length} more`;
  return (
    <div id={id}>
      {first && (
        <Notice
          kind={first.severity}
          place="row"
          actions={
            (first.fixes.length > 0 || others.length > 0) && (
              <>
                <FixButtons isRowAction problem={first} />
                {others.length > 0 && (
                  <RowButton
                    look="quiet"
                    size="compact"
                    tabIndex={-1}
                    label={`${more}: show all problems`}
                    aria-label={`${more}: show all problems`}
                    run={() => places.goTo({ kind: 'tool', tool: 'problems' })}
                  >
                    {more}
                  </RowButton>
                )}
              </>
            )
          }
        >
          {first.message}
        </Notice>
      )}
    </div>
  );
}
