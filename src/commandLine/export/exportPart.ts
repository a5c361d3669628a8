import { type EnvironmentVariable, exportTo, type Target, type TargetChoices } from '../../delivery/index.ts';
import type { HjsonDocument } from '../../hjson/index.ts';
import { type Refusable, refuse } from '../../text/index.ts';

export interface PartChoices extends TargetChoices {
  readonly part: 'committed' | 'names' | 'secrets';
  readonly otherVariables: readonly EnvironmentVariable[];
}

export type ExportedPart = Refusable<{
  readonly text: string;
  readonly holdsSecrets: boolean;
  /** What to know or to do, as sentences. */
  readonly notes: readonly string[];
}>;

/** The chosen part of the configuration as the target needs it, or why that is impossible. */
export function exportPart(document: HjsonDocument, target: Target, choices: PartChoices): ExportedPart {
  const { part, otherVariables } = choices;
  if (!target.apart && part !== 'committed') return refuse('This target has one part, with the secrets in it.');
  const output = exportTo(document, target, otherVariables, choices);
  if (!output.ok) return output;
  const { text, apart, warnings } = output;
  if (!apart) return { ok: true, text, holdsSecrets: !target.refersToFile, notes: warnings };
  if (part === 'committed') {
    const { command } = apart;
    const notes = command === undefined ? warnings : [...warnings, `To fill in the secrets: ${command}`];
    return { ok: true, text, holdsSecrets: false, notes };
  }
  const half = apart.kept(part === 'secrets');
  return half.ok ? { ok: true, text: half.text, holdsSecrets: part === 'secrets', notes: warnings } : half;
}
