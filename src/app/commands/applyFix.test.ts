import { describe, expect, it } from 'vitest';
import { createWorkspace } from '../../workspace/index.ts';
import { applyFix } from './applyFix.ts';

function opened(text: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

function fixable(workspace: ReturnType<typeof opened>, key: string) {
  const problem = workspace.snapshot.diagnostics.find(({ path, fixes }) => path[0] === key && fixes.length > 0);
  const title = problem?.fixes[0]?.title;
  if (!problem || title === undefined) throw new Error(`nothing to fix at ${key}`);
  return { problem, title };
}

describe('a fix', () => {
  const text = '{\n  baseUrl: review.example.com\n}\n';

  it('is one undo step and removes the problem', () => {
    const workspace = opened(text);
    const { problem, title } = fixable(workspace, 'baseUrl');
    expect(applyFix(workspace, problem, title)).toEqual({
      isDone: true,
      sentence: expect.stringMatching(
        /^Fixed\. (?:\d+ (?:error|warning)s?(?:, \d+ warnings?)? left|No errors or warnings left)\.$/,
      ),
    });
    expect(workspace.snapshot.text).toContain('https://review.example.com');
    expect(
      workspace.snapshot.diagnostics.some(({ code, path }) => code === problem.code && path[0] === 'baseUrl'),
    ).toBe(false);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(text);
  });

  it('fits the current text after an edit above the problem', () => {
    const workspace = opened(text);
    const { problem, title } = fixable(workspace, 'baseUrl');
    const origin = { view: 'hjson', label: 'Type' } as const;
    workspace.apply([{ range: { start: 0, end: 0 }, newText: '# a comment\n' }], origin);
    expect(applyFix(workspace, problem, title)).toMatchObject({ isDone: true });
    expect(workspace.snapshot.text).toMatch(/^# a comment\n\{\n {2}baseUrl: "?https:\/\/review\.example\.com"?\n\}\n$/);
  });

  it('says what it removed', () => {
    const workspace = opened('{\n  # ==== mail ====\n  # why\n  # and how\n  smtpPort: null\n}\n');
    const problem = workspace.snapshot.diagnostics.find(({ fixes }) => fixes.some(({ title }) => title === 'Remove'));
    expect(problem && applyFix(workspace, problem, 'Remove')).toEqual({
      isDone: true,
      sentence: expect.stringMatching(
        /^Removed smtpPort, with its note of 2 lines\. (?:\d+ (?:error|warning)s?(?:, \d+ warnings?)? left|No errors or warnings left)\.$/,
      ),
    });
    expect(workspace.snapshot.text).toBe('{\n  # ==== mail ====\n}\n');
  });

  it('removes the line of a duplicate and no comment above it', () => {
    const workspace = opened('# about the file\n# ==== limits ====\nsmtpPort: 20\nsmtpPort: 587\n');
    const problem = workspace.snapshot.diagnostics.find(({ code }) => code === 'duplicate-key');
    expect(problem && applyFix(workspace, problem, 'Remove this one').sentence).toMatch(/^Removed smtpPort\. /);
    expect(workspace.snapshot.text).toBe('# about the file\n# ==== limits ====\nsmtpPort: 587\n');
  });

  it('changes nothing when the problem is gone already', () => {
    const workspace = opened(text);
    const { problem, title } = fixable(workspace, 'baseUrl');
    applyFix(workspace, problem, title);
    const { text: fixed } = workspace.snapshot;
    expect(applyFix(workspace, problem, title)).toEqual({ isDone: false, sentence: 'This problem is already fixed.' });
    expect(workspace.snapshot.text).toBe(fixed);
  });

  it('returns the reason when it is refused, and changes nothing', () => {
    const workspace = opened(text);
    const title = 'Set value';
    const refused = { title, edit: () => ({ ok: false, reason: 'The comment around it is broken.' }) as const };
    const problem = { code: 'a', severity: 'error', path: ['baseUrl'], message: 'A.', fixes: [refused] } as const;
    workspace.addAnalyser(() => [{ ...problem, range: undefined }]);
    workspace.analyseAgain();
    const { text: before } = workspace.snapshot;
    const outcome = applyFix(workspace, { ...problem, range: undefined }, title);
    expect(outcome).toEqual({ isDone: false, sentence: 'The comment around it is broken.' });
    expect(workspace.snapshot.text).toBe(before);
  });
});
