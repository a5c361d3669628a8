import { configVariable } from '../../opening/index.ts';
import { decodeBase64Text } from '../../text/index.ts';
import { readShellWord } from '../scanners/shellWord.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

/** A paste that is only the value: base64, a JSON string, or a word in a shell's quotes. */
export const wholeReader: PasteReader = (text) => {
  const whole = text.trim();
  const found = (reader: string, value: string | undefined): readonly ImportCandidate[] =>
    value === undefined
      ? []
      : [{ kind: 'value', name: configVariable, value, origin: { reader, place: '', scope: reader } }];
  return [
    ...found('Base64', whole.length >= 8 ? decodeBase64Text(whole) : undefined),
    ...found('JSON string', /^"[\s\S]*"$/.test(whole) ? parseJsonString(whole) : undefined),
    ...found('Quoted text', /^(?:'|\$')/.test(whole) ? quotedWord(whole) : undefined),
  ];
};

function parseJsonString(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function quotedWord(text: string): string | undefined {
  const word = readShellWord(text, 0);
  const isWhole = word.kind === 'word' && word.end === text.length && word.references.length === 0;
  return isWhole ? word.value : undefined;
}
