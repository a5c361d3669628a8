import { describe, expect, it } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import type { PlainValue } from '../values/values.ts';
import { edit } from './edit.ts';

const text = '{\n  # where it listens\n  port: 25 # relay\n  name: Ada\n  old: 1\n}\n';
const document = parseHjson(text);

describe('edit', () => {
  it('makes several changes as one, and keeps the rest byte for byte', () => {
    const result = edit(document)
      .set(['port'], 587)
      .remove(['old'])
      .rename(['name'], 'user')
      .note(['user'], 'who asks')
      .apply();
    expect(result).toMatchObject({
      ok: true,
      after: { text: '{\n  # where it listens\n  port: 587 # relay\n  # who asks\n  user: Ada\n}\n' },
    });
  });

  it('does nothing if one of the changes is refused, and says why', () => {
    const editing = edit(document).set(['port'], 587).rename(['name'], 'port').set(['name'], 'Grace');
    expect(editing.apply()).toEqual({ ok: false, code: 'name-taken', reason: 'This name is already taken.' });
  });

  it('changes nothing without a change', () => {
    expect(edit(document).apply()).toEqual({ ok: true, edits: [], after: document });
  });
});

describe('a value as plain JavaScript', () => {
  it.each<readonly [string, PlainValue, string]>([
    ['a number', 587, '587'],
    ['a big integer', 9007199254740993n, '9007199254740993'],
    ['a negative zero', -0, '-0'],
    ['a list', [1, 'two', null], '[\n    1\n    two\n    null\n  ]'],
    ['an object', { a: { b: true } }, '{\n    a: {\n      b: true\n    }\n  }'],
    ['a map', new Map([['a', 1]]), '{\n    a: 1\n  }'],
  ])('%s', (_, value, written) => {
    expect(edit(document).set(['port'], value).apply()).toMatchObject({
      after: { text: text.replace('25', () => written) },
    });
  });

  const itself: unknown[] = [];
  itself.push(itself, itself);
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['no number', Number.NaN],
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['a date', new Date(0)],
    ['a list with a hole', [1, undefined]],
    ['an object with nothing in it', { a: undefined }],
    ['a map whose keys are no text', new Map([[1, 1]])],
    ['a list that contains itself', itself],
  ])('is refused if it is %s', (_, value) => {
    expect(
      edit(document)
        .set(['port'], value as PlainValue)
        .apply(),
    ).toMatchObject({ ok: false });
  });

  it('is refused at a path that is no list', () => {
    expect(
      edit(document)
        .set('port' as never, 587)
        .apply(),
    ).toMatchObject({ ok: false, reason: /path/ });
  });
});
