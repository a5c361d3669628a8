import { describe, expect, it } from 'vitest';
import type { ChangeOrigin } from './history.ts';
import type { Snapshot } from './snapshot.ts';
import { createWorkspace } from './workspace.ts';

const typed: ChangeOrigin = { view: 'form', label: 'Change baseUrl', isTyped: true };

/** A workspace whose deferred notifications wait for `frame`. */
function typedInto(text: string) {
  let due: (() => void) | undefined;
  let scheduled = 0;
  const workspace = createWorkspace((notify) => {
    scheduled++;
    due = () => {
      due = undefined;
      notify();
    };
    return () => due?.();
  });
  workspace.open({ name: 'config.json', text });
  const notified: string[] = [];
  const followed: string[] = [];
  workspace.subscribe(() => notified.push(workspace.snapshot.text));
  workspace.follow(() => followed.push(workspace.snapshot.text));
  return {
    workspace,
    notified,
    followed,
    frame: () => due?.(),
    scheduled: () => scheduled,
    type: (value: string) => workspace.setOption(['baseUrl'], value, typed),
  };
}

const withUrl = (url: string) => `{\n  baseUrl: ${url}\n}\n`;

describe('a letter that a view shows by itself already', () => {
  it('reaches who follows at once, and the views with the next frame, several letters at once', () => {
    const { notified, followed, frame, scheduled, type } = typedInto(withUrl('a'));
    type('ab');
    type('abc');
    expect([followed, notified, scheduled()]).toEqual([[withUrl('ab'), withUrl('abc')], [], 1]);
    frame();
    expect(notified).toEqual([withUrl('abc')]);
    type('abcd');
    frame();
    expect([notified, scheduled()]).toEqual([[withUrl('abc'), withUrl('abcd')], 2]);
  });

  it('is notified before any other change', () => {
    const { workspace, notified, frame, type } = typedInto(withUrl('a'));
    type('ab');
    workspace.undo();
    expect(notified).toEqual([withUrl('ab'), withUrl('a')]);
    frame();
    expect(notified).toHaveLength(2);
  });

  it('is notified at once if nothing notifies later', () => {
    const workspace = createWorkspace();
    workspace.open({ name: 'config.json', text: withUrl('a') });
    const notified: string[] = [];
    workspace.subscribe(() => notified.push(workspace.snapshot.text));
    workspace.setOption(['baseUrl'], 'ab', typed);
    expect(notified).toEqual([withUrl('ab')]);
  });

  it('is not analysed before somebody asks', () => {
    const { workspace, frame, type } = typedInto(withUrl('a'));
    const analysed: string[] = [];
    workspace.addAnalyser(({ text }) => {
      analysed.push(text);
      return [];
    });
    workspace.subscribe(() => void workspace.snapshot.diagnostics);
    type('ab');
    type('abc');
    expect(analysed).toEqual([]);
    frame();
    expect(analysed).toEqual([withUrl('abc')]);
  });
});

describe('a snapshot that nobody asked about', () => {
  it('still says what its own text means after the next change', () => {
    const { workspace, type } = typedInto(withUrl('a'));
    const before: Snapshot = workspace.snapshot;
    type('ab');
    expect([before.config.valueOf('baseUrl'), workspace.snapshot.config.valueOf('baseUrl')]).toEqual(['a', 'ab']);
  });
});
