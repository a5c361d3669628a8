import { analyseConfig, countOptions } from '../../config/index.ts';
import { type HjsonDocument, nodeValue, toPortableJson } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { findReferences, holdsSentinel, pointerIn, replaceReferences } from '../../references/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';
import { countSecrets } from '../redaction/secretOccurrences.ts';
import type { Cleaning } from './cleanings.ts';
import type { FoundValue, ImportCandidate, Origin } from './importCandidate.ts';
import { unresolved } from './unresolved.ts';

/** A configuration that was found in a paste, for the user to look at before it is opened. */
export interface DetectedConfig {
  /** HJSON, as it was found. */
  readonly text: string;
  /** What kind of text it was found in: "Compose file". */
  readonly reader: string;
  /** Where it was found: "Compose file, api". It may have words of the paste. */
  readonly origin: string;
  /** The line that it begins in, if it is in one of several parts of the paste. */
  readonly line?: number;
  /** How many known options it sets, and how many of its values are secret. */
  readonly options: number;
  readonly secrets: number;
  /** Keys that are no options. */
  readonly unknown: number;
  /** False: the server refuses the text; it can be opened and repaired. */
  readonly readable: boolean;
  /** The server's other variables found with it. */
  readonly otherVariables: readonly EnvironmentVariable[];
  /** What was stripped or replaced to find it, in this order. */
  readonly cleanings: readonly DoneCleaning[];
  /** What to look at before opening it, as sentences. */
  readonly warnings: readonly string[];
}

/** A cleaning that the paste had something for. */
export interface DoneCleaning extends Pick<Cleaning, 'says' | 'keeps'> {
  /** Whether a configuration with as many options is found without it. */
  readonly canKeep: boolean;
  /** True if it was not done, because the user wants to keep the text. */
  readonly isKept: boolean;
}

export type DetectionResult =
  | { readonly kind: 'empty' }
  /** Never empty; if there are several, only the user can choose. */
  | {
      readonly kind: 'found';
      readonly choices: readonly DetectedConfig[];
      /** True if a reader knows where it is: what is between the outermost braces is then another reading. */
      readonly isNamed?: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly ImportRefusal[];
      /** What kind of text it is, if that is clear: then its configuration cannot be known. */
      readonly reader?: string;
    };

/** What was found, or why nothing was. */
export type Recognition = Exclude<DetectionResult, { readonly kind: 'empty' }>;

export type Parse = (text: string) => HjsonDocument;

/** A value that is a reference as a whole may stay. */
function isTemplate(text: string): boolean {
  return /\{\{(?:(?!\{\{).)*\}\}/.test(replaceReferences(text, findReferences(text), () => ''));
}

const template = 'It holds {{…}}: if that is a template, paste the rendered text instead.';

/** YAML, systemd or both refuse these characters, or take them for line ends. */
const unportable = /[\x7f-\x9f\u2028\u2029\p{Noncharacter_Code_Point}]/u;

/** What the program behind a wrapper does to characters that it does not hand over as they are; HJSON alone has no such program. */
function changedCharacters(text: string, reader: string): readonly string[] {
  if (reader === 'HJSON') return [];
  if (reader === 'Terraform' && text !== text.normalize('NFC')) {
    return ['Terraform composes accents: it hands over other characters than are written here.'];
  }
  if (text.includes('\ufffd')) return ['It holds U+FFFD in place of what is not UTF-8.'];
  const [character] = unportable.exec(text) ?? [];
  if (character === undefined) return [];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    `It holds the character U+${code}, which programs that read such a text refuse or change. Write it as an escape.`,
  ];
}

/** What is said about a configuration that was found. */
export function describe(
  { value: text, origin: { reader, place }, references, note }: FoundValue,
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): DetectedConfig {
  const config = analyseConfig(document, 'latest');
  return {
    text,
    reader,
    origin: place ? `${reader}, ${place}` : reader,
    options: countOptions(config).set,
    secrets: countSecrets(document),
    unknown: config.unknown.length,
    readable: document.verdict.ok,
    otherVariables,
    cleanings: [],
    warnings: [
      ...(note ? [note] : []),
      ...changedCharacters(text, reader),
      ...unresolved(document, references),
      ...[...config.entries.values()].flatMap(({ option, node }) => {
        if (option.kind !== 'secret' || node?.kind !== 'string') return [];
        const { start, end } = node.range;
        const what = references?.some((each) => each.start >= start && each.start < end)
          ? undefined
          : pointerIn(node.value);
        return what === undefined ? [] : [`${option.key} looks like ${what}, not like the secret itself.`];
      }),
      ...(isTemplate(text) ? [template] : []),
    ],
  };
}

/** The server's other variables in the scope of a value. */
export function otherVariablesOf(
  { scope }: Origin,
  findings: readonly ImportCandidate[],
): readonly EnvironmentVariable[] {
  const found = findings.flatMap((finding) =>
    finding.kind === 'value' &&
    finding.name !== configVariable &&
    finding.origin.scope === scope &&
    !holdsSentinel(finding.value)
      ? [[finding.name, finding.value] as const]
      : [],
  );
  return [...new Map(found)].map(([name, value]) => ({ name, value }));
}

/** One choice for each set of data: the first, with the other variables of whichever has the most. */
export function distinct(choices: readonly DetectedConfig[], parse: Parse): readonly DetectedConfig[] {
  const byData = new Map<string, DetectedConfig>();
  for (const choice of choices) {
    const data = choice.readable ? toPortableJson(nodeValue(parse(choice.text).root)) : choice.text;
    const first = byData.get(data);
    if (!first) byData.set(data, choice);
    else if (choice.otherVariables.length > first.otherVariables.length)
      byData.set(data, { ...first, otherVariables: choice.otherVariables });
  }
  return [...byData.values()];
}

/** Why nothing was found. */
export function reasonsFor(findings: readonly ImportCandidate[]): readonly ImportRefusal[] {
  const reasons = findings.flatMap((finding): readonly ImportRefusal[] => {
    const { reader, place } = finding.origin;
    const where = place ? `${reader}, ${place}` : reader;
    if (finding.kind === 'refused')
      return [importRefusal(finding.refusal.code, `${where}: ${finding.refusal.message}`)];
    if (finding.name !== configVariable) {
      return [importRefusal('variable-alone', `${where}: ${finding.name} alone is not a configuration.`)];
    }
    // Any word may be Base64: a configuration is only expected after the name.
    const message = `${where}: the value of ${configVariable} is not an object with known options.`;
    return place ? [importRefusal('value-not-configuration', message)] : [];
  });
  const ofConfiguration = reasons.filter(({ code }) => code !== 'variable-alone');
  const told = ofConfiguration.length > 0 ? ofConfiguration : reasons;
  return told.length > 0
    ? [...new Map(told.map((reason) => [reason.message, reason])).values()].slice(0, 10)
    : [importRefusal('no-configuration', 'A configuration is an object with known options, such as baseUrl.')];
}
