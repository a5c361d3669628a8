import { type FormMatch, findNamed, type ReferenceForm } from '../form.ts';

const field = /^(?:\.[A-Za-z_][A-Za-z0-9_]*)+$/;

/** Functions that only rewrite their arguments and add no text. */
const functions: ReadonlySet<string> = new Set([
  ...['b64dec', 'b64enc', 'base64Decode', 'base64Encode', 'fromJson', 'html', 'js', 'lower', 'nospace', 'print'],
  ...[
    'quote',
    'squote',
    'toJSON',
    'toJson',
    'toString',
    'toUpper',
    'toLower',
    'trim',
    'trimSpace',
    'upper',
    'urlquery',
  ],
]);

/**
 * `{{ … }}` of which every part is a field, one of these functions or `|`, as Go's text/template reads it.
 * See https://external-secrets.io/latest/guides/templating/
 */
export const goTemplate: ReferenceForm = {
  id: 'goTemplate',
  filledBy: 'External Secrets, Vault Agent or Helm',
  note: 'A Go template. An unknown key is an error in External Secrets.',
  find: (text) =>
    findNamed(/\{\{(?:-(?=[ \t\r\n]))?([^{}]*?)(?:(?<=[ \t\r\n])-)?\}\}/g, text, false).flatMap(asReference),
  write: (name) => `{{ .${name} }}`,
};

function asReference({ start, end, name: inside }: FormMatch): readonly FormMatch[] {
  const parts = inside.split(/[ \t\r\n]+|(\|)/).filter((part) => part !== undefined && part !== '');
  const fields = parts.filter((part) => field.test(part));
  const isKnown = parts.every((part) => part === '|' || field.test(part) || functions.has(part));
  const name = fields[0]?.slice(1) ?? '';
  // No other form can name a field of a field.
  const isPlain = parts.length === 1 && !name.includes('.');
  return isKnown && fields.length > 0 ? [{ start, end, name, isPlain }] : [];
}
