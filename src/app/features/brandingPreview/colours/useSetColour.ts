import type { ValuePath } from 'source-text';
import { useWorkspace } from '../../../page/useWorkspace.ts';

type SetColour = (value: string, label: string, mergeKey?: string) => string | undefined;

/** Writes a colour into the configuration. Returns the reason as a sentence when it can't; undefined on success. */
export function useSetColour(path: ValuePath): SetColour {
  const workspace = useWorkspace();
  return (value, label, mergeKey) => {
    const origin = { view: 'panel' as const, label, path, ...(mergeKey === undefined ? {} : { mergeKey }) };
    const outcome = workspace.setOption(path, value, origin);
    return outcome.ok ? undefined : outcome.reason;
  };
}
