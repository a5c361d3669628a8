import { cLetters, decodeEscapes, type Escapes, hexEscape, refuse, startOfLine } from 'source-text';
import { configPath } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, isEnvFileLine, matchAt, refuseUnclosed, refuseValue } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';
import { nameOf, serviceName } from './names.ts';
import { allVariables, type Encoding, encodeEach, encodeLines, linuxVariableLimit, type Target } from './target.ts';

/** systemd refuses the whole file for one of these, and the service does not start. */
const noncharacter = /\p{Noncharacter_Code_Point}/u;

function refuseNoncharacter(name: string): Encoding {
  return refuse(`${name} holds a Unicode noncharacter, for which systemd refuses the whole file.`);
}

const unitEscapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '%': '%%',
};

function escapeInUnit(character: string): string {
  return unitEscapes[character] ?? hexEscape(character);
}

const unit: Target = {
  id: 'systemd-unit',
  title: 'systemd unit, Environment=',
  group: 'systemd',
  way: 'variable',
  fileName: 'environment.conf',
  holdsLines: true,
  limit: linuxVariableLimit,
  hint: 'A drop-in for `systemctl edit`. Every user can read it with `systemctl show`: prefer `EnvironmentFile=` with mode 600.',
  encode: (parts) => serviceSection(allVariables(parts)),
};

function serviceSection(variables: readonly EnvironmentVariable[], before = ''): Encoding {
  const lines = encodeEach(variables, ({ name, value }) =>
    noncharacter.test(value)
      ? refuseNoncharacter(name)
      : { ok: true, text: `Environment="${name}=${value.replace(/[\\"%\x00-\x1F\x7F]/g, escapeInUnit)}"\n` },
  );
  return lines.ok ? { ok: true, text: `[Service]\n${before}${lines.texts.join('')}` } : lines;
}

const unitNames = { service: serviceName('Unit, without .service', 'server') };

const credential: Target = {
  id: 'systemd-credential',
  title: 'systemd, LoadCredential=',
  group: 'systemd',
  way: 'file',
  fileName: 'credential.conf',
  preservesComments: true,
  refersToFile: true,
  limit: { bytes: 1_048_576, reason: 'systemd loads credentials of up to 1 MiB.' },
  untested: 'systemd reads the unit and accepts it; no test starts it, so the credential itself is untested',
  names: unitNames,
  hint: 'A drop-in for `systemctl edit`, after the steps in its first lines; needs systemd 247 or newer. Only root must be able to read the source. The link leads to the credential.',
  encode({ variables }, chosen) {
    const unitName = nameOf(unitNames, chosen, 'service');
    const steps = [
      `# install -m 600 config.json /etc/${unitName}.config.json`,
      `# mkdir -p ${configPath.replace(/\/[^/]*$/, '')}`,
      `# ln -s /run/credentials/${unitName}.service/config.json ${configPath}`,
    ];
    const section = serviceSection(variables, `LoadCredential=config.json:/etc/${unitName}.config.json\n`);
    return section.ok ? { ok: true, text: `${steps.join('\n')}\n${section.text}` } : section;
  },
};

/** Single quotes hold everything but themselves; double quotes take four escapes. */
function quoteInEnvironmentFile(value: string): string {
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, '\\$&')}"` : `'${value}'`;
}

const environmentFile: Target = {
  id: 'systemd-file',
  title: 'systemd, EnvironmentFile=',
  group: 'systemd',
  way: 'variable',
  fileName: 'server.conf',
  limit: linuxVariableLimit,
  hint: 'Refer to it with `EnvironmentFile=` in the unit. systemd reads it as root, so only root has to be able to.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) =>
      noncharacter.test(value)
        ? refuseNoncharacter(name)
        : { ok: true, text: `${name}=${quoteInEnvironmentFile(value)}` },
    ),
};

const unitEscape: Escapes = {
  pattern:
    /(?<bytes>(?:\\(?:x[0-9A-Fa-f]{2}|[0-7]{3}))+)|\\(?:u(?<u>[0-9A-Fa-f]{4})|U(?<U>[0-9A-Fa-f]{8})|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, s: ' ' },
  keepsOthers: false,
};

/** Anything else after a backslash makes systemd ignore the rest of the line. */
const knownEscape = /(?:\\(?:x[0-9A-Fa-f]{2}|[0-7]{3}))+|\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[abfnrtvs\\"'])/y;

/** `%%` is a percent sign, a letter with a meaning a reference, and any other sign after one stays (systemd.unit, Specifiers). */
const specifiers = /%%|(%[aAbBCdDEfgGhHiIjJlLmMnNopPqsStTuUvVwWyY])/g;

const assignment = /^[ \t]*Environment[ \t]*=/;
const reset = /^[ \t]*Environment[ \t]*=[ \t]*$/m;

/**
 * `Environment=` of a unit: words with blanks between them, in which quotes may begin and end anywhere and are removed, with C escapes
 * inside and outside of them (systemd.syntax). A line that ends with a backslash goes on in the next one.
 */
const reader: AssignmentReader = {
  title: 'systemd unit',
  read({ text, name, start }) {
    const line = logicalLine(text, start);
    const [head] = assignment.exec(line.text) ?? [];
    if (head === undefined) return undefined;
    if (reset.test(text.slice(line.end))) {
      return refuseValue('value-elsewhere', `A later Environment= without a value removes ${name}.`);
    }
    const word = wordAt(line.text, head.length, start - line.start);
    if (word === 'escape') {
      return refuseValue(
        'value-read-differently',
        'systemd ignores this line for an escape that it does not know. Double the backslash.',
      );
    }
    if (word === undefined) return refuseUnclosed(name);
    if (!word.startsWith(`${name}=`)) return undefined;
    return keepReferences(name, word.slice(name.length + 1), specifiers, (piece) => piece.replaceAll('%%', '%'));
  },
};

/** The line around an offset, with those that it goes on in; as long as they are. */
function logicalLine(
  text: string,
  offset: number,
): { readonly text: string; readonly start: number; readonly end: number } {
  let start = startOfLine(text, offset);
  while (/\\\r?\n$/.test(text.slice(Math.max(0, start - 3), start))) start = startOfLine(text, start - 1);
  const [lines = ''] = assignment.test(text.slice(start, start + 200))
    ? (matchAt(/(?:\\\r?\n|[^\r\n])*/y, text, start) ?? [])
    : [];
  return { text: lines.replace(/\\\r?\n/g, (end) => ' '.repeat(end.length)), start, end: start + lines.length };
}

/** The word around an offset, as systemd reads it; undefined if its quotes are not closed. */
function wordAt(line: string, from: number, offset: number): string | 'escape' | undefined {
  let at = from;
  while (at < line.length) {
    while (/\s/.test(line.charAt(at))) at++;
    let word = '';
    let quote = '';
    for (; at < line.length && (quote !== '' || !/\s/.test(line.charAt(at))); at++) {
      const sign = line.charAt(at);
      if (sign === '\\') {
        const [source] = matchAt(knownEscape, line, at) ?? [];
        if (source === undefined) return 'escape';
        word += decodeEscapes(source, unitEscape);
        at += source.length - 1;
      } else if (sign === quote) quote = '';
      else if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
      else word += sign;
    }
    if (quote !== '') return undefined;
    if (at > offset) return word;
  }
  return '';
}

/** The states of `parse_env_file_internal` in systemd: what each kind of quotes keeps, and what a backslash does in it. */
const filePieces = /'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|[ \t]+/y;
const bareValue = /(?:\\(?:\r\n|[\s\S])|[^\\\r\n])*/y;

/** `EnvironmentFile=`: pieces in quotes one after the other, and then a piece without, in which quotes are text. */
const file: AssignmentReader = {
  title: 'systemd, EnvironmentFile=',
  isGeneric: true,
  read(site) {
    const { text, end } = site;
    const equals = isEnvFileLine(site) && matchAt(/[ \t]*=/y, text, end);
    if (!equals) return undefined;
    let at = end + equals[0].length;
    let value = '';
    for (let piece = matchAt(filePieces, text, at); piece; piece = matchAt(filePieces, text, at)) {
      value += piece[1] ?? piece[2]?.replace(/\\(?:(["\\`$])|\r?\n)/g, '$1') ?? '';
      at += piece[0].length;
    }
    const [bare = ''] = matchAt(bareValue, text, at) ?? [];
    // A quote that is not closed goes on to the end of the file.
    if (/^['"]/.test(bare)) return undefined;
    return { kind: 'value', value: value + bare.trimEnd().replace(/\\(?:\r?\n|([\s\S]))/g, '$1') };
  },
};

export const systemd: Consumer = { targets: [credential, unit, environmentFile], assignments: [reader, file] };
