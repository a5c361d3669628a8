import type { HjsonDocument } from 'hjson-document';
import { analyseConfig, countOptions } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { findReferences, holdsSentinel, pointerIn, replaceReferences } from '../../references/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { countSecrets } from '../redaction/secretOccurrences.ts';
import type { ShellReference } from '../scanners/assignment.ts';
import { windowsPowerShell } from '../scanners/words.ts';
import type { Candidate } from './candidate.ts';
import { unresolved } from './unresolved.ts';

/** A configuration that was found in a paste, for the user to look at before it is opened. */
export interface DetectedConfig {
  /** HJSON, as it was found. */
  readonly text: string;
  /** What kind of text it was found in, or who reads it: "Compose file". */
  readonly reader: string;
  /** All programs that read the same. */
  readonly readers: readonly string[];
  /** Where it was found: "Compose file, api". It may have words of the paste. */
  readonly origin: string;
  /** The line of the paste that it begins in, if it is a part of it. */
  readonly line?: number;
  /** How many lines of the paste that part has. */
  readonly lines?: number;
  /** How many known options it sets, and how many of its values are secret. */
  readonly options: number;
  readonly secrets: number;
  /** Keys that are no options. */
  readonly unknown: number;
  /** False: the server refuses the text; it can be opened and repaired. */
  readonly readable: boolean;
  /** The server's other variables found with it. */
  readonly otherVariables: readonly EnvironmentVariable[];
  /** What to look at before opening it, as sentences. */
  readonly warnings: readonly string[];
}

/** Readings with the same data. */
export interface Group {
  readonly value: string;
  readonly references: readonly ShellReference[];
  readonly document: HjsonDocument;
  readonly readers: string[];
  /** Equal for equal data. */
  readonly key: string;
  /** True if none of them is ever taken unasked. */
  isAsked: boolean;
}

/** Counted from 1. */
export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Who reads it, and where in the paste: "Compose file, api", "POSIX shell, line 3". */
export function originOf(reader: string, { place, start, end }: Candidate, text: string): string {
  const where = place || (end > 0 ? `line ${lineOf(text, start)}` : '');
  return where ? `${reader}, ${where}` : reader;
}

/** A value that is a reference as a whole may stay. */
function isTemplate(text: string): boolean {
  return /\{\{(?:(?!\{\{).)*\}\}/.test(replaceReferences(text, findReferences(text), () => ''));
}

const template = 'It holds {{…}}: if that is a template, paste the rendered text instead.';

const lostQuotes = 'Windows PowerShell 5.1 takes the double quotes out of this argument.';

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
export function describeFound(
  candidate: Candidate,
  group: Group,
  candidates: readonly Candidate[],
  text: string,
): DetectedConfig {
  const { value, document, readers, references } = group;
  const { start, end } = candidate;
  const config = analyseConfig(document, 'latest');
  const [reader = ''] = readers;
  const isArgument = candidate.readings.some((each) => each.reader === windowsPowerShell);
  const losesQuotes = /^[ \t]*PS\b.*>/m.test(text) && isArgument && !readers.includes(windowsPowerShell);
  return {
    text: value,
    reader,
    readers,
    origin: originOf(reader, candidate, text),
    ...(end > 0 && { line: lineOf(text, start), lines: text.slice(start, end).trimEnd().split('\n').length }),
    options: countOptions(config).set,
    secrets: countSecrets(document),
    unknown: config.unknown.length,
    readable: document.verdict.ok,
    otherVariables: variablesBeside(candidate, reader, candidates),
    warnings: [
      ...(document.verdict.ok || reader === 'HJSON'
        ? []
        : [`${reader} reads it like this. Check the quotes and the backslashes around it.`]),
      ...changedCharacters(value, reader),
      ...(losesQuotes ? [lostQuotes] : []),
      ...unresolved(document, references),
      ...[...config.entries.values()].flatMap(({ option, node }) => {
        if (option.kind !== 'secret' || node?.kind !== 'string') return [];
        const { start, end } = node.range;
        const isFilledIn = references.some((each) => each.start >= start && each.start < end);
        const what = isFilledIn ? undefined : pointerIn(node.value);
        return what === undefined ? [] : [`${option.key} looks like ${what}, not like the secret itself.`];
      }),
      ...(isTemplate(value) ? [template] : []),
    ],
  };
}

/** The server's other variables of the same server, as the same program reads them. */
function variablesBeside(
  { scope }: Candidate,
  reader: string,
  candidates: readonly Candidate[],
): readonly EnvironmentVariable[] {
  const found = candidates.flatMap((candidate): readonly (readonly [string, string])[] => {
    if (candidate.name === configVariable || candidate.scope !== scope) return [];
    const read = candidate.readings.find((reading) => reading.reader === reader)?.read ?? candidate.readings[0]?.read;
    return read?.kind === 'value' && !holdsSentinel(read.value) ? [[candidate.name, read.value]] : [];
  });
  return [...new Map(found)].map(([name, value]) => ({ name, value }));
}
