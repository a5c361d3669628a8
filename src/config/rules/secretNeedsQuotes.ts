import { type HjsonDocument, type HjsonNode, type NodeEntry, quotedText } from 'hjson-document';
import { defineSearch } from 'hjson-document/incremental';
import { type Fix, type TextRange, textRange } from 'source-text';
import { optionAt } from '../schema/options.ts';
import { isPublicKey, looksLikeSecretKey } from '../secrets.ts';
import type { Rule, RuleResult } from './rule.ts';

/**
 * What a text without quotes cannot begin with (hjson-grammar §2, §4): a comment sign, or punctuation before more text. Behind a missing
 * value are closers and commas, a quote, and behind a comma or space a comment, an opener or the next key.
 */
const beginning =
  /[\t ]*(#|\/\/|\/\*(?!.*\*\/[ \t]+\S))|\s*([}\],:](?=[ \t}\],;]*(?![}\],;"']|(?<=[\s,])(?:[#{[]|\/[/*]|[^\s{}[\],:]+[ \t]*:))\S)|[{[](?=[^\r\n]*[^\s{}[\]]))/y;

/**
 * `encryptionKey: #x`, `oidcClientSecret: }x` — the first character of the secret is a comment sign or punctuation, so HJSON reads the
 * secret as a comment or not at all. A value below, or an object or a list that is complete, shows that it is intended.
 */
export const secretNeedsQuotes: Rule = ({ document }) =>
  secretMembers(document).flatMap((entry): readonly RuleResult[] => {
    const { member, node } = entry;
    if (member?.colon === undefined) return [];
    beginning.lastIndex = member.colon + 1;
    const [found = '', comment, punctuation = ''] = beginning.exec(document.text) ?? [];
    if (found === '') return [];
    const sign = comment ?? punctuation;
    const { path } = entry;
    const range = meantText(document, entry, member.colon + 1 + found.length - sign.length);
    const secret = document.text.slice(range.start, range.end);
    const fix: Fix = {
      title: 'Put it in quotes',
      edit: () => ({ ok: true, edits: [{ range, newText: quotedText(secret, '"') }] }),
    };
    if (comment !== undefined) {
      if (isBesideValue(document, node, range)) return [];
      const message = `This value begins with ${sign}, so hjson-go reads a comment. Put it in quotes.`;
      return [{ code: 'secret-as-comment', severity: 'warning', path, range, message, fixes: [fix] }];
    }
    if (/[{[]/.test(sign) && !(optionAt(path)?.secret && isOfOneLine(document, node, range))) return [];
    const message = `This value can begin with ${sign} only in quotes. Put it in quotes.`;
    return [{ code: 'secret-needs-quotes', severity: 'error', path, range, message, fixes: [fix] }];
  });

const secretMembers = defineSearch(
  ({ member }) => member !== undefined && looksLikeSecretKey(member.key.name) && !isPublicKey(member.key.name),
);

/** The line from the offset up to the next member of JSON; in JSON, without the comma and the closers of what is open around it. */
function meantText({ text }: HjsonDocument, { path, member }: NodeEntry, start: number): TextRange {
  const [line = ''] = text.slice(start).split(/\n|,[ \t]*"[^"\n]*"[ \t]*:/, 1);
  const rest = text.slice(start + line.length);
  const closedHere = Math.max(0, path.length + rest.split(/[{[]/).length - rest.split(/[}\]]/).length);
  let meant = line.trimEnd();
  if (member?.key.quote !== 'none') {
    meant = meant.replace(/,$/, '').trimEnd();
    for (let left = closedHere; left > 0 && /[}\]]$/.test(meant); left--) meant = meant.slice(0, -1).trimEnd();
  }
  return textRange(start, start + meant.length);
}

/** Whether a comment is beside a value: what looks like the next member is none, nor is what continues the line. */
function isBesideValue({ text }: HjsonDocument, node: HjsonNode | undefined, comment: TextRange): boolean {
  if (node?.kind !== 'string') return node !== undefined;
  const { range, style } = node;
  if (style !== 'quoteless') return !/^\s*:/.test(text.slice(range.end, range.end + 100));
  return range.start > comment.end && /^(?![^\s:]+\s*:(?!\/\/))\S/.test(text.slice(range.start, range.end));
}

/** Whether a bracket and what follows it are meant as a text: they are all of the line, or cannot be read. */
function isOfOneLine({ errors }: HjsonDocument, node: HjsonNode | undefined, line: TextRange): boolean {
  const isDamaged = errors.some(({ range }) => line.start <= range.start && range.start < line.end);
  return isDamaged || (node !== undefined && node.range.end <= line.end);
}
