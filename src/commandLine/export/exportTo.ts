import {
  type ApartTarget,
  type ChosenNames,
  type Dialect,
  type EnvironmentVariable,
  exportApart,
  exportEnvironment,
} from '../../delivery/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { type Refusable, refuse } from '../../text/index.ts';

/** A target of an export: a consumer that gets everything, or one that gets the secrets apart. */
export interface Target {
  readonly id: string;
  readonly title: string;
  readonly names: Dialect['names'] & object;
  readonly dialect?: Dialect;
  readonly apart?: ApartTarget;
}

export interface ExportChoices {
  readonly names: ChosenNames;
  readonly part: 'committed' | 'names' | 'secrets';
  readonly keepsComments: boolean;
  readonly otherVariables: readonly EnvironmentVariable[];
}

export type Exported = Refusable<{
  readonly text: string;
  readonly holdsSecrets: boolean;
  /** What to know or to do, as sentences. */
  readonly notes: readonly string[];
}>;

/** The configuration as the target needs it, or why that is impossible. */
export function exportTo({ dialect, apart }: Target, document: HjsonDocument, choices: ExportChoices): Exported {
  if (apart) return halfOf(apart, document, choices);
  if (!dialect) return refuse('There is no such target.');
  if (choices.part !== 'committed') return refuse('This target has one part, with the secrets in it.');
  const { names, keepsComments, otherVariables } = choices;
  const output = exportEnvironment(document, dialect, otherVariables, { names, keepsComments });
  if (!output.ok) return output;
  return { ok: true, text: output.text, holdsSecrets: !dialect.refersToFile, notes: output.warnings };
}

function halfOf(
  target: ApartTarget,
  document: HjsonDocument,
  { part, names, otherVariables }: ExportChoices,
): Exported {
  const output = exportApart(document, target, otherVariables, names);
  if (!output.ok) return output;
  const { committed, kept, command, warnings } = output;
  if (part === 'committed') {
    const notes = command === undefined ? warnings : [...warnings, `To fill in the secrets: ${command}`];
    return { ok: true, text: committed, holdsSecrets: false, notes };
  }
  const half = kept(part === 'secrets');
  return half.ok ? { ok: true, text: half.text, holdsSecrets: part === 'secrets', notes: warnings } : half;
}
