import { expect, it } from 'vitest';
import { parseHjson } from '../../../../hjson/index.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import { fillInProgress } from '../../../page/fillInProgress.ts';
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

it.each([
  '{}',
  '{ smtpAuth: {}, gatewayOAuth2: { endpointParams: { audience: "<AUDIENCE>" } } }',
  '{ smtpAuth: { mechanism: { type: "xOAuth2" } }, oidcIssuer: "https://login.example.com/<REALM>" }',
])('has a row for everything that is still to fill in of %s', (text) => {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const { snapshot } = workspace;
  const summary = summaryOf(snapshot.document);
  const rows = summary.ok ? summary.rows.map(({ path }) => path) : [];
  expect(rows).toEqual(expect.arrayContaining(fillInProgress(snapshot).steps.flatMap(({ open }) => open)));
});
