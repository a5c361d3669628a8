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
const hostPart = /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|[^@]{0,300}@)?([^/?#>@]{1,300})/iu;

/**
 * Letters of another script in a host name that is written in ASCII otherwise. A label that is all of one script is a name (RFC 5891),
 * unless each of its letters looks like ASCII beside labels in ASCII.
 */
export function checkLookAlikeLetters(text: string): readonly TextDiagnostic[] {
  const host = hostPart.exec(text)?.[1] ?? '';
  const start = (hostPart.exec(text)?.[0].length ?? 0) - host.length;
  for (const script of scripts) {
    const asAscii = (label: string) =>
      label.replace(/[^\0-\x7F]/g, (letter) => script.ascii[script.letters.indexOf(letter)] ?? letter);
    const found = host.split('.').find((label) => isDisguised(label, asAscii(label), host, script));
    if (found === undefined) continue;
    const value = `${text.slice(0, start)}${host
      .split('.')
      .map((label) => (isDisguised(label, asAscii(label), host, script) ? asAscii(label) : label))
      .join('.')}${text.slice(start + host.length)}`;
    return [
      {
        code: 'disguised-character',
        severity: 'warning',
        message: `There is ${script.name} in the host name, which looks like a Latin one. Replace it.`,
        ...(value !== text && { replacement: { title: 'Write what it looks like', value } }),
      },
    ];
  }
  return [];
}

function isDisguised(label: string, ascii: string, host: string, { letter }: Script): boolean {
  if (!letter.test(label)) return false;
  return /[a-z]/i.test(label) || (/^[\0-\x7F]*$/.test(ascii) && /[a-z]/i.test(host));
}
