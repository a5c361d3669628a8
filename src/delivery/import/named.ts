import { endOfLine, startOfLine } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import { consumers } from '../consumers/consumers.ts';
import {
  type AssignedValue,
  type AssignmentSite,
  findAssignmentSites,
  isEnvFileLine,
  matchAt,
  moved,
  refuseValue,
  restOfLine,
} from '../scanners/assignment.ts';
import { readShellWord } from '../scanners/shellWord.ts';
import { readWord } from '../scanners/words.ts';
import type { Candidate, PasteContext, Reading } from './candidate.ts';
import { enclosingWord, expression, wordReadings } from './objects.ts';
import { objectIn, quotedReadings } from './quoted.ts';
import { candidatesInTree } from './tree.ts';
import { yamlAt } from './yamlMap.ts';

const readers = consumers.flatMap(({ assignments = [] }) => assignments);
const own = readers.filter(({ isGeneric }) => !isGeneric);
const shared = readers.filter(({ isGeneric }) => isGeneric);

/** Each is examined by all readers. */
const mostSites = 100;

/** Each place that names one of the variables, with what every program reads there that can. */
export function candidatesByName(text: string, context: PasteContext): readonly Candidate[] {
  const sites = findAssignmentSites(text, mostSites + 1);
  if (sites.length > mostSites) return context.giveUp();
  return sites.flatMap((site): readonly Candidate[] => {
    const inYaml = yamlCandidates(site, context);
    if (inYaml) return inYaml;
    const { name, start } = site;
    const isAlone = readingsOf(own, site).length > 0;
    const isInWord = name === configVariable && !isAlone && !isExpression(site);
    const word = isInWord ? enclosingWord(text, start) : undefined;
    const outer = word !== startOfWord(site) ? wordReadings(text, word, context) : [];
    const readings = [...readingsAt(site), ...outer];
    const [first] = readings;
    if (!first) return [];
    return [{ name, place: '', scope: first.reader, start, end: endOf(site, readings), readings }];
  });
}

function readingsAt(site: AssignmentSite): readonly Reading[] {
  const alone = readingsOf(own, site);
  if (alone.length > 0) return alone;
  const { text, name, end, before } = site;
  const lines = readingsOf(shared, site);
  const sign = text[end] === '=' ? null : matchAt(equals, text, end);
  if (text[end] !== '=') return sign ? [...lines, ...quotedReadings(text, name, end + sign[0].length)] : lines;
  const isLine = isEnvFileLine(site);
  // A shell runs what is behind the word as a command.
  if (isLine && !matchAt(/['"$\\]/y, text, end + 1) && readsFurther(text, site.start)) return lines;
  const at = startOfWord(site);
  const prefix = text.slice(at, site.start).replace(/^\$?['"]/, '');
  const read = isExpression(site) ? quotedReadings(text, name, at) : readWord(text, name, at);
  const words = read.flatMap((reading) => {
    const read = withoutName(`${prefix}${name}=`, reading.read);
    return read ? [{ ...reading, read }] : [];
  });
  const [, keyword] = /\b(export|declare|typeset|readonly|ENV)[ \t]+(?:-\w{1,5}[ \t]+)?$/.exec(before) ?? [];
  const isPosix = isLine || keyword !== undefined;
  const shells = isPosix
    ? words.filter(({ reader }) => reader.startsWith('POSIX') || (keyword === 'export' && reader === 'fish'))
    : words;
  const isBare = !isPosix && !/['"]$/.test(before) && !/(?:^|\s)-{1,2}[A-Za-z][\w-]{0,60}(?:=|\s{1,9})$/.test(before);
  if (!isBare || text[end + 1] !== '{') return [...lines, ...shells];
  if (lines.length === 0) return [];
  const asWritten: Reading = { reader: 'HJSON', read: { kind: 'value', value: restOfLine(text, end + 1) } };
  return [...[...lines, asWritten].map((each) => ({ ...each, read: objectIn(each.read) })), ...shells];
}

/** With the quote or the rest of a name before it. */
const startOfWord = ({ before, start }: AssignmentSite) =>
  start - (/(?:\$'|(?<![\w}])['"]|[\w.]{1,100})$/.exec(before)?.[0].length ?? 0);

const isExpression = ({ before }: AssignmentSite) =>
  /(?<![\w}])['"]$/.test(before) && expression.test(before.slice(0, -1));

function readsFurther(text: string, start: number): boolean {
  const word = readShellWord(text, start);
  return word.kind === 'word' && matchAt(/[ \t]*(?:[;#]|\r?\n|$)/y, text, word.end) === null;
}

function readingsOf(asked: typeof readers, site: AssignmentSite): readonly Reading[] {
  return asked.flatMap((reader) => {
    const read = reader.read(site);
    return read ? [{ reader: reader.title, read }] : [];
  });
}

/** The value behind the name in a word that begins with it. */
function withoutName(prefix: string, read: AssignedValue): AssignedValue | undefined {
  if (read.kind === 'refused') return read;
  const { length } = prefix;
  return read.value.startsWith(prefix) ? moved(read, read.value.slice(length), -length) : undefined;
}

/** `name = '…'`, `"name": "…"`, `f("name", '…')` of a language. */
const equals = /["'\]]{0,2}[ \t]*(?:=|:|=>|,)[ \t]*(?=@?['"])/y;

/** Where the value ends, at the latest in its last line: escapes make it longer than what is read. */
function endOf({ text, end }: AssignmentSite, readings: readonly Reading[]): number {
  const lengths = readings.map(({ read }) => (read.kind === 'value' ? read.value.trimEnd().length : 0));
  const isUnclosed = readings.every(({ read }) => read.kind === 'refused' && read.refusal.code === 'value-unclosed');
  return isUnclosed ? text.length : endOfLine(text, Math.min(text.length, end + Math.max(...lengths)));
}

const listItem = /^[ \t]*-[ \t]+["']?$/;
const key = /^[ \t]*(?:-[ \t]+)?(?:(?:name|Name|key|Key|option_name)["']?:[ \t]+)?["']?$/;

/** What a line of YAML and the further indented ones below it have, in a text that is not YAML as a whole. */
function yamlCandidates({ text, name, start, end, before }: AssignmentSite, context: PasteContext) {
  const isItem = listItem.test(before) && text[end] === '=';
  const colon = key.test(before) && matchAt(/["']?[ \t]*(?::[ \t]+|:?\r?\n|$)/y, text, end);
  if (!isItem && !colon) return undefined;
  const lines = yamlAt(text, startOfLine(text, start), context.readYaml);
  const found = lines.tree ? candidatesInTree(lines.tree, context) : [];
  const quoted = colon ? quotedReadings(text, name, end + colon[0].length) : [];
  if (found.length > 0)
    return found.map((each) => ({
      ...each,
      place: '',
      start: lines.from,
      end: lines.to,
      readings: each.name === name ? [...each.readings, ...quoted] : each.readings,
    }));
  if (!isItem || name !== configVariable) return undefined;
  const message = 'In YAML, a value with ": " or " #" has to be in quotes, together with the name.';
  const readings = [{ reader: 'YAML', read: refuseValue('value-read-differently', message) }];
  return [{ name, place: '', scope: 'YAML', start: lines.from, end: lines.to, readings }];
}
