import { Random } from 'source-text/testing/random';
import { options } from '../config/index.ts';
import { plantedDocuments } from './plantedSecrets.ts';

/** What a hand does at a caret; `type` is one key after the other. */
export type Step =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string }
  /** What is drawn for the secret of this number, pasted. */
  | { readonly kind: 'pasteMask'; readonly secret: number }
  | { readonly kind: 'replaceAll'; readonly find: string; readonly text: string }
  | { readonly kind: 'key'; readonly key: EditingKey };

export type EditingKey =
  | 'Enter'
  | 'InsertLine'
  | 'Backspace'
  | 'Delete'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Undo'
  | 'Redo';

export interface KeyScript {
  readonly text: string;
  /** Where the caret is put first: a fraction of the places that are no secret. */
  readonly place: number;
  readonly steps: readonly Step[];
}

/** Texts with secrets and what is typed into them; the same for the same seed. */
export function* keyScripts(count: number, seed: number): Generator<KeyScript> {
  const random = new Random(seed);
  const planted = plantedDocuments(count, seed + 1);
  for (let index = 0; index < count; index++) {
    const other = planted.next().value?.text ?? '';
    const text = random.chance(50) ? other : everyOption(random);
    const steps = Array.from({ length: 3 + random.below(8) }, () => step(random));
    yield { text, place: random.below(10_000) / 10_000, steps };
  }
}

const words = [
  'primary',
  'x',
  'correct horse',
  'tulip until spring',
  'oidcClientSecret: ',
  'password',
  'pw=',
  'é😀',
  '587',
];
const signs = [
  ' ',
  ' ',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '#',
  ' # ',
  ' // ',
  '//',
  ',',
  ':',
  "'''",
  '?sslmode=verify-full',
  '@h',
];
const pasted = [
  ' more words here',
  'oidcClientSecret: pasted-secret',
  '"a b"',
  '# password: pasted-word\n',
  'encryptionKey: pasted-key\nsmtpPort: 25\n',
  '\n  "oidcClientSecret": "pasted-quoted",\n  x',
  'was "•\ufe01•\ufe00•\ufe00•\ufe00•\ufe00•••\ufe0d" ',
];
/** In keys of options, and in no secret. */
const found = ['Url', 'Port', 'Client'];
const keys: readonly EditingKey[] = [
  ...(['Enter', 'Enter', 'InsertLine', 'Backspace', 'Backspace', 'Backspace', 'Delete'] as const),
  ...(['Home', 'End', 'End', 'ArrowLeft', 'ArrowRight', 'Undo', 'Undo', 'Redo'] as const),
];

function step(random: Random): Step {
  const kind = random.below(11);
  if (kind === 10) {
    return random.chance(50)
      ? { kind: 'pasteMask', secret: random.below(4) }
      : { kind: 'replaceAll', find: random.pick(found), text: random.pick([...words, ...signs, ...pasted]) };
  }
  if (kind < 6) return { kind: 'type', text: random.pick(random.chance(50) ? words : signs) };
  return kind < 9 ? { kind: 'key', key: random.pick(keys) } : { kind: 'paste', text: random.pick(pasted) };
}

type Spelling = (word: string) => string;

const spellings: readonly Spelling[] = [
  (word) => word,
  (word) => `${word} two`,
  (word) => `"${word}"`,
  (word) => `'${word} "b"'`,
  (word) => `'''${word}'''`,
  (word) => `\n    '''\n    ${word}\n    second ${word}\n    '''`,
  (word) => `"${word}`,
  (word) => `"${word}"}`,
  (word) => `""${word}""`,
  () => '587',
  () => '',
];
const connections: readonly Spelling[] = [
  (word) => `"postgres://review:${word}@db.example.com:5432/review"`,
  (word) => `"host=db.example.com user=review password=${word} dbname=review"`,
  (word) => `postgres://review:${word}@db.example.com/review`,
];
const remarks = ['', '', ' # a note', ' // password: fake-remark', ','];
const notes = ['', '', '# password: fake-note\n', '/* was fake-block */\n', '// about it\n'];

/** A configuration with each option, most of them on a line of their own. */
function everyOption(random: Random): string {
  const lines: string[] = [];
  let open: readonly string[] = [];
  for (const { key, path, kind } of options) {
    if (kind === 'object' || random.chance(75)) continue;
    const around = path.slice(0, -1).map(String);
    lines.push(...ends(open, around), ...beginnings(open, around));
    open = around;
    const spell = random.pick(key === 'pgConnStr' ? connections : spellings);
    // No key of a script can complete it.
    const word = `fake-${key.replaceAll('.', '-').toLowerCase()}-kept`;
    const separator = random.chance(92) ? ': ' : random.pick([' ', '= ', ':']);
    lines.push(`${random.pick(notes)}${path.at(-1)}${separator}${spell(word)}${random.pick(remarks)}`);
  }
  lines.push(...ends(open, []));
  const body = lines.join(random.chance(90) ? '\n' : '\n\n');
  const text = random.chance(50) ? `{\n${body}\n}\n` : `${body}\n`;
  return random.chance(25) ? text.replaceAll('\n', '\r\n') : text;
}

function ends(open: readonly string[], around: readonly string[]): readonly string[] {
  return open.slice(shared(open, around)).map(() => '}');
}

function beginnings(open: readonly string[], around: readonly string[]): readonly string[] {
  return around.slice(shared(open, around)).map((key) => `${key}: {`);
}

function shared(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((key, index) => key !== b[index]);
  return different < 0 ? a.length : different;
}
