import { quotePosix } from 'source-text';
import { encodeLines, type Target } from './target.ts';

const keptFileName = 'server-secrets.sh';

export const envsubst: Target = {
  id: 'envsubst',
  title: 'Any host, envsubst',
  way: 'apart',
  fileName: 'config.json.tmpl',
  omitsOtherVariables: true,
  hint: 'envsubst is a part of GNU gettext. It gets the list of names that it may replace, so that any other dollar sign stays.',
  apart: {
    form: 'braces',
    keptFileName,
    command: (names) =>
      `(umask 077; chmod 600 ${keptFileName}; . ./${keptFileName} && envsubst '${names.map((name) => `\${${name}}`).join(' ')}' < config.json.tmpl > config.json)`,
    // It has no escape, and replaces `$NAME` as well as `${NAME}`.
    fault({ names }, rest) {
      const name = names.find((each) => new RegExp(`\\$(?:${each}(?![A-Za-z0-9_])|\\{${each}\\})`).test(rest));
      return name && `The text holds $${name} where it is not meant, and envsubst would replace it. Use another name.`;
    },
    writeReference: (name) => `\${${name}}`,
    writeKept: (secrets) =>
      encodeLines(secrets, ({ name, value }) => ({ ok: true, text: `export ${name}=${quotePosix(value)}` })),
  },
  encode: ({ text }) => ({ ok: true, text }),
};
