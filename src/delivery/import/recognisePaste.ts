import { analyseConfig, optionAt } from '../../config/index.ts';
import { type HjsonDocument, nodeValue, parseHjson, toPortableJson } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { findReferences, holdsSentinel, replaceReferences } from '../../references/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';
import { countSecrets } from '../redaction/secretOccurrences.ts';
import { assignmentsReader } from './assignmentsReader.ts';
import { type Cleaning, cleanings, fromCodeBlock, fromSeveralObjects } from './cleanings.ts';
import { codeBlocks, type PastePiece, severalObjects } from './codeBlocks.ts';
import { documentReader } from './documentReader.ts';
import { embeddedReader } from './embeddedReader.ts';
import { withoutQuoteMarks } from './gutters.ts';
import type { FoundValue, ImportCandidate, Origin, PasteReader } from './importCandidate.ts';
import { refuseOversized } from './pasteLimits.ts';
import { refuseUnplaced, unresolved } from './unresolved.ts';
import { unwrapPaste } from './unwrapPaste.ts';
import { wholeReader } from './wholeReader.ts';
import { yamlMapReader, yamlMapReaderName } from './yamlMap.ts';
import type { YamlReader } from './yamlReader.ts';

/** A configuration that was found in a paste, for the user to look at before it is opened. */
export interface DetectedConfig {
  /** HJSON, as it was found. */
  readonly text: string;
  /** What kind of text it was found in: "Compose file". */
  readonly reader: string;
  /** Where it was found: "Compose file, api". */
  readonly origin: string;
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
  | { readonly kind: 'found'; readonly choices: readonly DetectedConfig[] }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly ImportRefusal[];
      /** What kind of text it is, if that is clear: then its configuration cannot be known. */
      readonly reader?: string;
    };

const readers: readonly PasteReader[] = [documentReader, assignmentsReader, wholeReader, yamlMapReader];

/** The whole paste as HJSON. Asked last: HJSON accepts almost anything. */
const bareOrigin: Origin = { reader: 'HJSON', place: '', scope: '' };

/**
 * Finds the configuration in pasted text. Readers propose what each consumer would read; an object with at least one known option counts.
 * Equal data counts once. If the server would not read what is found, the paste is searched again without what mails, tickets and terminals
 * add, one thing after the other, and the result says what was removed. Several code blocks or objects are several choices.
 * A cleaning whose sentence is in `kept` is left out.
 */
export function recognisePaste(
  pasted: string,
  readYaml: YamlReader,
  kept: ReadonlySet<string> = new Set(),
): DetectionResult {
  const text = unwrapPaste(pasted);
  if (text.trim() === '') return { kind: 'empty' };
  const oversized = refuseOversized(text);
  if (oversized) return { kind: 'refused', reasons: [oversized] };
  const whole = recogniseWhole(text, readYaml, kept);
  return inPieces(text, whole, readYaml, kept) ?? whole;
}

/** The choices in the code blocks or the objects of a text, if these are more than in the text as a whole. */
function inPieces(
  text: string,
  whole: Recognition,
  readYaml: YamlReader,
  kept: ReadonlySet<string>,
): Recognition | undefined {
  const choices = whole.kind === 'found' ? whole.choices.filter(({ readable }) => readable) : [];
  const asItIs = choices.filter((choice) => choice.cleanings.length === 0);
  // A configuration may have blocks in its comments, and what a reader knows may have several objects.
  if (asItIs.some((choice) => choice.text === text)) return undefined;
  const plain = withoutQuoteMarks(text);
  const attempts = [
    [fromCodeBlock, codeBlocks(text)],
    [fromCodeBlock, codeBlocks(plain)],
    ...(asItIs.length > 0 ? [] : [[fromSeveralObjects, severalObjects(plain)] as const]),
  ] as const;
  for (const [says, pieces] of attempts) {
    const found = distinctTexts(pieces.flatMap((piece) => choicesIn(piece, says, text, readYaml, kept)));
    const isEnough = says === fromCodeBlock || found.length > 1;
    if (isEnough && found.length > choices.length) return { kind: 'found', choices: found };
  }
  return undefined;
}

function choicesIn(
  piece: PastePiece,
  says: string,
  text: string,
  readYaml: YamlReader,
  kept: ReadonlySet<string>,
): readonly DetectedConfig[] {
  const recognition = piece.text.trim() === '' ? undefined : recogniseWhole(piece.text, readYaml, kept);
  if (recognition?.kind !== 'found') return [];
  const taken = { says, canKeep: false, isKept: false };
  return recognition.choices.map((choice) => ({
    ...choice,
    origin: `${choice.reader}, ${placeOfPiece(text, piece)}`,
    cleanings: [taken, ...choice.cleanings],
  }));
}

/** The line of its paste, and the heading above it. */
function placeOfPiece(text: string, { start }: PastePiece): string {
  const before = text.slice(0, start).split('\n');
  const heading = before.findLast((line) => /[\p{L}\d]{2}/u.test(line) && !/^[ \t]{0,20}[`~{<]/.test(line));
  const title =
    heading && /^[ \t>#*]{0,20}(\p{L}[\p{L}\d ]{0,30}):?[ \t*{]{0,20}$/u.exec(heading.replace(/\r$/, ''))?.[1];
  return `line ${before.length}${title ? ` (${title})` : ''}`;
}

function distinctTexts(choices: readonly DetectedConfig[]): readonly DetectedConfig[] {
  return [...new Map(choices.toReversed().map((choice) => [choice.text, choice])).values()].toReversed();
}

function recogniseWhole(pasted: string, readYaml: YamlReader, kept: ReadonlySet<string>): Recognition {
  const [text, certain] = cleanedForCertain(pasted, kept);
  const first = recogniseText(text, readYaml);
  const reported = (choices: readonly DetectedConfig[], done: readonly DoneCleaning[]): Recognition => ({
    kind: 'found',
    choices: choices.map((choice) => ({ ...choice, cleanings: done })),
  });
  const done = certain.map((cleaning) => ({
    ...saying(cleaning),
    canKeep: cleaning.keeps !== undefined,
    isKept: kept.has(cleaning.says),
  }));
  if (first.kind === 'found' && isReadable(first)) return reported(first.choices, done);
  // A reader that gives a reason has recognised the text.
  if (first.kind === 'refused' && first.reader !== undefined) return first;
  const found = recogniseWithout(text, readYaml, kept);
  if (!found || (first.kind === 'found' && !isReadable(found.recognition)))
    return first.kind === 'found' ? reported(first.choices, done) : first;
  const { recognition } = found;
  const isNeeded = (says: string) => {
    const other = recogniseWithout(text, readYaml, new Set([...kept, says]))?.recognition;
    return !other || !isReadable(other) || optionsIn(other) < optionsIn(recognition);
  };
  const further = found.done.map((cleaning) => {
    const isKept = kept.has(cleaning.says);
    const canKeep = isKept || (cleaning.keeps !== undefined && isReadable(recognition) && !isNeeded(cleaning.says));
    return { ...saying(cleaning), canKeep, isKept };
  });
  return reported(recognition.choices, [...done, ...further]);
}

function saying({ says, keeps }: Cleaning): Pick<Cleaning, 'says' | 'keeps'> {
  return { says, ...(keeps !== undefined && { keeps }) };
}

/** The text without what cannot be meant, and what that was; with what is kept. */
function cleanedForCertain(text: string, kept: ReadonlySet<string>): readonly [string, readonly Cleaning[]] {
  let cleaned = text;
  const done: Cleaning[] = [];
  for (const cleaning of cleanings) {
    if (!cleaning.isCertain?.(cleaned)) continue;
    const next = cleaning.clean(cleaned);
    if (next === cleaned || next.trim() === '') continue;
    done.push(cleaning);
    if (!kept.has(cleaning.says)) cleaned = next;
  }
  return [cleaned, done];
}

/** What is found without some of the cleanings; if nothing is, also without those that take only some of the lines. */
function recogniseWithout(
  text: string,
  readYaml: YamlReader,
  without: ReadonlySet<string>,
): CleanedRecognition | undefined {
  const found = recogniseCleaned(text, readYaml, without);
  if (found || !selecting.some(({ clean }) => clean(text) !== text)) return found;
  return recogniseCleaned(text, readYaml, new Set([...without, ...selecting.map(({ says }) => says)]));
}

/** What takes only some of the lines: those that it leaves out may be the configuration. */
const selecting = cleanings.filter(({ selects }) => selects);

type Found = Extract<DetectionResult, { readonly kind: 'found' }>;

interface CleanedRecognition {
  readonly recognition: Found;
  readonly done: readonly Cleaning[];
}

/** Applies the cleanings in their order until a readable configuration is found; without one, the first that cannot be read. */
function recogniseCleaned(
  text: string,
  readYaml: YamlReader,
  without: ReadonlySet<string>,
): CleanedRecognition | undefined {
  let cleaned = text;
  let unreadable: CleanedRecognition | undefined;
  let done: readonly Cleaning[] = [];
  for (const cleaning of cleanings) {
    const next = cleaning.clean(cleaned);
    if (next === cleaned || next.trim() === '') continue;
    const isLeftOut = without.has(cleaning.says);
    if (!isLeftOut || cleaning.keeps !== undefined) done = [...done, cleaning];
    if (isLeftOut) continue;
    cleaned = next;
    const recognition = recogniseText(cleaned, readYaml);
    if (recognition.kind === 'refused') continue;
    if (isReadable(recognition)) return { recognition, done };
    unreadable ??= { recognition, done };
  }
  return unreadable;
}

function isReadable(recognition: DetectionResult): boolean {
  return recognition.kind === 'found' && recognition.choices.some(({ readable }) => readable);
}

/** Of the choice with most of them. */
function optionsIn({ choices }: Found): number {
  return Math.max(...choices.map(({ options }) => options));
}

type Recognition = Exclude<DetectionResult, { readonly kind: 'empty' }>;

function recogniseText(text: string, readYaml: YamlReader): Recognition {
  const parse = parseOnce();
  const read = (reader: PasteReader) => reader(text, readYaml).map((finding) => refuseUnplaced(finding, parse));
  const own = readers.flatMap(read);
  const isKnown = choicesAmong(own, own, parse).some(({ readable }) => readable);
  // What a reader knows has no second reading.
  const findings = isKnown ? own : [...own, ...read(embeddedReader)];
  const wrapped = choicesAmong(findings, findings, parse);
  const isMap = findings.some(({ origin }) => origin.reader === yamlMapReaderName);
  const whole: FoundValue = { kind: 'value', name: configVariable, value: text, origin: bareOrigin };
  // HJSON accepts a YAML map as well, and reads what is indented as text.
  const bare = isMap ? [] : choicesAmong([whole], [], parse);
  const readable = [...wrapped, ...bare].filter((choice) => choice.readable);
  // A text that the server refuses is only offered if nothing better was found, and no reader has a reason.
  const broken = findings.length > 0 ? wrapped : bare;
  const choices = readable.length > 0 ? readable : broken.slice(0, 1);
  return choices.length > 0
    ? { kind: 'found', choices: distinct(choices, parse) }
    : { kind: 'refused', reasons: reasonsFor(findings), ...refusingReader(findings) };
}

function refusingReader(findings: readonly ImportCandidate[]): { readonly reader?: string } {
  const refused = findings.find(({ kind }) => kind === 'refused');
  return refused ? { reader: refused.origin.reader } : {};
}

type Parse = (text: string) => HjsonDocument;

/** Several readers find the same text, and parsing megabytes is slow. */
function parseOnce(): Parse {
  const parsed = new Map<string, HjsonDocument>();
  return (text) => {
    const document = parsed.get(text) ?? parseHjson(text);
    parsed.set(text, document);
    return document;
  };
}

function choicesAmong(
  candidates: readonly ImportCandidate[],
  findings: readonly ImportCandidate[],
  parse: Parse,
): readonly DetectedConfig[] {
  return candidates.flatMap((finding) => {
    if (finding.kind !== 'value' || finding.name !== configVariable) return [];
    const document = parse(finding.value);
    if (!holdsKnownOption(document)) return [];
    return [describe(finding, document, otherVariablesOf(finding.origin, findings))];
  });
}

function holdsKnownOption({ root }: HjsonDocument): boolean {
  return root.kind === 'object' && root.members.some(({ key }) => optionAt([key.name]) !== undefined);
}

/** A value that is a reference as a whole may stay. */
function isTemplate(text: string): boolean {
  return /\{\{(?:(?!\{\{).)*\}\}/.test(replaceReferences(text, findReferences(text), () => ''));
}

const template = 'It holds {{…}}: if that is a template, paste the rendered text instead.';

function describe(
  { value: text, origin: { reader, place }, references }: FoundValue,
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): DetectedConfig {
  const config = analyseConfig(document, 'latest');
  const set = [...config.entries.values()].filter(({ state, option }) => state !== 'unset' && option.kind !== 'object');
  return {
    text,
    reader,
    origin: place ? `${reader}, ${place}` : reader,
    options: set.length,
    secrets: countSecrets(document),
    unknown: config.unknown.length,
    readable: document.verdict.ok,
    otherVariables,
    cleanings: [],
    warnings: [...unresolved(document, references), ...(isTemplate(text) ? [template] : [])],
  };
}

function otherVariablesOf({ scope }: Origin, findings: readonly ImportCandidate[]): readonly EnvironmentVariable[] {
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
function distinct(choices: readonly DetectedConfig[], parse: Parse): readonly DetectedConfig[] {
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

function reasonsFor(findings: readonly ImportCandidate[]): readonly ImportRefusal[] {
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
  return reasons.length > 0
    ? [...new Map(reasons.map((reason) => [reason.message, reason])).values()].slice(0, 10)
    : [importRefusal('no-configuration', 'A configuration is an object with known options, such as baseUrl.')];
}
