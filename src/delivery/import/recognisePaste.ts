import { namesSecretInProse } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { importRefusal } from '../importRefusal.ts';
import {
  belowHeading,
  type Cleaning,
  cleanings,
  fromCodeBlock,
  fromSeveralObjects,
  fromSeveralTexts,
  outermostBraces,
  withoutColours,
} from './cleanings.ts';
import { codeBlocks, isReadDifferently, type PastePiece, partsBelowHeadings, severalObjects } from './codeBlocks.ts';
import type { DetectedConfig, DetectionResult, DoneCleaning, Recognition } from './describeFound.ts';
import { type Excerpt, severalTexts, unquoted } from './gutters.ts';
import { refuseOversized } from './pasteLimits.ts';
import { readText } from './readText.ts';
import { unwrapPaste } from './unwrapPaste.ts';
import type { YamlReader } from './yamlReader.ts';

/**
 * Finds the configuration in pasted text. Readers propose what each consumer would read; an object with at least one known option counts.
 * Equal data counts once. If the server would not read what is found, the paste is searched again without what mails, tickets and terminals
 * add, one thing after the other, and the result says what was removed. Several code blocks, files or objects are several choices.
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
  const itself = { text, numbers: [] };
  const plain = unquoted(withoutColours(text));
  const headed = whole.kind === 'found' && whole.choices[0]?.reader === 'HJSON' ? partsBelowHeadings(plain.text) : [];
  // A configuration may have blocks in its comments, and what a reader knows may have several objects.
  if (headed.length === 0 && asItIs.some((choice) => choice.text === text)) return undefined;
  // An answer to a quoted configuration has no marks.
  const unmarked = { ...itself, text: text.replace(/^[ \t]*>[> \t]*/gm, (mark) => ' '.repeat(mark.length)) };
  const more = choices.length + 1;
  const attempts = [
    [belowHeading, () => headed, plain, 1],
    [fromCodeBlock, codeBlocks, itself, more],
    [fromCodeBlock, codeBlocks, plain, more],
    [fromSeveralTexts, severalTexts, plain, more],
    [fromSeveralObjects, severalObjects, plain, Math.max(2, more)],
    [fromSeveralObjects, severalObjects, unmarked, Math.max(2, more)],
  ] as const;
  for (const [says, piecesOf, excerpt, least] of attempts) {
    if (asItIs.length > 0 && says !== fromCodeBlock && says !== belowHeading) return undefined;
    const pieces = piecesOf(excerpt.text);
    const found = distinctTexts(pieces.flatMap((piece) => choicesIn(piece, says, excerpt, readYaml, kept)));
    if (found.length >= least) return { kind: 'found', choices: found };
  }
  return undefined;
}

function choicesIn(
  piece: PastePiece,
  says: string,
  excerpt: Excerpt,
  readYaml: YamlReader,
  kept: ReadonlySet<string>,
): readonly DetectedConfig[] {
  const recognition = piece.text.trim() === '' ? undefined : recogniseWhole(piece.text, readYaml, kept);
  if (recognition?.kind !== 'found') return [];
  const taken = { says, canKeep: false, isKept: false };
  const before = excerpt.text.slice(0, piece.start).split('\n');
  const line = excerpt.numbers[before.length - 1] ?? before.length;
  return recognition.choices.map((choice) => ({
    ...choice,
    origin: `${choice.reader}, line ${line}${headingIn(before)}`,
    line,
    cleanings: [taken, ...choice.cleanings],
  }));
}

/** The last one, in brackets; empty if it may be a secret, as people send them: behind a word for it, or alone. */
function headingIn(lines: readonly string[]): string {
  const heading = lines.findLast((line) => /[\p{L}\d]{2}/u.test(line) && !/^[ \t]{0,20}[`~{<]/.test(line));
  const [, title] =
    /^[ \t>#*]{0,20}(\p{L}[\p{L} ]{0,30}(?: \d{1,3})?):?[ \t*{]{0,20}$/u.exec(heading?.replace(/\r$/, '') ?? '') ?? [];
  return title && !namesSecretInProse(title) ? ` (${title})` : '';
}

function distinctTexts(choices: readonly DetectedConfig[]): readonly DetectedConfig[] {
  return choices.filter(({ text }, at) => choices.findIndex((each) => each.text === text) === at);
}

function recogniseWhole(pasted: string, readYaml: YamlReader, kept: ReadonlySet<string>): Recognition {
  const [text, certain] = cleanedForCertain(pasted, kept);
  const first = readText(text, readYaml);
  const reported = (choices: readonly DetectedConfig[], done: readonly DoneCleaning[]): Recognition => ({
    kind: 'found',
    choices: choices.map((choice) => ({ ...choice, cleanings: done })),
  });
  const saying = ({ says, keeps }: Cleaning, canKeep: boolean): DoneCleaning => ({
    says,
    ...(keeps !== undefined && { keeps }),
    canKeep,
    isKept: kept.has(says),
  });
  const done = certain.map((cleaning) => saying(cleaning, cleaning.keeps !== undefined));
  if (first.kind === 'found' && isReadable(first)) return reported(first.choices, done);
  // A reader that gives a reason has recognised the text.
  if (first.kind === 'refused' && first.reader !== undefined) return first;
  // What is decoded once may look encoded again.
  const without = new Set([...kept, ...certain.map(({ says }) => says)]);
  const found = recogniseWithout(text, readYaml, without);
  if (!found || (first.kind === 'found' && !isReadable(found.recognition))) {
    if (first.kind === 'found') return reported(first.choices, done);
    return isUnknownValue(text) ? { kind: 'refused', reasons: [noProgramReads] } : first;
  }
  const { recognition } = found;
  const isNeeded = (says: string) => {
    const other = recogniseWithout(text, readYaml, new Set([...without, says]))?.recognition;
    return !other || !isReadable(other) || optionsIn(other) < optionsIn(recognition);
  };
  const further = found.done
    .filter((cleaning) => !certain.includes(cleaning))
    .map((cleaning) => {
      const { says, keeps } = cleaning;
      return saying(cleaning, kept.has(says) || (keeps !== undefined && isReadable(recognition) && !isNeeded(says)));
    });
  return reported(recognition.choices, [...done, ...further]);
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
  return (
    recogniseCleaned(text, readYaml, without) ?? recogniseCleaned(text, readYaml, new Set([...without, ...selecting]))
  );
}

/** What takes only some of the lines: those that it leaves out may be the configuration. */
const selecting = cleanings.flatMap(({ selects, says }) => (selects ? [says] : []));

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
    if (cleaning.says === outermostBraces && (isUnknownValue(cleaned) || isNamed(cleaned, readYaml))) break;
    const isLeftOut = without.has(cleaning.says);
    if (!isLeftOut || cleaning.keeps !== undefined) done = [...done, cleaning];
    if (isLeftOut) continue;
    cleaned = next;
    const recognition = readText(cleaned, readYaml);
    if (recognition.kind === 'refused') continue;
    if (isReadable(recognition)) return { recognition, done };
    unreadable ??= { recognition, done };
  }
  return unreadable;
}

/**
 * An object right behind the name, or behind several quotes or a comma after it, or in quotes that change it: only a reader of that
 * notation can tell what the server gets.
 */
function isUnknownValue(text: string): boolean {
  const [, ...behindNames] = text.split(variable);
  return behindNames.some((behind) => objectBehindName.test(behind)) || isReadDifferently(text);
}

const variable = new RegExp(`\\b${configVariable}`);
const objectBehindName = /^(?:[ \t]*[=:]|["'][ \t]*,)[ \t]*(?:["']?|["']{2,3}\s*)\{/;

const noProgramReads = importRefusal(
  'value-read-differently',
  'No program is known that reads the value as it is written here. In YAML, a value with ": " has to be in quotes. Correct it, or paste the value alone.',
);

function isNamed(text: string, readYaml: YamlReader): boolean {
  const recognition = readText(text, readYaml);
  return recognition.kind === 'found' && recognition.isNamed === true;
}

function isReadable(recognition: DetectionResult): boolean {
  return recognition.kind === 'found' && recognition.choices.some(({ readable }) => readable);
}

/** Of the choice with most of them. */
function optionsIn({ choices }: Found): number {
  return Math.max(...choices.map(({ options }) => options));
}
