import { nameOf, nameRule } from './names.ts';
import { type Target, writeJson } from './target.ts';

const word = nameRule(/^[\w.-]+$/, 'Use letters, digits, dots, hyphens and underscores.');

const names = { store: word('Vault', 'server'), item: word('Item', 'config') };

export const onePassword: Target = {
  id: 'onepassword',
  title: '1Password',
  way: 'apart',
  fileName: 'config.json.tpl',
  omitsOtherVariables: true,
  names,
  untested: 'follows the documentation of op inject, which needs an account',
  hint: '`op inject` replaces each reference with a field of one item. Not tested by us: compare the result with the original.',
  apart: {
    form: 'onePassword',
    keptFileName: 'server-secrets.json',
    command: () => 'op inject --in-file config.json.tpl --out-file config.json',
    fault: (_names, rest) =>
      /op:\/\/|\{\{/.test(rest)
        ? 'The text holds op:// or {{ where it is not meant, and op inject would read it.'
        : undefined,
    writeReference: (name, chosen) =>
      `{{ op://${nameOf(names, chosen, 'store')}/${nameOf(names, chosen, 'item')}/${name} }}`,
    writeKept: writeJson,
  },
  encode: ({ text }) => ({ ok: true, text }),
};
