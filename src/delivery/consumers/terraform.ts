import { unicodeEscape } from '../../text/index.ts';
import { allVariables } from '../environmentVariable.ts';
import {
  type AssignedValue,
  type AssignmentReader,
  matchAt,
  refuseExpansion,
  refuseUnclosed,
} from '../scanners/assignment.ts';
import type { Consumer } from './consumer.ts';
import { type Dialect, encodeEach, linuxVariableLimit } from './dialect.ts';

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};

function escapeInTemplate(character: string): string {
  return shortEscapes[character] ?? unicodeEscape(character);
}

/** A quoted template that holds no template: `${` and `%{` are written with their first character doubled. */
function quoteTemplate(value: string): string {
  return `"${value.replace(/["\\\x00-\x1F\x7F-\x9F]/g, escapeInTemplate).replace(/[$%](?=\{)/g, '$&$&')}"`;
}

const dialect: Dialect = {
  id: 'terraform',
  title: 'Terraform',
  group: 'Infrastructure',
  fileName: 'server-environment.tf',
  preservesComments: false,
  limit: linuxVariableLimit,
  verification: { tested: true },
  hint: 'Use `local.server_environment` in the resource that runs the server. The state file contains the value in plain text.',
  encode(configText, companions) {
    const lines = encodeEach(allVariables(configText, companions), ({ name, value }) =>
      value.normalize('NFC') === value
        ? { ok: true, text: `    ${name} = ${quoteTemplate(value)}\n` }
        : {
            ok: false,
            reason: `${name} holds decomposed characters, which Terraform would change: it normalises every text.`,
          },
    );
    return lines.ok ? { ok: true, text: `locals {\n  server_environment = {\n${lines.texts.join('')}  }\n}\n` } : lines;
  },
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };
const escaped = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([\s\S]))/g;
const heredoc = /<<(-?)([A-Za-z_]\w*)\r?\n([\s\S]*?)\r?\n[ \t]*\2[ \t]*(?=\r?\n|$|\))/y;

/** `NAME = "…"` and `NAME = <<EOT` of Terraform and Nomad; `$${` and `%%{` mean `${` and `%{`. */
const reader: AssignmentReader = {
  title: 'Terraform',
  read({ text, name, end, before }) {
    if (/(?:export|set|setenv|env)\s+\S*$/i.test(before)) return undefined;
    const equals = matchAt(/"?[ \t]*[=:][ \t]*(?:trimspace\(|chomp\()?/y, text, end);
    if (!equals || !/[ \t]/.test(equals[0])) return undefined;
    const at = end + equals[0].length;
    const here = matchAt(heredoc, text, at);
    if (here) return withoutTemplates(name, here[1] ? unindent(here[3] ?? '') : (here[3] ?? ''));
    const quoted = matchAt(/"((?:\\[\s\S]|[^"\\\r\n])*)"/y, text, at)?.[1];
    if (quoted !== undefined) return withoutTemplates(name, quoted, true);
    if (text[at] === '"' || text.startsWith('<<', at)) return refuseUnclosed(name);
    return matchAt(/(?:jsonencode|file|var\.|local\.|templatefile|data\.)/y, text, at)
      ? refuseExpansion(name)
      : undefined;
  },
};

function withoutTemplates(name: string, body: string, unescapes = false): AssignedValue {
  if (/(?<!\$)\$\{|(?<!%)%\{/.test(body)) return refuseExpansion(name);
  const plain = body.replace(/([$%])\1(?=\{)/g, '$1');
  return { kind: 'value', value: unescapes ? plain.replace(escaped, unescapeTemplate) : plain };
}

function unescapeTemplate(whole: string, short?: string, long?: string, letter?: string): string {
  const digits = short ?? long;
  if (digits !== undefined) {
    const code = Number.parseInt(digits, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  }
  return escapes[letter ?? ''] ?? whole;
}

/** `<<-` removes the smallest indentation from every line. */
function unindent(body: string): string {
  const lines = body.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(Math.min(indent, line.length))).join('\n');
}

export const terraform: Consumer = { dialects: [dialect], assignments: reader };
