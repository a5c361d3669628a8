import { fromPlain } from 'hjson-document';
import { expect, it } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { fillInProgress, optionCountsInWords } from './fillInProgress.ts';

it('counts what is filled in, and stays the same object while nothing changes', () => {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{\n  baseUrl: "x"\n}\n' });
  const before = fillInProgress(workspace.snapshot);
  expect(before).toMatchObject({ filled: 1, steps: { length: 10 } });
  expect(optionCountsInWords(workspace.snapshot)).toBe('1 of 23 options set, 9 to fill in');
  workspace.setOption(['baseUrl'], 'y', { view: 'form', label: 'Change' });
  expect(fillInProgress(workspace.snapshot)).toBe(before);
  workspace.setOption(['smtpPort'], fromPlain(587), { view: 'form', label: 'Change' });
  expect(optionCountsInWords(workspace.snapshot)).toBe('2 of 23 options set, 8 to fill in');
});
