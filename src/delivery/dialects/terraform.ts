import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeEach, linuxVariableLimit } from './dialect.ts';

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};

function escapeInTemplate(character: string): string {
  return shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A quoted template that holds no template: `${` and `%{` are written with their first character doubled. */
function quoteTemplate(value: string): string {
  return `"${value.replace(/["\\\x00-\x1F\x7F-\x9F]/g, escapeInTemplate).replace(/[$%](?=\{)/g, '$&$&')}"`;
}

export const terraform: Dialect = {
  id: 'terraform',
  title: 'Terraform',
  group: 'Infrastructure',
  fileName: 'server-environment.tf',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
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
