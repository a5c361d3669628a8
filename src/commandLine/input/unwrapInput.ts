import type { DetectedConfig, EnvironmentVariable } from '../../delivery/index.ts';
import { excessOf } from '../../hjson/index.ts';
import { readsAsConfiguration } from '../../opening/index.ts';
import { say } from '../frame/print.ts';
import type { System } from '../system.ts';
import type { Input, InputResult } from './readInputs.ts';

/** Loaded only for what is no configuration. */
const readers = () => import('../../delivery/index.ts');

/** What kind of file holds a configuration instead of being one; undefined for a configuration. */
export async function wrappingOf({ text }: Input): Promise<string | undefined> {
  if (excessOf(text) !== undefined || readsAsConfiguration(text)) return undefined;
  const { findWrapping, yamlLoading } = await readers();
  return findWrapping(text, await yamlLoading()());
}

type UnwrappedResult = InputResult & { readonly otherVariables?: readonly EnvironmentVariable[] };

/**
 * With `--wrapped`, the one configuration that a file holds, and the server's other variables beside it, and says what was done to find it,
 * and what to look at in it; without it, and of a variable, no wrapped one. Undefined for a command that has no such option.
 */
export async function unwrapped(
  result: InputResult,
  isWrapped: boolean | undefined,
  system: Pick<System, 'stderr'>,
): Promise<UnwrappedResult> {
  if (!result.ok) return result;
  const { input } = result;
  const refused = (reason: string) => ({ ok: false, name: input.name, reason }) as const;
  if (!isWrapped || input.source.kind === 'variable') {
    const kind = await wrappingOf(input);
    if (kind === undefined) return result;
    return refused(isWrapped === undefined ? `${holds(kind)} Put that into a separate file.` : wrappedIn(input, kind));
  }
  const { recognisePaste, yamlLoading } = await readers();
  const found = recognisePaste(input.text, await yamlLoading()());
  if (found.kind === 'empty') return refused('It is empty.');
  if (found.kind === 'refused') return refused(found.reasons.map(({ message }) => message).join(' '));
  const [choice, ...others] = found.choices;
  if (!choice || others.length > 0) {
    // The heading above one may be a password.
    const places = found.choices
      .map(({ reader, line, origin }) => (line === undefined ? origin : `${reader}, line ${line}`))
      .join('; ');
    return refused(`It holds several configurations (${places}). Put the one that is meant into a file.`);
  }
  const { text, otherVariables } = choice;
  sayHowFound(found.choices, input, system);
  return {
    ok: true,
    input: { ...input, text, bytes: new TextEncoder().encode(text), encoding: 'UTF-8' },
    otherVariables,
  };
}

/** What was stripped or replaced to find configurations, and what to look at in them: each sentence once. */
export function sayHowFound(choices: readonly DetectedConfig[], { name }: Input, system: Pick<System, 'stderr'>): void {
  const sentences = choices.flatMap(({ cleanings, warnings }) => [...cleanings.map(({ says }) => says), ...warnings]);
  for (const sentence of new Set(sentences)) say(system, name, sentence);
}

const holds = (kind: string) => `This looks like a file that holds a configuration (${kind}).`;

/** What a value is read as that kept the signs of a shell or of JSON: `docker run --env-file` removes none. */
const keptSigns: ReadonlySet<string> = new Set(['Quoted text', 'JSON string']);

/** Said of such an input by a command that can read one with an option. */
export function wrappedIn({ source }: Input, kind: string): string {
  if (source.kind !== 'variable') return `${holds(kind)} Add --wrapped.`;
  const what = keptSigns.has(kind)
    ? 'Quotes around the whole value and backslashes before quotes are part of it.'
    : `It holds more than a configuration (${kind}).`;
  return `${what} Set the variable to the configuration alone.`;
}
