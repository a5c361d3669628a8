import { expect, it } from 'vitest';
import { parseHjson } from '../../../../hjson/index.ts';
import { summaryOf } from './summaryOf.ts';

it('calls an option by its title, and a parameter by its name, which may have dots', () => {
  const text = `{ smtpAuth: { username: "a" }, gatewayOAuth2: { endpointParams: { "my.param": "'x'", "a.b.c": "'y'" } } }`;
  const summary = summaryOf(parseHjson(text));
  const rows = summary.ok ? summary.rows.filter(({ value }) => value !== undefined) : [];
  expect(rows.map(({ title, value }) => [title, value])).toEqual([
    ['Username', 'a'],
    ['my.param', "'x'"],
    ['a.b.c', "'y'"],
  ]);
});
