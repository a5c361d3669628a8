import { configPath } from '../../opening/index.ts';
import { cLetters, decodeEscapes, type Escapes, hexEscape, refuse } from '../../text/index.ts';
import { allVariables, type EnvironmentVariable } from '../environmentVariable.ts';
import { type AssignmentReader, matchAt, refuseUnclosed } from '../scanners/assignment.ts';
import { keepReferences } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, type Encoding, encodeEach, encodeLines, linuxVariableLimit } from './dialect.ts';
import { nameOf, serviceName } from './names.ts';

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

const unit: Dialect = {
  id: 'systemd-unit',
  title: 'systemd unit, Environment=',
  group: 'systemd',
  way: 'variable',
  fileName: 'environment.conf',
  preservesComments: false,
  holdsLines: true,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'A drop-in for `systemctl edit`. Every user can read it with `systemctl show`: prefer `EnvironmentFile=` with mode 600.',
  encode: (configText, otherVariables) => serviceSection(allVariables(configText, otherVariables)),
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

const credential: Dialect = {
  id: 'systemd-credential',
  title: 'systemd, LoadCredential=',
  group: 'systemd',
  way: 'file',
  fileName: 'credential.conf',
  preservesComments: true,
  refersToFile: true,
  limit: { bytes: 1_048_576, of: 'value', strict: true, reason: 'systemd loads credentials of up to 1 MiB.' },
  verification: {
    tested: false,
    basis: 'systemd reads the unit and accepts it; no test starts it, so the credential itself is untested',
  },
  names: unitNames,
  hint: 'A drop-in for `systemctl edit`, after the steps in its first lines; needs systemd 247 or newer. Only root must be able to read the source. The link leads to the credential.',
  encode(_configText, otherVariables, chosen = {}) {
    const unitName = nameOf(unitNames, chosen, 'service');
    const steps = [
      `# install -m 600 config.json /etc/${unitName}.config.json`,
      `# mkdir -p ${configPath.replace(/\/[^/]*$/, '')}`,
      `# ln -s /run/credentials/${unitName}.service/config.json ${configPath}`,
    ];
    const section = serviceSection(otherVariables, `LoadCredential=config.json:/etc/${unitName}.config.json\n`);
    return section.ok ? { ok: true, text: `${steps.join('\n')}\n${section.text}` } : section;
  },
};

/** Single quotes hold everything but themselves; double quotes take four escapes. */
function quoteInEnvironmentFile(value: string): string {
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, '\\$&')}"` : `'${value}'`;
}

const environmentFile: Dialect = {
  id: 'systemd-file',
  title: 'systemd, EnvironmentFile=',
  group: 'systemd',
  way: 'variable',
  fileName: 'server.conf',
  preservesComments: false,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'Refer to it with `EnvironmentFile=` in the unit. systemd reads it as root, so only root has to be able to.',
  encode: (configText, otherVariables) =>
    encodeLines(allVariables(configText, otherVariables), ({ name, value }) =>
      noncharacter.test(value)
        ? refuseNoncharacter(name)
        : { ok: true, text: `${name}=${quoteInEnvironmentFile(value)}` },
    ),
};

const unitEscape: Escapes = {
  pattern:
    /(?<bytes>(?:\\(?:x[0-9A-Fa-f]{2}|[0-7]{3}))+)|\\(?:u(?<u>[0-9A-Fa-f]{4})|U(?<U>[0-9A-Fa-f]{8})|\r?\n|(?<letter>[\s\S]))/g,
  letters: { ...cLetters, s: ' ' },
  keepsOthers: false,
};

/** `Environment="NAME=…"` of a unit: C escapes inside quotes, `%%` for a percent sign, `$` nothing special. */
const reader: AssignmentReader = {
  title: 'systemd unit',
  read({ text, name, end, before }) {
    if (!/^\s*Environment\s*=/.test(before) || text[end] !== '=') return undefined;
    const quote = /["']$/.exec(before)?.[0];
    const body =
      quote === undefined
        ? matchAt(/(?:\\[\s\S]|[^\s\\])*/y, text, end + 1)?.[0]
        : matchAt(quote === '"' ? /((?:\\[\s\S]|[^"\\])*)"/y : /((?:\\[\s\S]|[^'\\])*)'/y, text, end + 1)?.[1];
    if (body === undefined) return refuseUnclosed(name);
    return keepReferences(name, body, /%%|(%[A-Za-z])|(%)/g, (piece) =>
      decodeEscapes(piece.replaceAll('%%', '%'), unitEscape),
    );
  },
};

export const systemd: Consumer = { dialects: [credential, unit, environmentFile], assignments: reader };
