import { Suspense } from 'react';
import { howManySet, useOtherVariables } from '../../../page/otherVariables.ts';
import { usePageState, usePart } from '../../../page/pageState.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import row from '../OptionField.module.css';
import { unfoldedVariables } from '../sections/shownSection.ts';

// Lazy because it bundles the environment variables.
const VariableRows = lazyPart(async () => (await import('./VariableRows.tsx')).VariableRows);

/** The server's other variables, folded until one is set or asked for. */
export function EnvironmentVariables() {
  const page = usePageState();
  const variables = useOtherVariables();
  const isOpen = usePart(unfoldedVariables) ?? variables.set.length > 0;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => page.part(unfoldedVariables).set(currentTarget.open)}>
      <summary className={row.option}>
        Proxy, memory, certificates <span className={row.help}>{howManySet(variables)}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <VariableRows />
        </Suspense>
      )}
    </details>
  );
}
