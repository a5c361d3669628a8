import { checkDisguised } from './disguisedText.ts';
import type { TextDiagnostic } from './rule.ts';

interface Script {
  readonly name: string;
  readonly letter: RegExp;
  /** Its letters that look like ASCII, and that ASCII in the same order. */
  readonly letters: string;
  readonly ascii: string;
}

/** Unicode's confusables (UTS 39) among the letters that a keyboard of the script has. */
const scripts: readonly Script[] = [
  {
    name: 'a Cyrillic letter',
    letter: /\p{Script=Cyrillic}/u,
    letters: 'аеорсухіјѕһԁԛԝкАВЕКМНОРСТУХІЈЅ',
    ascii: 'aeopcyxijshdqwkABEKMHOPCTYXIJS',
  },
  {
    name: 'a Greek letter',
    letter: /\p{Script=Greek}/u,
    letters: 'οανιρυκχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧ',
    ascii: 'oavipukxyABEZHIKMNOPTYX',
  },
];

/** A host alone, the host of a URL, or what follows the @ of an address of e-mail. */
const hostPart = /^(?:[^/?#:@]{1,20}:\/\/|[^@]{0,300}@)?([^/?#>@]{1,300})/u;

/** Letters of another script in an address that is written in ASCII otherwise. */
export function checkLookAlikeLetters(text: string): readonly TextDiagnostic[] {
  const [before, host = ''] = hostPart.exec(text) ?? [''];
  return lookAlikes(text, before.length - host.length, host);
}

/** The same in a text without a host name. */
export function checkLookAlikeWords(text: string): readonly TextDiagnostic[] {
  return lookAlikes(text, 0, '');
}

/** The sentence about the first sign or letter of a text that looks like another one, after a space; empty if there is none. */
export function lookAlikeSentence(text: string): string {
  return [...checkDisguised(text), ...checkLookAlikeWords(text)].map(({ message }) => ` ${message}`)[0] ?? '';
}

/**
 * A word that is all of one script is a name (RFC 5891), unless each letter of it in a host name looks like ASCII beside words in ASCII.
 * Beyond host names, each letter of the other script has to look like ASCII.
 */
function lookAlikes(text: string, start: number, host: string): readonly TextDiagnostic[] {
  for (const { name, letter, letters, ascii } of scripts) {
    let where: string | undefined;
    const value = text.replace(/[\p{L}\p{M}]+/gu, (word, index: number) => {
      if (!letter.test(word)) return word;
      const plain = word.replace(/[^\0-\x7F]/g, (each) => ascii[letters.indexOf(each)] ?? each);
      const isInHost = start <= index && index < start + host.length && latin.test(host);
      const looksLatin = /^[\0-\x7F]*$/.test(plain);
      if (latin.test(word) ? !looksLatin && !isInHost : !looksLatin || !isInHost) return word;
      where ??= isInHost ? 'the host name' : 'it';
      return plain;
    });
    if (where === undefined) continue;
    return [
      {
        code: 'disguised-character',
        severity: 'warning',
        message: `There is ${name} in ${where}, which looks like a Latin one. Replace it.`,
        ...(value !== text && { replacement: { title: 'Write what it looks like', value } }),
      },
    ];
  }
  return [];
}

const latin = /[a-z]/i;
