import { parseHjson } from 'hjson-document';
import { startOfLine } from 'source-text';
import { configVariable, readsAsConfiguration } from '../../opening/index.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import { importRefusal } from '../importRefusal.ts';
import { refuseValue } from '../scanners/assignment.ts';
import { candidatesInBase64 } from './base64.ts';
import { type Candidate, insideOf, type PasteContext, type Reading, withReadings } from './candidate.ts';
import { type DetectionResult, detect } from './detection.ts';
import { candidatesInHereDocuments } from './hereDocuments.ts';
import { candidatesBehindMarks } from './marks.ts';
import { candidatesByName } from './named.ts';
import { candidatesInBraces, candidatesInLines, hjsonTree, mostInLine } from './objects.ts';
import { refuseOversized } from './pasteLimits.ts';
import { replacements } from './replacements.ts';
import { candidatesInTree, holdsKnownOption, isOptions, mentionsOption } from './tree.ts';
import { yamlTree } from './yamlMap.ts';
import { mostYamlTokens, parseJson, type YamlReader } from './yamlReader.ts';

/**
 * Finds the configuration in a text. A document of a notation is read by its parser; in any other text, objects, members and the name of
 * the variable are sought as they stand. What every program that can read a place agrees on is known; anything else is for the user to
 * choose. `fileName` says which notation the whole is.
 */
export function recognisePaste(pasted: string, readYaml: YamlReader, fileName = ''): DetectionResult {
  const text = pasted.replace(/^\uFEFF/, '').replace(/(?<!\0)\0+\s*$/, '');
  if (text.trim() === '') return { kind: 'empty' };
  const oversized = refuseOversized(text);
  if (oversized) return { kind: 'refused', reasons: [oversized] };
  const { search, parse, isGivenUp, isDeeper } = startSearch(text, readYaml, fileName);
  const judged = (found: readonly Candidate[]) =>
    isGivenUp() ? tooManyReadings : detect(found, text, fileName, parse);
  const isReadable = (result: DetectionResult) =>
    result.kind === 'found' && result.choices.some(({ readable }) => readable);
  const asItStands = judged(search(text));
  const replaced = isReadable(asItStands) || isGivenUp() ? [] : candidatesInReplaced(text, search);
  const undone = replaced.length > 0 ? judged(replaced) : asItStands;
  if (isGivenUp()) return tooManyReadings;
  if (isReadable(undone)) return undone;
  return asItStands.kind === 'refused' && isDeeper() ? insideTooMany : asItStands;
}

/**
 * The kind of file that contains a configuration, such as "Compose file", for a text that is not a configuration itself; undefined if none
 * was found. Also returned if the kind is clear but the value cannot be known: then the preview says why.
 */
export function findWrapping(text: string, readYaml: YamlReader, fileName = ''): string | undefined {
  if (refuseOversized(text) || readsAsConfiguration(text)) return undefined;
  const recognition = recognisePaste(text, readYaml, fileName);
  if (recognition.kind === 'refused') return recognition.reader;
  if (recognition.kind === 'empty') return undefined;
  return recognition.choices.find((choice) => choice.text !== text)?.reader;
}

const refusedWhole = (message: string): DetectionResult => ({
  kind: 'refused',
  reasons: [importRefusal('paste-too-many-parts', `${message} Paste only the part with the configuration.`)],
});

const tooManyReadings = refusedWhole('The paste can be read in too many ways.');
const insideTooMany = refusedWhole('The configuration is in a text that is in more than two other texts.');

type Search = PasteContext['inside'];

/** What would be found if the paste had not been through something that changed its characters. */
function candidatesInReplaced(text: string, search: Search): readonly Candidate[] {
  return replacements.flatMap(([reader, undo]) => {
    const other = undo(text);
    const found = other === text || other.trim() === '' ? [] : search(other);
    return found.map((each) => withReadings(each, { reader, isAsked: true }));
  });
}

/** How many texts may be inside of each other: a diff in a mail in Base64. */
const mostLayers = 3;

/** What the parsers read of a paste beside the whole, in characters: 10,000 take about a millisecond. */
const mostRead = 400_000;

/** A search that reads each text once, whoever asks for it, and not much more than the paste has. */
function startSearch(pasted: string, readYaml: YamlReader, fileName: string) {
  let left = mostRead + 3 * pasted.length;
  let hasDeeper = false;
  const once = <T>(read: (text: string) => T, unread: T, longest: number) => {
    const known = new Map<string, T>();
    return (text: string): T => {
      if (!known.has(text)) left -= Math.min(text.length, longest) + 100;
      const result = known.get(text) ?? (left < 0 ? unread : read(text));
      known.set(text, result);
      return result;
    };
  };
  const parse = once(parseHjson, parseHjson('{'), pasted.length);
  const yaml = Object.assign(once(readYaml, undefined, mostYamlTokens * 5), { hjson: readYaml.hjson });
  const giveUp = () => {
    left = -1;
    return [];
  };
  const search = (text: string, layers: number): readonly Candidate[] => {
    left -= text.length;
    if (left < 0) return [];
    const inside: Search = (inner) => {
      if (layers === 1) hasDeeper ||= mentionsOption(inner);
      return layers > 1 ? search(inner, layers - 1) : [];
    };
    const context: PasteContext = { parse, readYaml: yaml, inside, giveUp };
    if (!namesPlace.test(text) && !mentionsOption(text)) return candidatesInBase64(text, context);
    const whole = wholeDocument(text, layers === mostLayers ? fileName : '', context);
    return whole.length > 0 ? whole : candidatesInPlaces(text, context);
  };
  return {
    parse,
    search: (text: string) => search(text, mostLayers),
    isGivenUp: () => left < 0,
    isDeeper: () => hasDeeper,
  };
}

/** What names a place of a value, without any option of it. */
const namesPlace = new RegExp(`${[configVariable, ...otherVariableNames].join('|')}|config\\.h?json|env_file`, 'i');

const wholeOf = (readings: readonly Reading[]): readonly Candidate[] =>
  readings.length > 0 ? [{ name: configVariable, place: '', scope: '', start: 0, end: 0, readings }] : [];

/** What the parsers of notations find that can read the text as a whole. */
function wholeDocument(text: string, fileName: string, context: PasteContext): readonly Candidate[] {
  const document = context.parse(text);
  const isYaml = /\.ya?ml$/i.test(fileName);
  const isHjson = !isYaml && (/\.hjson$|^config\.json$/i.test(fileName) || parseJson(text) !== undefined);
  const isRead = !isYaml && document.verdict.ok && holdsKnownOption(document);
  // The options in a block of YAML below the name look like members of HJSON.
  const isConfiguration = isRead && (!text.includes(configVariable) || readsAsConfiguration(text));
  const own: Reading = { reader: 'HJSON', read: { kind: 'value', value: text } };
  if (isConfiguration && isHjson) return wholeOf([own]);
  // A damaged object is no YAML.
  if (!isYaml && !document.verdict.ok && /^\s*\{/.test(text) && holdsKnownOption(document)) return [];
  if (!isConfiguration && document.verdict.ok && /^\s*[[{]/.test(text)) {
    const inside = candidatesInTree(hjsonTree(document), context);
    if (inside.length > 0 || isHjson) return inside;
  }
  const read = context.readYaml(text);
  const refused = (code: 'document-too-large' | 'document-key-twice', message: string) =>
    text.includes(configVariable) ? wholeOf([{ reader: 'YAML', read: refuseValue(code, message) }]) : [];
  if (!isConfiguration && read === 'tooLarge')
    return refused('document-too-large', `The text is too large. Paste only the part with ${configVariable}.`);
  if (!isConfiguration && typeof read === 'object' && 'keyTwice' in read) {
    const line = text.slice(0, read.keyTwice).split('\n').length;
    return refused(
      'document-key-twice',
      `Line ${line} repeats a key. Some programs take the last one, and others refuse the text. Remove one.`,
    );
  }
  const tree = yamlTree(text, context.readYaml);
  const [quoted] = tree?.documents ?? [];
  if (typeof quoted === 'string' && text.trimStart().startsWith('"'))
    return context
      .inside(quoted)
      .map((each) => ({ ...insideOf(each, 'JSON', { kind: 'value', value: quoted }), start: 0, end: 0 }));
  const inYaml = tree ? candidatesInTree(tree, context) : [];
  // Only HJSON reads a comment sign inside a value as a part of it.
  const isFlat = !isYaml && inYaml.length === 1 && tree?.documents.some(isOptions) && !/^(?:#.*\n|\s)*---/.test(text);
  if (!isConfiguration && inYaml.length > 0)
    return isFlat ? [...inYaml, ...candidatesInLines(text, () => false, context)] : inYaml;
  if (!isConfiguration) return [];
  const all = wholeOf([own, ...inYaml.flatMap(({ readings }) => readings)]);
  // Without braces, HJSON may read a line as the value of the word above it.
  const isInLines = document.root.kind === 'object' && !document.root.open && !/\/\*|'''/.test(text);
  return isInLines ? [...all, ...candidatesInLines(text, () => false, context)] : all;
}

/** What a text has that is no document as a whole. */
function candidatesInPlaces(text: string, context: PasteContext): readonly Candidate[] {
  const here = candidatesInHereDocuments(text, context);
  const isHere = coveredBy(here);
  const named = candidatesByName(text, context).filter(({ start }) => !isHere(start));
  const isNamed = coveredBy([...here, ...named]);
  const objects = candidatesInBraces(text, isNamed, context);
  const isFound = coveredBy([...here, ...named, ...objects]);
  const lines = candidatesInLines(text, isFound, context);
  const base64 = candidatesInBase64(text, context);
  const behindMarks = candidatesBehindMarks(text, context);
  const all = [...here, ...named, ...objects, ...lines, ...base64, ...behindMarks].sort((a, b) => a.start - b.start);
  const isFar = ({ start }: Candidate) => start - startOfLine(text, start) > mostInLine;
  return all.map((each) => (isFar(each) ? withReadings(each, { isAsked: true }) : each));
}

const coveredBy = (candidates: readonly Candidate[]) => (offset: number) =>
  candidates.some(({ start, end }) => start <= offset && offset < end);
