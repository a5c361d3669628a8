import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { idiomPattern, proseOf } from './testing/markdown.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The rows of the table of terms: what is said, and the words that are not. */
const terms = [...read('../docs/wording.md').matchAll(/^\| (?!term |-)([a-z][a-z -]+) \| [^|]+ \| (`[^|]+) \|$/gm)].map(
  ([, term = '', words = '']) => ({ term, others: [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word) }),
);

/** The sentences and labels in a source: texts in quotes that have several words or a capital, and texts of elements. */
function textsIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]*)</g);
  return [...literals]
    .flatMap(([, ...groups]) => groups.find((group) => group !== undefined)?.trim() ?? [])
    .filter((text) => /\s|^[A-Z]/.test(text) && !/[=;]\s|=>|--\w|\\b/.test(text));
}

/** Messages are those of other programs, and GitLab says that it masks a variable. */
const sources = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)(?:testing|fixtures)\/|^messages\/|ciSecrets/.test(file),
);
const texts = [
  ...sources.flatMap((file) => textsIn(read(file)).map((text) => ({ file, text }))),
  { file: 'docs/guide.md', text: proseOf(read('../docs/guide.md')) },
];

it('gathers the texts of the page', () => {
  const source = "// 'Not this'\nconst kind = 'masked';\nreturn <p title='Two words'>Still <b>three</b></p>;";
  expect(textsIn(source)).toEqual(['Two words', 'Still']);
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.map(({ text }) => text)).toContain('Secrets hidden here');
});

it.each(terms)('says $term, and no other word for it', ({ term, others }) => {
  const found = others.flatMap((word) =>
    texts.flatMap(({ file, text }) => (idiomPattern(word).test(text) ? [`${file}: ${text.slice(0, 120)}`] : [])),
  );
  expect(found).toEqual([]);
  expect(texts.filter(({ text }) => text.toLowerCase().includes(term)).length).toBeGreaterThan(2);
  expect(others.every((word) => idiomPattern(word).test(`Two ${word} here.`))).toBe(true);
});

it('reads every row of the list', () => expect(terms.length).toBe(9));
