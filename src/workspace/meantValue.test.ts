import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { editsOf } from 'hjson-document/testing/editsOf';
import { applyEdits, type Fix } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { secretRanges } from '../secrets/index.ts';
import { safeFixOf } from './safeFixes.ts';
import { createWorkspace } from './workspace.ts';

interface Slip {
  readonly name: string;
  /** How a member with this value is written by mistake, without its indentation; undefined where such a value has no such slip. */
  readonly write: (key: string, value: string) => string | undefined;
  /** Whether it is about a text; about a number otherwise. */
  readonly of: 'text' | 'number' | 'colour';
}

const quoted = (value: string) => JSON.stringify(value);

const slips: readonly Slip[] = [
  { name: 'no closing quote', of: 'text', write: (key, value) => `${key}: ${quoted(value).slice(0, -1)}` },
  { name: 'a comment and no closing quote', of: 'text', write: (key, value) => `${key}: "${value} # note` },
  { name: 'a comma and no closing quote', of: 'text', write: (key, value) => `"${key}": "${value},` },
  { name: 'another closing quote', of: 'text', write: (key, value) => `${key}: '${value}"` },
  { name: 'an accent for the closing quote', of: 'text', write: (key, value) => `${key}: "${value}\u00b4` },
  { name: 'a backslash before the closing quote', of: 'text', write: (key, value) => `${key}: "${value}\\"` },
  { name: 'the mark of a list', of: 'text', write: (key, value) => `- ${key}: ${quoted(value)}` },
  { name: 'the word of a script', of: 'text', write: (key, value) => `export ${key}: ${quoted(value)}` },
  {
    name: 'an invisible character before a comment sign',
    of: 'text',
    write: (key, value) => `${key}: \u200b#${value}`,
  },
  { name: 'an invisible character before a bracket', of: 'text', write: (key, value) => `${key}: \u2060{${value}` },
  { name: 'a curly closing quote', of: 'text', write: (key, value) => `${key}: ${quoted(value).slice(0, -1)}”` },
  { name: 'curly quotes', of: 'text', write: (key, value) => `${key}: “${value}”` },
  { name: 'backticks', of: 'text', write: (key, value) => `${key}: \`${value}\`` },
  { name: 'three quotes', of: 'text', write: (key, value) => `${key}: """${value}"""` },
  { name: 'quotes twice', of: 'text', write: (key, value) => `${key}: ""${value}""` },
  { name: 'single quotes twice', of: 'text', write: (key, value) => `${key}: ''${value}''` },
  { name: 'no colon', of: 'text', write: (key, value) => `${key} ${quoted(value)}` },
  { name: 'an equals sign', of: 'text', write: (key, value) => `${key} = ${quoted(value)}` },
  { name: 'a semicolon', of: 'text', write: (key, value) => `${key}: ${quoted(value)};` },
  { name: 'a comma without quotes', of: 'text', write: (key, value) => `${key}: ${value},` },
  { name: 'the next option behind it', of: 'text', write: (key, value) => `${key}: ${value}, queryTimeOutMinutes: 7` },
  { name: 'a vertical tab', of: 'text', write: (key, value) => `${key}: ${value}\vqueryTimeOutMinutes: 7` },
  { name: 'a comment sign before it', of: 'text', write: (key, value) => `${key}: #${value}` },
  { name: 'slashes before it', of: 'text', write: (key, value) => `${key}: //${value}` },
  { name: 'a bracket before it', of: 'text', write: (key, value) => `${key}: {${value}` },
  {
    name: 'an invisible character behind it',
    of: 'text',
    write: (key, value) => `${key}: ${quoted(`${value}\u200b`)}`,
  },
  {
    name: 'an invisible character in the key',
    of: 'text',
    write: (key, value) => `${key.slice(0, 3)}\u200b${key.slice(3)}: ${quoted(value)}`,
  },
  { name: 'a lower-case key', of: 'text', write: (key, value) => `${key.toLowerCase()}: ${quoted(value)}` },
  {
    name: 'doubled quotes inside',
    of: 'text',
    write: (key, value) => (value.includes(' ') ? `${key}: "${value.replace(' ', ' ""and"" ')}"` : undefined),
  },
  { name: 'a quoted number', of: 'number', write: (key, value) => `${key}: "${value}"` },
  { name: 'a decimal point', of: 'number', write: (key, value) => `${key}: ${value}.0` },
  { name: 'a no-break space', of: 'number', write: (key, value) => `${key}: ${value}\u00a0` },
  { name: 'no colon before a number', of: 'number', write: (key, value) => `${key} ${value}` },
  { name: 'a comma twice', of: 'number', write: (key, value) => `${key}: ${value},,` },
  { name: 'a colour without quotes', of: 'colour', write: (key, value) => `${key}: ${value}` },
  { name: 'a colour of a style sheet', of: 'colour', write: (key, value) => `${key}: ${value};` },
];

/** What each slip changes in the value that is meant; the value itself otherwise. */
function meantBy({ name }: Slip, value: string): string {
  if (name === 'a comment sign before it' || name.endsWith('before a comment sign')) return `#${value}`;
  if (name === 'a backslash before the closing quote') return `${value}\\`;
  if (name === 'slashes before it') return `//${value}`;
  if (name === 'a bracket before it' || name.endsWith('before a bracket')) return `{${value}`;
  return name === 'doubled quotes inside' ? value.replace(' ', ' "and" ') : value;
}

const texts = ['organisationName', 'oidcClientId', 'oidcClientSecret', 'smtpHostname', 'mailFrom', 'templatesPath'];
const hidden = ['FAKEgorse', 'FAKEhazel', 'FAKEiris'];
const letters = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];

interface Damaged {
  readonly slip: string;
  readonly text: string;
  readonly meant: string;
  /** The words of its secrets. */
  readonly secrets: readonly string[];
}

function damaged(random: Random): Damaged {
  for (;;) {
    const slip = random.pick(slips);
    const key =
      slip.of === 'text' ? random.pick(texts) : slip.of === 'number' ? 'smtpPort' : 'accessReviewToolbarTextColor';
    const words = Array.from({ length: 1 + random.below(3) }, () =>
      random.pick(key === 'oidcClientSecret' ? hidden : letters),
    );
    const value =
      slip.of === 'number'
        ? String(1 + random.below(60_000))
        : slip.of === 'colour'
          ? `#${random.pick(['fff', '0b3d91', 'abcd'])}`
          : key === 'organisationName'
            ? words.join(' ')
            : words.join('-');
    const line = slip.write(key, value);
    if (line === undefined) continue;
    const [open, close] = random.chance(50) ? ['{\n', '}\n'] : ['', ''];
    const others = ['baseUrl: "https://review.example.com"', 'encryptionKey: "FAKEneighbour"'];
    const place = random.below(3);
    const lines = [...others.slice(0, place), line, ...others.slice(place)];
    const data: Record<string, unknown> = { baseUrl: 'https://review.example.com', encryptionKey: 'FAKEneighbour' };
    if (line.includes('queryTimeOutMinutes')) data.queryTimeOutMinutes = 7;
    data[key] = slip.of === 'number' ? Number(value) : meantBy(slip, value);
    return {
      slip: slip.name,
      text: open + lines.map((each) => `  ${each}\n`).join('') + close,
      meant: sorted(data),
      secrets: ['FAKEneighbour', ...words.filter((word) => hidden.includes(word))],
    };
  }
}

function sorted(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function dataOf(text: string): string {
  const data: unknown = JSON.parse(toPortableJson(nodeValue(parseHjson(text).root)));
  return typeof data === 'object' && data !== null ? sorted(data as Record<string, unknown>) : String(data);
}

/** What can be read while the secrets are hidden. */
function visible(text: string): string {
  return secretRanges(parseHjson(text)).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

const textAfter = (text: string, fix: Fix) => applyEdits(text, editsOf(fix));

const random = new Random(44);
const cases = Array.from({ length: fuzzCount(400) }, () => {
  const made = damaged(random);
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: made.text });
  const problems = workspace.snapshot.diagnostics;
  workspace.applySafeFixes({ view: 'shell', label: 'Fix' });
  return { ...made, problems, fixed: workspace.snapshot };
});

describe('a value that was written with a slip', () => {
  it('has a problem, whichever slip it is', () =>
    expect(cases.flatMap(({ slip, text, problems }) => (problems.length === 0 ? [`${slip}: ${text}`] : []))).toEqual(
      [],
    ));

  it('is what was meant after each safe fix', () => {
    const wrong = cases.flatMap(({ slip, text, meant, problems }) =>
      problems.flatMap((problem) => {
        const fix = safeFixOf(problem);
        const now = fix && textAfter(text, fix);
        return now === undefined || dataOf(now) === meant ? [] : [`${slip}, ${fix?.title}: ${now}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is what was meant after all safe fixes, or has a problem left', () => {
    const wrong = cases.filter(({ meant, fixed }) => fixed.diagnostics.length === 0 && dataOf(fixed.text) !== meant);
    expect(wrong.map(({ slip, fixed }) => `${slip}: ${fixed.text}`)).toEqual([]);
  });

  it('has no safe fix left after all safe fixes: what is announced is done', () => {
    const left = cases.filter(({ fixed }) => fixed.diagnostics.some(safeFixOf));
    expect(left.map(({ slip, fixed }) => `${slip}: ${fixed.text}`)).toEqual([]);
  });

  it('shows no secret after any fix but a rename to a public option', () => {
    const shown = cases.flatMap(({ slip, text, secrets, problems }) =>
      problems.flatMap(({ fixes }) =>
        fixes.flatMap((fix) => {
          const now = textAfter(text, fix);
          const read = fix.title.startsWith('Rename to') ? '' : visible(now);
          return secrets.some((word) => read.includes(word)) ? [`${slip}, ${fix.title}: ${text} -> ${now}`] : [];
        }),
      ),
    );
    expect(shown).toEqual([]);
  });

  // That a text was meant where an object begins is only known of a secret.
  it('is what was meant after the first fix of the problem that names it', () => {
    const wrong = cases.flatMap(({ slip, text, meant, problems }) => {
      if (slip === 'a bracket before it' && !text.includes('oidcClientSecret')) return [];
      const [problem] = problems.filter(({ code, fixes }) => code !== 'read-as-one-value' && fixes.length > 0);
      const [fix] = problem?.fixes ?? [];
      const now = fix && textAfter(text, fix);
      return now === undefined || dataOf(now) === meant ? [] : [`${slip}, ${fix?.title}: ${now}`];
    });
    expect(wrong).toEqual([]);
  });
});
