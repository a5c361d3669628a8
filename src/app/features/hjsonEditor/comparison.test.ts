import { describe, expect, it } from 'vitest';
import { fromPlain } from '../../../hjson/index.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { changeCount } from './changeCount.ts';
import { compare, comparisonsFor } from './comparison.ts';

function opened(text: string, savedText?: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, ...(savedText !== undefined && { savedText }) });
  return workspace;
}

const origin = { view: 'form', label: 'Set' } as const;

describe('changes', () => {
  it('are counted from what was saved last', () => {
    const text = '{\n  smtpPort: 25\n}\n';
    const workspace = opened(text, text);
    workspace.setOption(['smtpPort'], fromPlain(587), origin);
    expect(changeCount(workspace.snapshot)).toBe(1);
    workspace.markSaved(workspace.snapshot.text, 'config.json');
    expect(changeCount(workspace.snapshot)).toBe(0);
    const { before, now } = compare(workspace.snapshot, 'saved');
    expect(before).toBe(now);
    expect(compare(workspace.snapshot, 'opened').before).toBe(text);
  });

  it('of what was never saved are counted from what was opened', () => {
    const workspace = opened('{\n  smtpPort: 25\n}\n');
    workspace.setOption(['smtpPort'], fromPlain(587), origin);
    expect(changeCount(workspace.snapshot)).toBe(1);
    expect(comparisonsFor(workspace.snapshot).map(({ id }) => id)).toEqual(['opened', 'defaults']);
  });

  it('keep the numbers of the lines below a secret of several lines', () => {
    const text = "{\n  pgConnStr:\n    '''\n    postgres://u:fa%ke@h/d\n    '''\n  mailFrom: a@example.com\n}\n";
    const { now } = compare(opened(text).snapshot, 'opened');
    expect(now).not.toContain('fa%ke');
    expect(now.split('\n').findIndex((line) => line.includes('mailFrom'))).toBe(
      text.split('\n').findIndex((line) => line.includes('mailFrom')),
    );
  });
});
