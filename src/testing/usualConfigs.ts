import { Random } from 'source-text/testing/random';

interface Style {
  readonly quote: '"' | "'" | '';
  readonly quotesKeys: boolean;
  readonly comma: ',' | '';
  readonly indent: string;
  readonly eol: string;
  readonly hasBraces: boolean;
  readonly comments: boolean;
}

const words = ['review', 'access', 'north', 'clinic', 'portal', 'audit'];
const name = (random: Random) => `${random.pick(words)}-${random.pick(words)}`;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const made = (random: Random, length: number) =>
  `FAKE${Array.from({ length }, () => letters[random.below(letters.length)]).join('')}`;
const host = (random: Random) => `${random.pick(words)}.example.com`;
const uuid = (random: Random) =>
  [8, 4, 4, 4, 12].map((length) => Array.from({ length }, () => random.below(16).toString(16)).join('')).join('-');
const base64Key = (random: Random) =>
  Buffer.from(Array.from({ length: 32 }, () => random.below(256))).toString('base64');
const encoded = (text: string) => encodeURIComponent(text);

type Value = string | number | boolean | { readonly [key: string]: Value };

function connection(random: Random): string {
  const [user, word, at] = [random.pick(words), made(random, 12), host(random)];
  return random.chance(50)
    ? `postgres://${user}:${encoded(word)}@${at}:5432/review?sslmode=verify-full`
    : `host=${at} port=5432 user=${user} password=${word} dbname=review sslmode=verify-full`;
}

const choices: Readonly<Record<string, (random: Random) => Value>> = {
  baseUrl: (random) => `https://${host(random)}${random.pick(['', '/review', ':8443'])}`,
  organisationName: (random) =>
    random.pick([
      'Example Hospital',
      'Klinik Nord GmbH',
      'St Mary’s Clinic',
      'Société d’Exemple',
      'Пример',
      '例の病院',
      'A & B',
      'Research, Development',
    ]),
  mailFrom: (random) => random.pick([`noreply@${host(random)}`, `Access Review <noreply@${host(random)}>`]),
  oidcClientId: (random) => random.pick([name(random), uuid(random)]),
  oidcClientSecret: (random) => `${made(random, 28)}${random.pick(['', '~', '-_.', '==', '!x', '$1', 'ü', ' y'])}`,
  oidcIssuer: (random) =>
    random.pick([
      `https://login.microsoftonline.com/${uuid(random)}/v2.0`,
      `https://${host(random)}/realms/${random.pick(words)}`,
      'https://accounts.google.com',
      'https://dev-fake.eu.auth0.com/',
    ]),
  encryptionKey: base64Key,
  pgConnStr: connection,
  pgAzureManagedIdentity: () => false,
  smtpHostname: (random) => random.pick([host(random), 'mailrelay', '192.0.2.25', 'smtp.office365.com']),
  smtpPort: () => 25,
  templatesPath: (random) => `/app/${random.pick(words)}`,
  accessReviewToolbarLogoPath: (random) => `/app/${random.pick(words)}.svg`,
  accessReviewToolbarTextColor: (random) => random.pick(['white', '#003366', 'rgb(0, 51, 102)']),
  supportPageUrl: (random) => `https://${host(random)}/help?from=review&x=1`,
  readTimeOutMinutes: (random) => 1 + random.below(30),
  gatewayOAuth2: (random) => ({
    clientId: name(random),
    clientSecret: made(random, 30),
    tokenUrl: `https://${host(random)}/oauth/token`,
    endpointParams: { audience: "'gateway'" },
  }),
};

export interface UsualConfig {
  readonly text: string;
  readonly value: { readonly [key: string]: Value };
}

/** Configurations as people keep them, each without anything wrong, in many styles; the same for the same seed. */
export function usualConfigs(count: number, seed: number): readonly UsualConfig[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const keys = Object.keys(choices).filter(() => random.chance(60));
    const chosen = keys.length > 0 ? keys : ['baseUrl'];
    const value = Object.fromEntries(chosen.map((key) => [key, choices[key]?.(random) ?? '']));
    return { text: written(value, styleOf(random)), value };
  });
}

function styleOf(random: Random): Style {
  const isJson = random.chance(25);
  return {
    quote: isJson ? '"' : random.pick(['"', "'", '']),
    quotesKeys: isJson || random.chance(20),
    comma: isJson ? ',' : '',
    indent: random.pick(['  ', '    ', '\t']),
    eol: random.chance(10) ? '\r\n' : '\n',
    hasBraces: isJson || random.chance(70),
    comments: !isJson && random.chance(50),
  };
}

function written(value: UsualConfig['value'], style: Style): string {
  if (!style.hasBraces) return membersText(value, style, '');
  return `{${style.eol}${membersText(value, style, style.indent)}}${style.eol}`;
}

function membersText(value: UsualConfig['value'], style: Style, indent: string): string {
  const members = Object.entries(value);
  return members
    .map(([key, each], index) => {
      const keyText = style.quotesKeys ? `"${key}"` : key;
      const comment = style.comments && index % 3 === 0 ? `${indent}# about it${style.eol}` : '';
      const comma = index < members.length - 1 ? style.comma : '';
      return `${comment}${indent}${keyText}: ${valueText(each, style, indent)}${comma}${style.eol}`;
    })
    .join('');
}

const needsNoQuotes = /^[A-Za-z/][^\s#'"{}[\],\\]*(?: [\p{L}][^\s#'"{}[\],\\/]*)*$/u;

function valueText(value: Value, style: Style, indent: string): string {
  if (typeof value === 'object') {
    return `{${style.eol}${membersText(value, style, indent + style.indent)}${indent}}`;
  }
  if (typeof value !== 'string') return String(value);
  const isLiteral = /^(?:true|false|null)$/.test(value) || value.includes('//') || value.includes('=');
  if (style.quote === '' && needsNoQuotes.test(value) && !isLiteral) return value;
  if (style.quote === "'" && !value.includes("'")) return `'${value}'`;
  return JSON.stringify(value);
}
