import { expect, test } from 'vitest';
import { checkVector } from './exprVector.ts';

test('a program that gives a function is answered, though Go prints its address', () => {
  const report = checkVector({
    id: '1',
    program: "true ? date('2020-01-01').String : 'x'",
    env: {},
    expect: { ok: true, value: undefined, valueType: 'func() string', valueRepr: '0x4cc100' },
  });
  expect(report).toMatchObject({ verdict: 'unsupported', actual: 'func() string without a text' });
});
