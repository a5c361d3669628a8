import { readFileSync } from 'node:fs';
import { applyEdits } from 'source-text';
import { describe, expect, it } from 'vitest';
import { setValue } from '../edit/setValue.ts';
import { fromPlain, plainValueOf } from '../values/values.ts';
import { parseHjson } from './parseHjson.ts';

const text = readFileSync(
  new URL('../../../../src/config/fixtures/configs/00-complete.hjson', import.meta.url),
  'utf8',
);
const lines = text.split('\n');
const original = plainValueOf(parseHjson(text).root);

/** Lines between two members of the root: after the opening brace, outside nested objects and comments. */
const gaps = lines.flatMap((line, index) =>
  index > 2 && line.trim() === '' && index < lines.length - 1 ? [index] : [],
);

const rubbish = [
  '}} what {{ is this',
  '}',
  '}}}',
  '} {',
  '{{{',
  ']]]',
  '}, what: {',
  '  half: {',
  '}} # closed',
  '][ }{',
];

describe('a line of rubbish between members', () => {
  const cases = rubbish.flatMap((line) => gaps.map((gap) => ({ line, gap })));

  it.each(cases)('costs the form no member: $line before line $gap', ({ line, gap }) => {
    const document = parseHjson([...lines.slice(0, gap), line, ...lines.slice(gap)].join('\n'));
    expect(document.verdict.ok).toBe(false);
    expect(plainValueOf(document.root)).toMatchObject(original as object);
  });

  it.each(cases)('keeps the member after it editable: $line before line $gap', ({ line, gap }) => {
    const broken = [...lines.slice(0, gap), line, ...lines.slice(gap)].join('\n');
    const outcome = setValue(parseHjson(broken), ['queryTimeOutMinutes'], fromPlain(30));
    expect(outcome.ok && applyEdits(broken, outcome.edits)).toBe(
      broken.replace('queryTimeOutMinutes: 20', 'queryTimeOutMinutes: 30'),
    );
  });
});

describe('damage', () => {
  it('is only that line, with its own error', () => {
    const broken = text.replace('  oidcIssuer', '}} what {{ is this\n  oidcIssuer');
    const { errors, damage } = parseHjson(broken);
    expect(damage.map(({ start, end }) => broken.slice(start, end))).toEqual(['}} what {{ is this']);
    expect(errors.map(({ code }) => code)).toEqual(['unreadable-line']);
  });

  it('adds no second member beside one that cannot be read', () => {
    const broken = text.replace('  smtpPort: 587', '  }} smtpPort: 587 {{');
    const outcome = setValue(parseHjson(broken), ['smtpPort'], fromPlain(25));
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/brackets .* do not match/) });
  });
});
