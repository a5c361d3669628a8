import { type HjsonDocument, type HjsonString, stringSource } from 'hjson-document';
import { type Fix, lineEndOf, startOfLine } from 'source-text';
import { options } from '../schema/options.ts';
import type { Rule } from './rule.ts';

/** Names that no word of a text looks like. */
const names = options.map(({ path }) => String(path.at(-1))).filter((name) => /[a-z][A-Z]/.test(name));
const nameInText = new RegExp(String.raw`(?<![\s,])\s+(${names.join('|')})\s?:(?=\s|["'{[\d-])`);

/** Where a text has what looks like another option behind a space, as a folded line has it; undefined for any other text. */
export function optionWithin(text: string): { readonly name: string; readonly index: number } | undefined {
  const match = text.includes(':') ? nameInText.exec(text) : null;
  return match ? { name: match[1] ?? '', index: match.index } : undefined;
}

/** `organisationName: Example smtpPort: 25`. It says everything that there is to say: other checks ignore such a text. */
export const optionInText: Rule = ({ document, member, text }) =>
  options.flatMap(({ key, path, kind }) => {
    const found = kind === 'programs' ? undefined : optionWithin(text(key) ?? '');
    const node = member(path)?.value;
    if (!found || node?.kind !== 'string') return [];
    return [
      {
        code: 'option-in-text',
        severity: 'warning',
        path,
        message: `What looks like the option ${found.name} is part of this value. Write each option on a separate line.`,
        fixes: node.style === 'quoteless' ? [ownLine(document, node, found.index)] : [],
      },
    ];
  });

/** The spaces before the name become a line break and the indentation of the line. */
function ownLine(document: HjsonDocument, node: HjsonString, index: number): Fix {
  return {
    title: 'Move it to a separate line',
    edit: () => {
      const { text } = document;
      const start = stringSource(node, document).toDocument(index);
      const end = start + (/^\s+/.exec(text.slice(start, start + 1_000))?.[0].length ?? 0);
      const [indent = ''] = /^[ \t]*/.exec(text.slice(startOfLine(text, node.range.start), node.range.start)) ?? [];
      return { ok: true, edits: [{ range: { start, end }, newText: lineEndOf(text) + indent }] };
    },
  };
}
