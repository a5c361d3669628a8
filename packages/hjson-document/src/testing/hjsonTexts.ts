import { Random } from 'source-text/testing/random';

const keys = [
  'baseUrl',
  'organisationName',
  'mailFrom',
  'smtpPort',
  'smtpAuth',
  'username',
  'mechanism',
  'type',
  'password',
  'gatewayOAuth2',
  'clientId',
  'endpointParams',
  'pgAzureManagedIdentity',
  'queryTimeOutMinutes',
  'unknown',
  'a',
  '"b c"',
  "'d'",
  '""',
  '__proto__',
  'constructor',
  '10',
  '9',
  'BASEURL',
  '"\\u0061"',
  'é',
];

const scalars = [
  '587',
  '-0',
  '0',
  '1.50',
  '1e3',
  '1.',
  '1e',
  '1e400',
  '-1e-400',
  '007',
  '.5',
  '+1',
  '9007199254740993',
  'true',
  'false',
  'null',
  'nullx',
  'true x',
  'yes',
  'https://example.test/x?q=1#f',
  'Example & Sons',
  'a, b',
  'x # y',
  'x // y',
  '/path/to/x',
  'smtp.example.test:25',
  '#0b3d91',
  '"quoted"',
  '"with \\" and \\n and \\u00e9"',
  '"\\ud83d\\ude00"',
  '"bad \\x"',
  '"bad \\u12g4"',
  "'single'",
  "'it\\'s'",
  '""',
  "''",
  "'''one'''",
  "'''\n    first\n      second\n    '''",
  "'''\r\n\tx\r\n\t'''",
  "''''quoted''''",
  'wörld 😀',
  'x\u00a0',
  '\u00a0x',
  'true\u0085',
  '1\u00a0',
  'x\ufeff',
];

const comments = ['# note', '// note', '/* note */', '/* two\n lines */', '# a: 1, } ]', '/**/', '/* open'];
const breaks = ['\n', '\n', '\n', '\n\n', '\r\n', ' ', ', ', ',\n', ' ,\n', ''];
const soup = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    "'",
    "'''",
    '\\',
    '#',
    '//',
    '/*',
    '*/',
    '\n',
    '\r',
    '\r\n',
    ' ',
    '\t',
    '\0',
    '\v',
  ],
  ...[
    'a',
    'b:',
    'key: ',
    '1',
    '-',
    '0',
    '.',
    'e',
    '1e400',
    'true',
    'null',
    'false',
    '\\u',
    '\\n',
    '\\ud800',
    'é',
    '😀',
  ],
  ...[
    '\u00a0',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\u3000',
    '\ud800',
    '\x01',
    '\x7f',
    'a: 1\n',
    'b: "x"\n',
    '{a: 1}',
    '[1, 2]',
  ],
];

/**
 * Texts for comparing readers, the same for the same seed: configurations in many styles, token soup, and mutations of
 * both. Deliberately dirty: about half of them are refused.
 */
export function hjsonTexts(count: number, seed: number): readonly string[] {
  const random = new Random(seed);
  const texts: string[] = [];
  while (texts.length < count) {
    const kind = random.below(10);
    if (kind < 5) texts.push(configText(random));
    else if (kind < 7) texts.push(soupText(random));
    else texts.push(mutated(random, random.chance(70) ? configText(random) : soupText(random)));
  }
  return texts;
}

/** Configurations that are mostly accepted, for edits. */
export function configTexts(count: number, seed: number): readonly string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => configText(random));
}

function configText(random: Random): string {
  const hasBraces = random.chance(60);
  const trivia = random.chance(20) ? `${random.pick(comments)}\n` : '';
  const members = membersText(random, hasBraces ? '  ' : '', 0);
  return hasBraces ? `${trivia}{${members}}${random.pick(['', '\n', ' # end', '\n// end\n'])}` : trivia + members;
}

function membersText(random: Random, indent: string, depth: number): string {
  const separator = random.chance(70) ? '\n' : random.pick(breaks);
  let text = separator.includes('\n') || random.chance(80) ? separator : '';
  for (let left = random.below(5); left > 0; left--) {
    if (random.chance(12)) text += `${indent}${random.pick(comments)}\n`;
    const colon = random.pick([': ', ': ', ': ', ':', ' : ', ':\n', ': /* c */ ']);
    text += indent + random.pick(keys) + colon + valueText(random, indent, depth);
    if (random.chance(10)) text += ` ${random.pick(comments)}`;
    text += random.chance(85) ? separator : random.pick(breaks);
  }
  return text;
}

function valueText(random: Random, indent: string, depth: number): string {
  if (depth < 3 && random.chance(18)) return `{${membersText(random, `${indent}  `, depth + 1)}${indent}}`;
  if (depth < 3 && random.chance(8)) {
    const elements = Array.from({ length: random.below(4) }, () => valueText(random, indent, depth + 1));
    return `[${elements.join(random.pick([', ', '\n', ' ', ',\n']))}${random.pick(['', '\n', ','])}]`;
  }
  return random.pick(scalars);
}

function soupText(random: Random): string {
  return Array.from({ length: 1 + random.below(14) }, () => random.pick(soup)).join('');
}

function mutated(random: Random, text: string): string {
  let result = text;
  for (let left = 1 + random.below(3); left > 0; left--) {
    const start = random.below(result.length + 1);
    const end = Math.min(result.length, start + random.below(random.chance(80) ? 3 : 20));
    const kind = random.below(3);
    const inserted = kind === 0 ? '' : kind === 1 ? random.pick(soup) : result.slice(end, end + random.below(12));
    result = result.slice(0, start) + inserted + result.slice(end);
  }
  return result;
}
