import { type NameRule, nameOf } from '../../consumers/names.ts';
import { type ApartTarget, joinSegments, writeJson } from '../apartTarget.ts';

const word = (title: string, fallback: string): NameRule => ({
  title,
  fallback,
  fault: (name) => (/^[\w.-]+$/.test(name) ? undefined : 'Use letters, digits, dots, hyphens and underscores.'),
});

const names = { store: word('Vault', 'server'), item: word('Item', 'config') };

export const onePassword: ApartTarget = {
  id: 'onepassword',
  title: '1Password',
  form: 'onePassword',
  names,
  fileName: 'config.json.tpl',
  keptFileName: 'server-secrets.json',
  carriesVariables: false,
  limit: undefined,
  verification: { tested: false, basis: 'follows the documentation of op inject, which needs an account' },
  hint: '`op inject` replaces each reference with a field of one item. Not tested by us: compare the result with the original.',
  command: () => 'op inject --in-file config.json.tpl --out-file config.json',
  fault: ({ segments }) =>
    segments.some((segment) => segment.kind === 'text' && /op:\/\/|\{\{/.test(segment.text))
      ? 'The text holds op:// or {{ where it is not meant, and op inject would read it.'
      : undefined,
  writeCommitted: ({ segments }, chosen) =>
    joinSegments(
      segments,
      (text) => text,
      (name) => `{{ op://${nameOf(names, chosen, 'store')}/${nameOf(names, chosen, 'item')}/${name} }}`,
    ),
  writeKept: writeJson,
};
