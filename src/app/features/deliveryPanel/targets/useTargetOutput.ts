import { useMemo, useState } from 'react';
import {
  type CarriedFile,
  type Dialect,
  type DialectOutput,
  type EnvironmentVariable,
  exportEnvironment,
  type TargetChoices,
} from '../../../../delivery/index.ts';
import type { HjsonDocument } from '../../../../hjson/index.ts';
import { useChosenNames } from '../../../page/deployment.ts';
import { useSetVariables } from '../otherVariables.ts';

/** What is exported for a target, and from what it is made. */
export interface TargetOutput {
  readonly output: DialectOutput;
  readonly otherVariables: readonly EnvironmentVariable[];
  readonly choices: TargetChoices;
  readonly keepComments: (keeps: boolean) => void;
}

/** The output for the chosen target; undefined for `config.json` itself. */
export function useTargetOutput(
  document: HjsonDocument,
  dialect: Dialect | undefined,
  files: readonly CarriedFile[],
): TargetOutput | undefined {
  const variables = useSetVariables();
  const names = useChosenNames();
  const [keepsComments, keepComments] = useState(false);
  return useMemo(() => {
    if (!dialect) return undefined;
    const otherVariables = dialect.omitsOtherVariables ? [] : variables;
    const choices = { names, keepsComments, files };
    const output = exportEnvironment(document, dialect, otherVariables, choices);
    return { output, otherVariables, choices, keepComments };
  }, [document, dialect, variables, names, keepsComments, files]);
}

/** "1,234 of 65,514 bytes"; empty if the target holds nothing of the configuration. */
export function sizeOf({ limit, refersToFile }: Dialect, output: DialectOutput): string {
  if (!output.ok) return 'refused for this target';
  if (refersToFile) return '';
  const figure = output.size.toLocaleString('en');
  return limit ? `${figure} of ${limit.bytes.toLocaleString('en')} bytes` : `${figure} bytes`;
}
