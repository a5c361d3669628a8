import { expect, test } from 'vitest';
import { checkVector } from './exprVector.ts';

test('a program that results in a function is answered, though Go prints its address', () => {
  const report = checkVector({
    id: '1',
    program: "true ? date('2020-01-01').String : 'x'",
    env: {},
    expect: { ok: true, value: undefined, valueType: 'func() string', valueRepr: '0x4cc100' },
  });
  expect(report).toMatchObject({ verdict: 'unsupported', actual: 'unsupported: a function as the result' });
});

test('an array of strings that are not valid UTF-8 is compared as JSON holds it', () => {
  const report = checkVector({
    id: '1',
    program: "true ? split('日/本'[1:], '/') : 'x'",
    env: {},
    expect: { ok: true, value: ['��', '本'], valueType: '[]string', valueRepr: '[�� 本]' },
  });
  expect(report.verdict).toBe('agree');
});
