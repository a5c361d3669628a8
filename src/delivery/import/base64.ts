import { decodeBase64Text } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import { matchAt, refuseValue } from '../scanners/assignment.ts';
import { type Candidate, mostPlaces, type PasteContext, withReadings } from './candidate.ts';
import { mentionsOption } from './tree.ts';

const encoded = /(?<![\w+/=-])[\w+/-]{24,}={0,2}/g;
const nextPiece = /[ \t]*(?:\r?\n[ \t>]{0,20}(?:\d{1,6}[ \t:│]{1,9})?|[ \t])([\w+/-]{1,1000}={0,2})(?![\w+/=-])/y;
const dots = /^\s{0,2}(?:\.\.|…)/;

/** Base64 in words and in lines of one length. Dots behind it stand for a part that is missing. */
export function candidatesInBase64(text: string, context: PasteContext): readonly Candidate[] {
  const found: Candidate[] = [];
  const start = new RegExp(encoded);
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const [first] = match;
    let whole = first;
    let end = start.lastIndex;
    for (let length = first.length; length === first.length; ) {
      const [all = '', piece = ''] = matchAt(nextPiece, text, end) ?? [];
      ({ length } = piece);
      if (length === 0 || length > first.length) break;
      // A shorter word may be the first one of the text behind.
      if (length < first.length && decodeBase64Text(whole + piece) === undefined) break;
      whole += piece;
      end += all.length;
    }
    start.lastIndex = end;
    const decoded = decodeBase64Text(whole);
    if (decoded === undefined || !mentionsOption(decoded)) continue;
    const isCut = dots.test(text.slice(end, end + 4));
    const inner = isCut ? [] : context.inside(decoded);
    const cut = refuseValue('value-unclosed', 'The end of the paste may be missing.');
    const at = { place: '', start: match.index, end };
    if (isCut) found.push({ ...at, name: configVariable, scope: '', readings: [{ reader: 'Base64', read: cut }] });
    for (const each of inner) found.push({ ...withReadings(each, { reader: 'Base64' }), ...at });
  }
  return found.length > mostPlaces ? context.giveUp() : found;
}
