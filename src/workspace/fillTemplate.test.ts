import { readFileSync } from 'node:fs';
import { findNode, fromPlain, nodeValue, parseHjson } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import { defaultTemplate, options } from '../config/index.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** The template as a careful person fills it in with an editor. The journey through the form ends with the same bytes. */
const filled = readFileSync(new URL('../../e2e/fixtures/filledTemplate.hjson', import.meta.url), 'utf8');

function opened(): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: defaultTemplate() });
  return workspace;
}

/** Every option that has a value in the filled template, and the parameters. */
const paths: readonly ValuePath[] = [
  ...options.filter(({ kind }) => kind !== 'object' && kind !== 'programs').map(({ path }) => path),
  ['gatewayOAuth2', 'endpointParams', 'audience'],
  ['gatewayOAuth2', 'endpointParams', 'source_id'],
].filter((path) => findNode(parseHjson(filled), path));

function set(workspace: Workspace, path: ValuePath, mergeKey?: string): void {
  const node = findNode(parseHjson(filled), path);
  const origin = { view: 'form', label: 'Change', ...(mergeKey !== undefined && { mergeKey }) } as const;
  if (node) expect(workspace.setOption(path, nodeValue(node), origin)).toMatchObject({ ok: true });
}

test('the template filled in by option is what a careful person would have written', () => {
  const workspace = opened();
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) set(workspace, path);
  expect(workspace.snapshot.text).toBe(filled);
});

test('in whatever order the options are filled in', () => {
  const random = new Random(7);
  for (let round = 0; round < 20; round++) {
    const workspace = opened();
    const open = [...paths];
    const ofParams = ([, object]: ValuePath) => object === 'endpointParams';
    while (open.length > 0) {
      const [path = []] = open.splice(random.below(open.length), 1);
      // Parameters have no fixed order: they stay in the order in which they were added.
      if (!ofParams(path)) set(workspace, path);
    }
    for (const path of paths.filter(ofParams)) set(workspace, path);
    expect(workspace.snapshot.text).toBe(filled);
  }
});

test.each(['smtpAuth', 'gatewayOAuth2'])('undo brings the comment of %s back, byte by byte', (key) => {
  const workspace = opened();
  for (const path of paths.filter(([first]) => first === key)) set(workspace, path, 'one visit');
  expect(workspace.snapshot.config.entries.get(key)?.state).toBe('explicit');
  workspace.undo();
  expect(workspace.snapshot.text).toBe(defaultTemplate());
});

test('the fields of the second mechanism replace their comments, too', () => {
  const workspace = opened();
  const origin = { view: 'form', label: 'Change' } as const;
  const mechanism = { type: 'xOAuth2', clientId: 'a', clientSecret: 'FAKE', scope: 'b', tokenUrl: 'https://c.example' };
  workspace.setOption(['smtpAuth'], fromPlain({ mechanism: { type: 'xOAuth2' } }), origin);
  for (const [name, value] of Object.entries(mechanism)) {
    workspace.setOption(['smtpAuth', 'mechanism', name], value, origin);
  }
  const lines = workspace.snapshot.text.split('\n');
  for (const [name, value] of Object.entries(mechanism)) expect(lines).toContain(`      ${name}: "${value}"`);
  expect(lines).toContain('      # password: ""');
  expect(lines).toHaveLength(defaultTemplate().split('\n').length);
});

test('a default that was removed comes back to its section', () => {
  const workspace = opened();
  const origin = { view: 'form', label: 'Change' } as const;
  workspace.removeOption(['pgAzureManagedIdentity'], origin);
  workspace.setOption(['pgAzureManagedIdentity'], true, origin);
  const { text } = workspace.snapshot;
  const place = text.indexOf('pgAzureManagedIdentity: true');
  expect(place).toBeGreaterThan(text.indexOf('# ---- Database ----'));
  expect(place).toBeLessThan(text.indexOf('# ---- Sign in ----'));
});
