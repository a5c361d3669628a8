import type { HjsonDocument } from 'hjson-document';
import { useMemo, useState } from 'react';
import {
  type CarriedFile,
  type EnvironmentVariable,
  exportTo,
  type Target,
  type TargetChoices,
  type TargetOutput,
} from '../../../../delivery/index.ts';
import { useChosenNames } from '../../../page/deployment.ts';
import { useOtherVariables } from '../../../page/otherVariables.ts';

/** What is exported for a target, and from what it is made. */
export interface ExportedTarget {
  readonly output: TargetOutput;
  readonly otherVariables: readonly EnvironmentVariable[];
  readonly choices: Required<TargetChoices>;
  readonly keepComments: (keeps: boolean) => void;
}

/** The output for the chosen target; undefined for `config.json` itself. */
export function useTargetOutput(
  document: HjsonDocument,
  target: Target | undefined,
  files: readonly CarriedFile[],
): ExportedTarget | undefined {
  const variables = useOtherVariables().set;
  const names = useChosenNames();
  const [keepsComments, keepComments] = useState(false);
  return useMemo(() => {
    if (!target) return undefined;
    const otherVariables = target.omitsOtherVariables ? [] : variables;
    const choices = { names, keepsComments, files };
    const output = exportTo(document, target, otherVariables, choices);
    return { output, otherVariables, choices, keepComments };
  }, [document, target, variables, names, keepsComments, files]);
}

/** "1,234 of 65,514 bytes"; empty if the target holds nothing of the configuration. */
export function sizeOf({ limit, refersToFile }: Target, output: TargetOutput): string {
  if (!output.ok) return 'refused for this target';
  if (refersToFile) return '';
  const figure = output.size.toLocaleString('en');
  return limit ? `${figure} of ${limit.bytes.toLocaleString('en')} bytes` : `${figure} bytes`;
}
