import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import type { Random } from 'source-text/testing/random';

/** Characters that some program reads as more than themselves, alone and doubled. */
const awkward = [
  ...["'", '"', '\\', '$', '%', '^', ',', '&', ';', '\u00A0', '\u200B'].flatMap((sign) => [sign, sign + sign]),
  '&amp;',
  ' #',
  '{',
  '`',
];

const word = 'fake7731';

/** Each of them at every place of a secret, and twice in one. */
const secrets = awkward.flatMap((sign) => [
  ...Array.from({ length: word.length + 1 }, (_, at) => word.slice(0, at) + sign + word.slice(at)),
  `${sign}a${sign}b`,
  sign,
]);

const json = (secret: string) =>
  `{\n  "baseUrl": "https://review.example.com",\n  "oidcClientSecret": ${JSON.stringify(secret)},\n  "smtpPort": 587\n}\n`;

/** How HJSON may write a text, where it can. */
const texts: readonly ((secret: string) => string)[] = [
  (secret) => JSON.stringify(secret),
  (secret) => `'${secret.replace(/[\\']/g, '\\$&')}'`,
  (secret) => secret,
  (secret) => `'''${secret}'''`,
];

const members = (text: string) =>
  `  baseUrl: https://review.example.com\n  oidcClientSecret: ${text}\n  smtpPort: 587\n`;

const dataOf = (text: string) => {
  const { root, verdict } = parseHjson(text);
  return verdict.ok ? toPortableJson(nodeValue(root)) : undefined;
};

/** As JSON, and in each style of HJSON that keeps the secret. */
function configsWith(secret: string): readonly string[] {
  const expected = dataOf(json(secret));
  const written = texts.flatMap((write) => [
    `{\n${members(write(secret))}}\n`,
    members(write(secret)).replace(/^ +/gm, ''),
  ]);
  return [json(secret), ...written.filter((text) => dataOf(text) === expected)];
}

const all = secrets.flatMap(configsWith);

/** All of them, or a random part. */
export function awkwardSecrets(random: Random, count = all.length): readonly string[] {
  return count >= all.length ? all : Array.from({ length: count }, () => random.pick(all));
}
