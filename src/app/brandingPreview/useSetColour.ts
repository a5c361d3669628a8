import type { OptionPath } from '../../text/index.ts';
import { useWorkspace } from '../state/useWorkspace.ts';

type SetColour = (value: string, label: string, mergeKey?: string) => string | undefined;

/** Writes a colour into the configuration. Returns why that is not possible, as a sentence; undefined when it is done. */
export function useSetColour(path: OptionPath): SetColour {
  const workspace = useWorkspace();
  return (value, label, mergeKey) => {
    const origin = { view: 'panel' as const, label, path, ...(mergeKey === undefined ? {} : { mergeKey }) };
    const outcome = workspace.setOption(path, value, origin);
    return outcome.ok ? undefined : outcome.reason;
  };
}
