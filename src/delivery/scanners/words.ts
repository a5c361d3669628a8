import { cLetters, decodeEscapes, type Escapes, startOfLine } from 'source-text';
import { type AssignedValue, matchAt, moved, refuseUnclosed, refuseValue } from './assignment.ts';
import { readPowerShellText } from './powerShellText.ts';
import { refuseExpansion } from './references.ts';
import { readShellWord } from './shellWord.ts';

/** What one program makes of a word of a command line, or of a text in quotes. */
export interface WordReading {
  readonly reader: string;
  readonly read: AssignedValue;
}

const posix = 'POSIX shell';
export const windowsPowerShell = 'Windows PowerShell 5.1';

/** What a shell makes of a word of its own; one that it assigns is not split, such as the first one before a command. */
export function wordIn(
  shell: 'POSIX' | 'fish',
  text: string,
  name: string,
  start: number,
  isAssigned = true,
): AssignedValue {
  const word = readShellWord(text, start, shell === 'fish');
  if (word.kind === 'unclosed') return refuseUnclosed(name);
  if (word.kind === 'expansion') return refuseExpansion(name, text.slice(word.start));
  const split = 'bash makes several words of braces outside of quotes. Put single quotes around the whole value.';
  if (word.hasBraces && !isAssigned) return refuseValue('value-read-differently', split);
  return { kind: 'value', value: word.value, references: word.references };
}

/** A word of a command line that begins at `start`, its first or another one, as shells, PowerShell and cmd read it; undefined of one that cannot. */
function argumentsAt(text: string, name: string, start: number, isFirst: boolean): readonly WordReading[] {
  const found: WordReading[] = [{ reader: posix, read: wordIn('POSIX', text, name, start, isFirst) }];
  const inFish = wordIn('fish', text, name, start, isFirst);
  if (inFish.kind === 'value') found.push({ reader: 'fish', read: inFish });
  const json = matchAt(/([\w.-]*=?)"((?:\\[\s\S]|[^"\\])*)"(?=[\s\])}]|$)/y, text, start);
  const own = json ? parseString(json[2] ?? '') : undefined;
  if (own !== undefined) found.push({ reader: 'JSON, Go', read: value(`${json?.[1]}${own}`) });
  const power = readPowerShellWord(text, name, start);
  if (power) {
    found.push({ reader: 'PowerShell', read: power });
    // Before 7.3, PowerShell writes the command line of a program without escaping the quotes in it (about_Parsing).
    if (power.kind === 'value' && power.value.includes('"'))
      found.push({ reader: windowsPowerShell, read: { kind: 'value', value: argumentOf(power.value) } });
  }
  const prompt = /^[^\r\n]*/.exec(text.slice(start, start + longestLine))?.[0] ?? '';
  const argument = argumentOf(withoutCarets(prompt), true);
  // A program that gets less of a line than cmd does not know its quotes.
  if (prompt.includes('"')) found.push({ reader: 'Windows cmd', read: { kind: 'value', value: argument } });
  return found;
}

/** A text in double quotes of JSON; YAML reads the same in one line. */
export function parseString(body: string): string | undefined {
  try {
    return String(JSON.parse(`"${body.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}"`));
  } catch {
    return undefined;
  }
}

/** cmd reads no longer line; what makes a line a command is near its words. */
const longestLine = 8_191;

/** `'…'`, `"…"`, and `name='…'`: a word of PowerShell ends with its quote. */
function readPowerShellWord(text: string, name: string, start: number): AssignedValue | undefined {
  const [before = ''] = matchAt(/[\w.^@-]*=?/y, text, start) ?? [];
  const quoted = readPowerShellText(text, name, start + before.length);
  if (!quoted || /[^\s;|&)]/.test(text.charAt(quoted.end))) return undefined;
  const { read } = quoted;
  return read.kind === 'value' ? moved(read, before + read.value, before.length) : read;
}

/** A caret outside of double quotes makes the next character plain (cmd /?). */
export function withoutCarets(line: string): string {
  let isQuoted = false;
  let plain = '';
  for (let offset = 0; offset < line.length; offset++) {
    if (line[offset] === '"') isQuoted = !isQuoted;
    if (line[offset] === '^' && !isQuoted) offset++;
    plain += line.charAt(offset);
  }
  return plain;
}

/** The first argument of a command line as C programs of Windows read it (Parsing C command-line arguments); `ends` at a blank. */
function argumentOf(line: string, ends = false): string {
  let isQuoted = false;
  let argument = '';
  for (let offset = 0; offset < line.length; offset++) {
    const [slashes = ''] = matchAt(/\\*/y, line, offset) ?? [];
    offset += slashes.length;
    if (line[offset] !== '"') {
      argument += slashes;
      if (ends && !isQuoted && /\s|^$/.test(line.charAt(offset))) return argument;
      argument += line.charAt(offset);
      continue;
    }
    argument += '\\'.repeat(slashes.length / 2);
    if (slashes.length % 2 === 1) argument += '"';
    else if (isQuoted && line[offset + 1] === '"') {
      argument += '"';
      offset++;
    } else isQuoted = !isQuoted;
  }
  return argument;
}

/** The escapes of `echo -e` and of the format of `printf` (XCU, echo and printf). */
const printed: Escapes = {
  pattern: /(?<bytes>(?:\\(?:x[0-9A-Fa-f]{1,2}|0?[0-7]{1,3}))+)|\\(?<letter>[\s\S])/g,
  letters: { ...cLetters, e: '\x1B', '\\': '\\' },
  keepsOthers: true,
};
const decoded = (text: string) => decodeEscapes(text, printed);

type Receiver = (argument: string) => readonly WordReading[];
const value = (text: string): AssignedValue => ({ kind: 'value', value: text });
const handedOver: Receiver = (argument) => [{ reader: '', read: value(argument) }];

const conversion = /%(?:%|[^%])|%$/g;
const printsFormat: Receiver = (format) => {
  const isPlain = [...format.matchAll(conversion)].every(([sign]) => sign === '%%');
  const read = isPlain
    ? value(decoded(format).replaceAll('%%', '%'))
    : refuseValue('value-read-differently', 'printf fills in what % stands for.');
  return [{ reader: 'printf', read }];
};
const printsDecoded: Receiver = (argument) => [{ reader: 'echo -e', read: value(decoded(argument)) }];
/** Without -e, the echo of dash and zsh decodes, and that of bash does not. */
const echoes: Receiver = (argument) => [
  { reader: 'bash', read: value(argument) },
  { reader: 'dash, zsh', read: value(decoded(argument)) },
];

const cut = 'This would be cut at the first comma. Write ^@^ before the name, or use --env-vars-file.';

/** The item of a list with the name of an object; `\\,` is a comma of an item. */
function itemOf(reader: string, list: string, separator: string): readonly WordReading[] {
  const items = list.split(separator === ',' ? /(?<!\\),/ : separator);
  const at = items.findIndex((each) => /^[\w.]{1,100}=\s*\{/.test(each));
  const item = items[at];
  if (item === undefined) return [];
  const isCut = items.slice(at + 1).some((each) => !/^[\w.-]+=/.test(each));
  if (isCut) return [{ reader, read: refuseValue('value-read-differently', cut) }];
  return [{ reader, read: value(separator === ',' ? item.replace(/\\([\s\S])/g, '$1') : item) }];
}

export const splitAtCommas: Receiver = (argument) => {
  const [whole = '', separator = ','] = /^\^([^^]{1,10})\^/.exec(argument) ?? [];
  return itemOf('gcloud', argument.slice(whole.length), separator);
};
const asList = refuseValue('value-read-differently', 'helm reads braces and commas as a list. Use --set-literal.');
const splitsLikeHelm: Receiver = (argument) => [
  ...(/=\{/.test(argument) ? [{ reader: 'helm', read: asList }] : []),
  ...(argument.includes('\\,') ? itemOf('list with commas', argument, ',') : []),
];

const printers: ReadonlySet<Receiver> = new Set([printsFormat, printsDecoded, echoes]);

/** What gets a word, by what is before it: the program itself, or the option that takes it. */
const receivers: readonly (readonly [before: RegExp, receiver: Receiver])[] = [
  [/\bprintf[ \t]{1,9}(?:--[ \t]{1,9})?$/, printsFormat],
  [/\becho[ \t]{1,9}-n?en?[ \t]{1,9}$/, printsDecoded],
  [/\bprintf[ \t]{1,9}["']?%b(?:\\n)?["']?[ \t]{1,9}$/, printsDecoded],
  [/\becho[ \t]{1,9}(?:-n[ \t]{1,9})?$/, echoes],
  [
    /--(?:set|update)-env-vars(?:=|\s{1,9})$/,
    (word) => [...(word.startsWith('^') ? [] : handedOver(word)), ...splitAtCommas(word)],
  ],
  [/--set(?:-string)?(?:=|\s{1,9})$/, splitsLikeHelm],
];

/** What is before a word in its command, which may go on from the line before. */
export function commandBefore(text: string, offset: number): string {
  let start = startOfLine(text, offset);
  while (/[\\`^]\r?\n$/.test(text.slice(Math.max(0, start - 3), start))) start = startOfLine(text, start - 1);
  return text.slice(Math.max(start, offset - longestLine), offset).replace(/[\\`^]\r?\n/g, ' ');
}

/** What each program makes of the word of a command line at the offset: first a shell, then what the shell hands it over to. */
export function readWord(text: string, name: string, start: number): readonly WordReading[] {
  const before = commandBefore(text, start);
  const receiver = receivers.find(([pattern]) => pattern.test(before))?.[1] ?? handedOver;
  const words = argumentsAt(text, name, start, before.trim() === '');
  // The shell of a recipe gets one of two dollar signs (GNU make, Using Variables in Recipes).
  const inRecipe = words.flatMap(({ reader, read }) =>
    before.startsWith('\t') && reader === posix && read.kind === 'value' && read.value.includes('$$')
      ? [{ reader: 'make', read: value(read.value.replaceAll('$$', '$')) }]
      : [],
  );
  return [...words, ...inRecipe].flatMap(({ reader, read }) => {
    if (read.kind === 'refused') return [{ reader, read }];
    // What others have under these names prints its arguments as they are, or is not there.
    const isShell = reader === posix || (reader === 'fish' && receiver !== echoes);
    return (isShell || !printers.has(receiver) ? receiver : handedOver)(read.value).map((received) => ({
      reader: received.read.kind === 'refused' ? received.reader : [reader, received.reader].filter(Boolean).join(', '),
      read: received.read.kind === 'value' && received.read.value === read.value ? read : received.read,
    }));
  });
}
