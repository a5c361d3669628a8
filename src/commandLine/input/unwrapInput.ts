import { excessOf } from 'hjson-document/incremental';
import { type Refusable, refuse } from 'source-text';
import type { DetectedConfig, EnvironmentVariable } from '../../delivery/index.ts';
import { readsAsConfiguration } from '../../opening/index.ts';
import { say } from '../frame/print.ts';
import type { System } from '../system.ts';
import type { Input, InputResult } from './readInputs.ts';

/** The last part of a path, which says what notation a file has. */
const fileNameOf = ({ source, name }: Input) => (source.kind === 'variable' ? '' : name.replace(/^.*[\\/]/, ''));

/** What kind of file holds a configuration instead of being one; undefined for a configuration. */
export async function wrappingOf(input: Input): Promise<string | undefined> {
  const { text } = input;
  if (excessOf(text) !== undefined || readsAsConfiguration(text)) return undefined;
  // Loaded only for what is no configuration; by name, so that the package has no more of it.
  const { findWrapping, yamlLoading } = await import('../../delivery/index.ts');
  return findWrapping(text, await yamlLoading()(), fileNameOf(input));
}

/** The configurations that a file holds, as `--wrapped` and `--as` say; refused if it is not known which of several readings is meant. */
export async function configurationsIn(
  input: Input,
  as: string | undefined,
): Promise<Refusable<{ readonly choices: readonly DetectedConfig[] }>> {
  const { recognisePaste, yamlLoading } = await import('../../delivery/index.ts');
  const found = recognisePaste(input.text, await yamlLoading()(), fileNameOf(input));
  if (found.kind === 'empty') return refuse('It is empty.');
  if (found.kind === 'refused') return refuse(found.reasons.map(({ message }) => message).join(' '));
  const { choices, faults, isAsked, differing } = found;
  const names = choices.map(({ readers: all }) => all.join(', ')).join('; ');
  const listed = `(${names}). Add --as with one of these names.`;
  const picked = choices.filter((choice) => as === undefined || choice.readers.some((name) => isNamed(name, as)));
  if (as !== undefined && picked.length > 0) return { ok: true, choices: picked };
  if (as !== undefined) return refuse(`Nobody who reads it is named like that ${listed}`);
  if (!isAsked) return { ok: true, choices };
  const differ =
    differing.length > 0
      ? `Programs read it differently in ${differing.join(', ')} ${listed}`
      : `It is not known how it is read ${listed}`;
  return refuse([...faults.map(({ message }) => message), differ].join(' '));
}

const isNamed = (name: string, asked: string) => name.toLowerCase() === asked.toLowerCase();

type UnwrappedResult = InputResult & { readonly otherVariables?: readonly EnvironmentVariable[] };

/** What `wrappedOption` sets. */
export interface Wrapped {
  readonly wrapped?: boolean | undefined;
  readonly as?: string | undefined;
}

/**
 * With `--wrapped`, the one configuration that a file holds, and the server's other variables beside it, and says what to look at in it;
 * without it, and of a variable, no wrapped one. Undefined for a command that has no such option.
 */
export async function unwrapped(
  result: InputResult,
  options: Wrapped | undefined,
  system: Pick<System, 'stderr'>,
): Promise<UnwrappedResult> {
  if (!result.ok) return result;
  const { input } = result;
  const refused = (reason: string) => ({ ok: false, name: input.name, reason }) as const;
  if (!options?.wrapped || input.source.kind === 'variable') {
    const kind = await wrappingOf(input);
    if (kind === undefined) return result;
    return refused(options === undefined ? `${holds(kind)} Put that into a separate file.` : wrappedIn(input, kind));
  }
  const found = await configurationsIn(input, options.as);
  if (!found.ok) return refused(found.reason);
  const [choice, ...others] = found.choices;
  if (!choice || others.length > 0) {
    // Words of the file may be a password.
    const places = found.choices
      .map(({ reader, line, origin }) => (line === undefined ? origin : `${reader}, line ${line}`))
      .join('; ');
    return refused(`It holds several configurations (${places}). Put the one that is meant into a file.`);
  }
  const { text, otherVariables } = choice;
  sayWarnings(found.choices, input, system);
  return {
    ok: true,
    input: { ...input, text, bytes: new TextEncoder().encode(text), encoding: 'UTF-8' },
    otherVariables,
  };
}

/** What to look at in configurations that were found: each sentence once. */
export function sayWarnings(choices: readonly DetectedConfig[], { name }: Input, system: Pick<System, 'stderr'>): void {
  for (const sentence of new Set(choices.flatMap(({ warnings }) => warnings))) say(system, name, sentence);
}

const holds = (kind: string) =>
  kind === 'HJSON'
    ? 'This looks like a configuration with other text around it.'
    : `This looks like a file that holds a configuration (${kind}).`;

/** Readers that remove the signs of a shell or of JSON: `docker run --env-file` removes none. */
const removesSigns = /^(?:JSON|YAML, SQL|POSIX shell)/;

/** Said of such an input by a command that can read one with an option. */
export function wrappedIn({ source }: Input, kind: string): string {
  if (source.kind !== 'variable') return `${holds(kind)} Add --wrapped.`;
  const what = removesSigns.test(kind)
    ? 'Quotes around the whole value and backslashes before quotes are part of it.'
    : `It holds more than a configuration (${kind}).`;
  return `${what} Set the variable to the configuration alone.`;
}
