import { nodeEntries, quotedText } from '../../hjson/index.ts';
import { textRange } from '../../text/index.ts';
import { isPublicKey, looksLikeSecretKey } from '../secrets.ts';
import type { Rule } from './rule.ts';

const commentSign = /[\t ]*(#|\/\/|\/\*(?!.*\*\/))/y;

/**
 * `encryptionKey: #x` — where a value is expected, the first characters of the secret start a comment (hjson-grammar §2), and the value is
 * read from a line below. A quoted value there shows that the comment is intended.
 */
export const secretAsComment: Rule = ({ document }) =>
  nodeEntries(document).flatMap(({ path, member, node }) => {
    if (member?.colon === undefined || (node && !(node.kind === 'string' && node.style === 'quoteless'))) return [];
    commentSign.lastIndex = member.colon + 1;
    const sign = commentSign.exec(document.text)?.[1];
    const { name } = member.key;
    if (sign === undefined || isPublicKey(name) || !looksLikeSecretKey(name)) return [];
    const start = commentSign.lastIndex - sign.length;
    const [line = ''] = document.text.slice(start).split('\n', 1);
    const secret = line.trimEnd();
    const range = textRange(start, start + secret.length);
    return [
      {
        code: 'secret-as-comment',
        severity: 'warning',
        path,
        range,
        message: `This secret begins with ${sign}, so hjson-go reads a comment. Put it in quotes.`,
        fixes: [
          {
            title: 'Put it in quotes',
            edit: () => ({ ok: true, edits: [{ range, newText: quotedText(secret, '"') }] }),
          },
        ],
      },
    ];
  });
