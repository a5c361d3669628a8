import { allVariables } from '../environmentVariable.ts';
import { type Dialect, type Encoding, encodeEach, encodeLines, linuxVariableLimit } from './dialect.ts';

/** systemd refuses the whole file for one of these, and the service does not start. */
const noncharacter = /\p{Noncharacter_Code_Point}/u;

function refuseNoncharacter(name: string): Encoding {
  return { ok: false, reason: `${name} holds a Unicode noncharacter, for which systemd refuses the whole file.` };
}

const unitEscapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '%': '%%',
};

function escapeInUnit(character: string): string {
  return unitEscapes[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

export const systemdUnit: Dialect = {
  id: 'systemd-unit',
  title: 'systemd unit, Environment=',
  group: 'systemd',
  fileName: 'environment.conf',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'A drop-in for `systemctl edit`. Every user can read it with `systemctl show`: prefer `EnvironmentFile=` with mode 600.',
  encode(configText, companions) {
    const lines = encodeEach(allVariables(configText, companions), ({ name, value }) =>
      noncharacter.test(value)
        ? refuseNoncharacter(name)
        : { ok: true, text: `Environment="${name}=${value.replace(/[\\"%\x00-\x1F\x7F]/g, escapeInUnit)}"\n` },
    );
    return lines.ok ? { ok: true, text: `[Service]\n${lines.texts.join('')}` } : lines;
  },
};

/** Single quotes hold everything but themselves; double quotes take four escapes. */
function quoteInEnvironmentFile(value: string): string {
  return value.includes("'") ? `"${value.replace(/[\\"$`]/g, '\\$&')}"` : `'${value}'`;
}

export const systemdEnvironmentFile: Dialect = {
  id: 'systemd-file',
  title: 'systemd, EnvironmentFile=',
  group: 'systemd',
  fileName: 'server.conf',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'Refer to it with `EnvironmentFile=` in the unit, and restrict access: `chmod 600`.',
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) =>
      noncharacter.test(value)
        ? refuseNoncharacter(name)
        : { ok: true, text: `${name}=${quoteInEnvironmentFile(value)}` },
    ),
};
