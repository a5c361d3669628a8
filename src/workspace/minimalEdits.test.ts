import { fromPlain } from 'hjson-document';
import type { TextEdit } from 'source-text';
import { describe, expect, it } from 'vitest';
import { createWorkspace, type Workspace } from './workspace.ts';

const text = `{
  smtpPort: "587"
  # the database
  pgConnStr: "postgres://u:planted-secret@db.example.com/x"
  mailFrom: a@example.com
  queryTimeOutMinutes: "25"
}
`;

const origin = { view: 'form', label: 'Change' } as const;

function opened(): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

/** What the last change replaced and wrote. */
function lastEdits({ snapshot }: Workspace, before: string): readonly string[] {
  return (snapshot.lastChange?.edits ?? []).map(
    ({ range, newText }: TextEdit) => `${before.slice(range.start, range.end)}>${newText}`,
  );
}

function setBoth(workspace: Workspace): void {
  const outcome = workspace.setOptions(
    [
      { path: ['smtpPort'], value: fromPlain(25) },
      { path: ['mailFrom'], value: 'b@example.com' },
    ],
    origin,
  );
  expect(outcome.ok).toBe(true);
}

describe('an edit holds nothing but what it changes', () => {
  it('of several options that are set at once', () => {
    const workspace = opened();
    setBoth(workspace);
    expect(lastEdits(workspace, text)).toEqual(['"587">25', 'a@example.com>b@example.com']);
  });

  it('of a step of several moves that is undone and redone', () => {
    const workspace = opened();
    const step = { ...origin, mergeKey: 'one visit' };
    workspace.setOption(['smtpPort'], fromPlain(25), step);
    workspace.setOption(['mailFrom'], 'b@example.com', step);
    workspace.setOption(['smtpPort'], fromPlain(26), step);
    const after = workspace.snapshot.text;
    workspace.undo();
    expect(workspace.snapshot.text).toBe(text);
    expect(lastEdits(workspace, after)).toEqual(['26>"587"', 'b>a']);
    workspace.redo();
    expect(workspace.snapshot.text).toBe(after);
    expect(lastEdits(workspace, text)).toEqual(['"587">26', 'a>b']);
  });

  it('of all safe fixes', () => {
    const workspace = opened();
    expect(workspace.applySafeFixes(origin)).toBe(2);
    expect(lastEdits(workspace, text)).toEqual(['"587">587', '"25">25']);
  });

  it('of defaults that are removed', () => {
    const workspace = opened();
    workspace.removeOptions([['smtpPort'], ['queryTimeOutMinutes']], origin);
    expect(lastEdits(workspace, text)).toEqual(['  smtpPort: "587"\n>', '  queryTimeOutMinutes: "25"\n>']);
  });

  it('of the way back to the opened file', () => {
    const workspace = opened();
    setBoth(workspace);
    const after = workspace.snapshot.text;
    workspace.revertToOpened({ view: 'shell', label: 'Revert' });
    expect(workspace.snapshot.text).toBe(text);
    expect(lastEdits(workspace, after)).toEqual(['25>"587"', 'b>a']);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(after);
  });
});
