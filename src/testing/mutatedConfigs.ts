import { Random } from 'source-text/testing/random';
import { type OptionDefinition, options } from '../config/index.ts';

/** Values that the option has by right, so that no rule about values has anything to say. */
const rightValues: Readonly<Partial<Record<string, readonly string[]>>> = {
  mailFrom: ['"mail@example.com"', 'mail@example.com'],
  'smtpAuth.mechanism.type': ['"xOAuth2"', 'autoDiscover', "'xOAuth2'"],
  smtpPort: ['587', '25', '-0', '"587"', '587.0', '1e3', '0587', '9223372036854775807', '9223372036854775808'],
};
const texts = ['"plain"', 'plain', "'x'", '"a, b"', 'two words', "'''three'''", '""', '"# no comment"'];
const urls = ['"https://review.example.com"', 'https://review.example.com'];
const literals = ['5', '-1.50', 'true', 'false', 'null', '1e400', '1e', '007'];
const others = ['{}', '[]', '[1, "x"]', '{ a: 1, b: true }', '{ username: 5, type: null, c: 1 }', '[{ a: 1 }, null]'];
const unknownKeys = ['beta', '"two words"', 'note', 'username', 'smtpProt', 'password', '__proto__'];
const comments = ['# note', '// note', '/* note */', '/* two\n lines */'];
const pieces = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  "'",
  '\n',
  ' ',
  '#',
  '/*',
  '*/',
  '5',
  'null',
  'true',
  'x',
  '\0',
  '\r',
];

interface Style {
  readonly separator: string;
  readonly quotesKeys: boolean;
}

/**
 * Configurations, the same for the same seed: in one line or several, as JSON or not, with values of right and wrong types,
 * unknown keys, other spellings and duplicates; some of them with a few characters removed, inserted or moved.
 */
export function mutatedConfigs(count: number, seed: number): readonly string[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const text = configText(random);
    return random.chance(30) ? mutated(random, text) : text;
  });
}

function configText(random: Random): string {
  if (random.chance(1)) return random.pick(['null', '# empty\nnull\n', '', '# empty\n', '5', '[]', 'true', '"x"']);
  const style = {
    separator: random.pick([', ', ', ', ',\n  ', '\n  ', '\n  ', ' ', ',']),
    quotesKeys: random.chance(40),
  };
  const members = membersText(random, style, []);
  if (random.chance(25)) return `${members}${random.pick(['', '\n'])}`;
  return style.separator.includes('\n') ? `{\n  ${members}\n}\n` : `{ ${members} }`;
}

function membersText(random: Random, style: Style, parent: readonly string[]): string {
  const known = options.filter(({ path }) => path.length === parent.length + 1 && isBelow(path, parent));
  const members = Array.from({ length: random.below(parent.length === 0 ? 7 : 4) }, () => {
    const text = random.chance(18) ? unknownMember(random, style) : knownMember(random, style, random.pick(known));
    return random.chance(6) ? `${text} ${random.pick(comments)}` : text;
  });
  return members.join(style.separator);
}

function isBelow(path: OptionDefinition['path'], parent: readonly string[]): boolean {
  return parent.every((step, index) => path[index] === step);
}

function unknownMember(random: Random, style: Style): string {
  const value = random.pick(random.chance(60) ? literals : random.chance(60) ? others : texts);
  return `${keyText(random.pick(unknownKeys), style)}: ${value}`;
}

function knownMember(random: Random, style: Style, option: OptionDefinition): string {
  const name = String(option.path.at(-1));
  const spelt = random.chance(8)
    ? random.pick([name.toUpperCase(), name.toLowerCase(), `${name[0]?.toUpperCase()}${name.slice(1)}`])
    : name;
  return `${keyText(spelt, style)}: ${knownValue(random, style, option)}`;
}

function knownValue(random: Random, style: Style, option: OptionDefinition): string {
  if (random.chance(7)) return random.pick(literals);
  if (random.chance(4)) return random.pick([...others, ...texts]);
  const { kind, key, path } = option;
  if (kind === 'object') return braced(membersText(random, style, path.map(String)), style);
  if (kind === 'programs') {
    const entry = () =>
      `${random.pick(['audience', 'tenant', '"a b"'])}: ${random.pick([`"'x'"`, 'baseURL', '"sourceID"', '5', 'null'])}`;
    return braced(Array.from({ length: random.below(4) }, entry).join(style.separator), style);
  }
  const right = rightValues[key];
  if (right) return random.pick(right);
  if (kind === 'integer') return random.pick(['5', '10', '15', '0', '"5"', '5.0']);
  if (kind === 'boolean') return random.pick(['true', 'false', 'true', 'false', '"true"', 'yes', '1']);
  return random.pick(kind === 'url' ? urls : texts);
}

function braced(members: string, { separator }: Style): string {
  return separator.includes('\n') ? `{\n    ${members}\n  }` : `{ ${members} }`;
}

function keyText(name: string, { quotesKeys }: Style): string {
  return quotesKeys && !name.startsWith('"') ? JSON.stringify(name) : name;
}

function mutated(random: Random, text: string): string {
  let result = text;
  for (let left = 1 + random.below(3); left > 0; left--) {
    const start = random.below(result.length + 1);
    const end = Math.min(result.length, start + random.below(4));
    const inserted = random.chance(30)
      ? ''
      : random.chance(70)
        ? random.pick(pieces)
        : result.slice(end, end + random.below(12));
    result = result.slice(0, start) + inserted + result.slice(end);
  }
  return result;
}
