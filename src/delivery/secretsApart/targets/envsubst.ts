import { quotePosix } from '../../../text/index.ts';
import { encodeLines } from '../../consumers/dialect.ts';
import { type ApartTarget, type CommittedParts, joinSegments } from '../apartTarget.ts';

const keptFileName = 'server-secrets.sh';

export const envsubst: ApartTarget = {
  id: 'envsubst',
  title: 'Any host, envsubst',
  form: 'braces',
  names: {},
  fileName: 'config.json.tmpl',
  keptFileName,
  carriesVariables: false,
  limit: undefined,
  verification: { tested: true },
  hint: 'envsubst is a part of GNU gettext. It gets the list of names that it may replace, so that any other dollar sign stays.',
  command: (names) =>
    `. ./${keptFileName} && envsubst '${names.map((name) => `\${${name}}`).join(' ')}' < config.json.tmpl > config.json`,
  fault: taken,
  writeCommitted: ({ segments }) =>
    joinSegments(
      segments,
      (text) => text,
      (name) => `\${${name}}`,
    ),
  writeKept: (secrets) =>
    encodeLines(secrets, ({ name, value }) => ({ ok: true, text: `export ${name}=${quotePosix(value)}` })),
};

/** envsubst has no escape, and replaces `$NAME` as well as `${NAME}`. */
function taken({ segments, names }: CommittedParts): string | undefined {
  const text = segments.map((segment) => (segment.kind === 'text' ? segment.text : '\n')).join('');
  const name = names.find((each) => new RegExp(`\\$(?:${each}(?![A-Za-z0-9_])|\\{${each}\\})`).test(text));
  return name && `The text holds $${name} where it is not meant, and envsubst would replace it. Use another name.`;
}
