import { fromPlain } from 'hjson-document';
import { expect, test, vi } from 'vitest';
import { createWorkspace, defineSnapshotField, type Workspace } from './index.ts';

const text = '{\n  baseUrl: https://review.example.com\n  smtpPort: 587\n  oidcClientSecret: fake-secret\n}\n';
const origin = { view: 'form', label: 'Change baseUrl' } as const;

function opened(): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

test('two workspaces that are edited in turns say what each of them says alone', () => {
  const [one, other, alone] = [opened(), opened(), opened()];
  for (let round = 0; round < 5; round++) {
    one.setOption(['baseUrl'], `https://one.example.com/${round}`, origin);
    other.setOption(['smtpPort'], fromPlain(1000 + round), origin);
    other.undo();
    alone.setOption(['baseUrl'], `https://one.example.com/${round}`, origin);
    expect(one.snapshot.text).toBe(alone.snapshot.text);
    expect(one.snapshot.diagnostics.map(({ code }) => code)).toEqual(
      alone.snapshot.diagnostics.map(({ code }) => code),
    );
  }
  expect(other.snapshot.text).toBe(text);
});

test('the snapshot has the very document that the edit was verified with', () => {
  const workspace = opened();
  const outcome = workspace.setOption(['organisationName'], 'Example', origin);
  expect(outcome).toMatchObject({ ok: true, after: workspace.snapshot.document });
  expect(outcome.ok && 'after' in outcome && outcome.after).toBe(workspace.snapshot.document);
});

test('a field of the snapshots of one workspace is computed once for each, from the one before', () => {
  const compute = vi.fn((_: unknown, previous: number | undefined) => (previous ?? 0) + 1);
  const count = defineSnapshotField(compute);
  const [one, other] = [opened(), opened()];
  expect([count(one.snapshot), count(one.snapshot), count(other.snapshot)]).toEqual([1, 1, 1]);
  one.setOption(['baseUrl'], 'https://two.example.com', origin);
  expect([count(one.snapshot), count(other.snapshot)]).toEqual([2, 1]);
  expect(compute).toHaveBeenCalledTimes(3);
});
