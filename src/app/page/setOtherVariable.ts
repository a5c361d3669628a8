import { checkEnvironment, otherVariableNames } from '../../delivery/index.ts';
import { otherVariables } from './otherVariables.ts';
import type { PageState } from './pageState.ts';

/** An empty value unsets the variable. Apart from the store, which the form reads before the code of the checks has loaded. */
export function setOtherVariable(page: PageState, name: string, value: string): void {
  page.part(otherVariables).update(({ set }) => {
    const values = new Map([...set, { name, value }].map((each) => [each.name, each.value]));
    return {
      set: otherVariableNames.flatMap((each) => {
        const value = values.get(each);
        return value ? [{ name: each, value }] : [];
      }),
      problems: checkEnvironment(Object.fromEntries(values)),
    };
  });
}
