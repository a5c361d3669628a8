import type { HjsonDocument } from 'hjson-document';
import { type Refusable, refuse } from 'source-text';
import {
  type EnvironmentVariable,
  exportTo,
  type NameKey,
  type Target,
  type TargetChoices,
} from '../../delivery/index.ts';

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
  const { text, apart } = output;
  const warnings = [...output.warnings, ...placeholderNote(document, target, choices, text)];
  if (!apart) return { ok: true, text, holdsSecrets: !target.refersToFile, notes: warnings };
  if (part === 'committed') {
    const { command } = apart;
    const notes = command === undefined ? warnings : [...warnings, `To fill in the secrets: ${command}`];
    return { ok: true, text, holdsSecrets: false, notes };
  }
  const half = apart.kept(part === 'secrets');
  return half.ok ? { ok: true, text: half.text, holdsSecrets: part === 'secrets', notes: output.warnings } : half;
}

/** Which names stand for something that the user has named otherwise: those whose change would change the text. */
function placeholderNote(document: HjsonDocument, target: Target, choices: PartChoices, text: string) {
  const { names: rules = {} } = target;
  const { names: chosen = {}, otherVariables } = choices;
  const placeholders = Object.entries(rules).flatMap(([key, { fallback }]) => {
    // The Secret is one that the output itself makes.
    if (key === 'name' || !fallback || chosen[key as NameKey]) return [];
    const names = { ...chosen, [key]: `${fallback}x` };
    const renamed = exportTo(document, target, otherVariables, { ...choices, names });
    return renamed.ok && renamed.text === text ? [] : [`--name ${key}=${fallback}`];
  });
  const list = placeholders.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return list ? [`The output has placeholders: ${list}. Give the names of yours.`] : [];
}
