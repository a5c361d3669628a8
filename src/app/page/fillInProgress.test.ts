import { expect, it } from 'vitest';
import { fromPlain } from '../../hjson/index.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { fillInFraction, fillInProgress } from './fillInProgress.ts';

it('counts what is filled in, and stays the same object while nothing changes', () => {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{\n  baseUrl: "x"\n}\n' });
  const before = fillInProgress(workspace.snapshot);
  expect(fillInFraction(before)).toBe('1 of 10');
  workspace.setOption(['baseUrl'], 'y', { view: 'form', label: 'Change' });
  expect(fillInProgress(workspace.snapshot)).toBe(before);
  workspace.setOption(['smtpPort'], fromPlain(587), { view: 'form', label: 'Change' });
  expect(fillInFraction(fillInProgress(workspace.snapshot))).toBe('2 of 10');
});
