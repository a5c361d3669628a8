import { findMember } from '../../../../hjson/index.ts';
import { holdsSecretIn } from '../../../../secrets/index.ts';
import type { OptionPath } from '../../../../text/index.ts';
import { useSelected } from '../../../page/useWorkspace.ts';

/** Whether something in the value at a path is a secret. */
export function useHoldsSecret(path: OptionPath): boolean {
  return useSelected(({ document }) => {
    const value = findMember(document, path)?.value;
    return value !== undefined && holdsSecretIn(document, value.range);
  });
}
