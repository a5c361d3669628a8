import { configVariable } from '../../opening/index.ts';
import { startOfLine } from '../../text/index.ts';
import { importRefusal } from '../importRefusal.ts';
import { refuseExpansion } from '../scanners/references.ts';
import { readShellWord } from '../scanners/shellWord.ts';
import { mentionsOption } from './embeddedReader.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

/** A quote that an object follows, at the beginning of a word or behind its `name=`. */
const objectInQuotes = /(?<![^\s=])(['"])(?:[\w.-]{1,100}=)?\s{0,20}\{/g;
const mostWords = 20;
const listOfHelm = /\s--set(?:-string)?[ \t=]+[\w.-]{1,100}=$/;
const readAsList = 'helm reads braces and commas in this value as a list. Use --set-literal.';
const commandLine = /^[ \t]*(?:[$#%>][ \t]+)?(?:sudo[ \t]+)?[a-z][\w./-]*[ \t]/;

/** An object that is a word of a command: `echo '{…}' > config.json`, `--value '{…}'`, `config='{…}'`. */
export const commandReader: PasteReader = (text) => {
  const found: ImportCandidate[] = [];
  for (const { index } of [...text.matchAll(objectInQuotes)].slice(0, mostWords)) {
    const before = text.slice(lineStart(text, index), index);
    // Behind a colon or an equals sign with a blank, it is the value of another language.
    if (!commandLine.test(before) || /[:=,([{][ \t]{1,20}$/.test(before)) continue;
    const place = `line ${text.slice(0, index).split('\n').length}`;
    const origin = { reader: 'Shell command', place, scope: 'Shell command' };
    if (/\bhelm\s/.test(before) && listOfHelm.test(before)) {
      found.push({ kind: 'refused', origin, refusal: importRefusal('value-read-differently', readAsList) });
      continue;
    }
    let start = index;
    while (start > 0 && !/[\s'"]/.test(text[start - 1] ?? '')) start--;
    const word = readShellWord(text, start);
    // Doubled quotes are those of a spreadsheet, which a shell would leave out.
    if (word.kind === 'unclosed' || (word.kind === 'word' && text.slice(start, word.end).includes('""'))) continue;
    if (word.kind === 'expansion') {
      found.push({ ...refuseExpansion(configVariable, text.slice(word.start)), origin } as ImportCandidate);
      continue;
    }
    const value = word.value.replace(/^[^\s{]*=\s*(?=\{)/, '');
    const shift = word.value.length - value.length;
    const references = word.references.map((each) => ({ ...each, start: each.start - shift, end: each.end - shift }));
    if (mentionsOption(value)) found.push({ kind: 'value', name: configVariable, value, references, origin });
  }
  return found;
};

/** Of the first line of a command that goes on behind backslashes. */
function lineStart(text: string, offset: number): number {
  let start = startOfLine(text, offset);
  while (/\\\r?\n$/.test(text.slice(Math.max(0, start - 3), start))) start = startOfLine(text, start - 1);
  return start;
}
