import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fromPlain } from 'hjson-document';
import { diffTexts, type TextEdit } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import type { ChangeOrigin } from './history.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const text = readFileSync(new URL('./fixtures/complete.hjson', import.meta.url), 'utf8');
const form: ChangeOrigin = { view: 'form', label: 'Change' };

function opened(content = text): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: content, savedText: content });
  return workspace;
}

function insert(workspace: Workspace, offset: number, newText: string, origin: ChangeOrigin = form): void {
  workspace.apply([{ range: { start: offset, end: offset }, newText }], origin);
}

describe('workspace', () => {
  it('has no file until one is opened', () => {
    const { snapshot } = createWorkspace();
    expect(snapshot.file).toBeUndefined();
    expect(snapshot.isDirty).toBe(false);
  });

  it('closes the document as one step, which undo reverts', () => {
    const workspace = opened();
    insert(workspace, 0, '# mine\n');
    const { file, text: edited } = workspace.snapshot;
    workspace.close();
    expect(workspace.snapshot).toMatchObject({
      file: undefined,
      text: '',
      isDirty: false,
      undoLabel: 'Close config.json',
    });
    workspace.undo();
    expect(workspace.snapshot).toMatchObject({ file, text: edited, isDirty: true });
    expect(workspace.snapshot.opened.text).toBe(text);
  });

  it('forgets closed documents on request, both earlier and later ones', () => {
    const workspace = opened('a: planted\n');
    insert(workspace, 0, '# planted\n');
    workspace.open({ name: 'b.json', text: 'b: 1\n', savedText: 'b: 1\n' });
    insert(workspace, 0, '# mine\n');
    workspace.forgetClosed();
    expect(workspace.undo()).toBeDefined();
    expect(workspace.snapshot.text).toBe('b: 1\n');
    expect(workspace.undo()).toBeUndefined();
    expect(workspace.redo()).toBeDefined();
    expect(workspace.snapshot.text).toBe('# mine\nb: 1\n');
    workspace.close();
    expect(workspace.snapshot).toMatchObject({
      text: '',
      undoLabel: undefined,
      redoLabel: undefined,
      lastChange: { kind: 'open' },
    });
    expect(workspace.snapshot.opened.text).toBe('');
    expect(workspace.undo()).toBeUndefined();
  });

  it('brings a file back as it was last saved', () => {
    const workspace = opened('a: 1\n');
    workspace.open({ name: 'b.json', text: 'b: 1\n', savedText: 'b: 1\n' });
    insert(workspace, 0, '# mine\n');
    workspace.markSaved('# mine\nb: 1\n', 'renamed.json');
    workspace.undo();
    workspace.undo();
    expect(workspace.snapshot).toMatchObject({ text: 'a: 1\n', isDirty: false });
    workspace.redo();
    expect(workspace.snapshot).toMatchObject({ text: 'b: 1\n', isDirty: true, file: { name: 'renamed.json' } });
    workspace.redo();
    expect(workspace.snapshot).toMatchObject({ text: '# mine\nb: 1\n', isDirty: false });
  });

  it('brings a closed file back as it was saved after its first return', () => {
    const workspace = createWorkspace();
    workspace.open({ name: 'config.json', text: 'a: 1\n' });
    workspace.close();
    workspace.undo();
    workspace.markSaved('a: 1\n', 'config.json');
    workspace.redo();
    workspace.undo();
    expect(workspace.snapshot).toMatchObject({ text: 'a: 1\n', isDirty: false });
  });

  it('makes a new snapshot for each change and notifies its listeners', () => {
    const workspace = opened();
    const revisions: number[] = [];
    const stop = workspace.subscribe(() => revisions.push(workspace.snapshot.revision));
    insert(workspace, 0, '# one\n');
    insert(workspace, 0, '# two\n');
    stop();
    insert(workspace, 0, '# three\n');
    expect(revisions).toHaveLength(2);
    expect(revisions[1]).toBeGreaterThan(revisions[0] ?? Number.NaN);
  });

  it('makes no step of an edit that changes nothing', () => {
    const workspace = opened();
    const { revision } = workspace.snapshot;
    workspace.apply([{ range: { start: 0, end: 1 }, newText: text.charAt(0) }], form);
    expect(workspace.snapshot.revision).toBe(revision);
    expect(workspace.snapshot.undoLabel).toBeUndefined();
  });

  it('changes only the characters of the value', () => {
    const workspace = opened();
    workspace.setOption(['smtpPort'], fromPlain(465), form);
    expect(workspace.snapshot.text).toBe(text.replace('smtpPort: 587', 'smtpPort: 465'));
    expect(workspace.snapshot.lastChange?.edits).toHaveLength(1);
    expect(workspace.snapshot.config.value(['smtpPort'])).toBe(465);
  });

  it('removes several options as one step, commas and all', () => {
    const json = '{\n  "smtpPort": 25,\n  "queryTimeOutMinutes": 10,\n  "readTimeOutMinutes": 5\n}\n';
    const workspace = opened(json);
    expect(workspace.removeOptions([['queryTimeOutMinutes'], ['readTimeOutMinutes']], form)).toMatchObject({
      ok: true,
    });
    expect(workspace.snapshot.text).toBe('{\n  "smtpPort": 25\n}\n');
    workspace.undo();
    expect(workspace.snapshot.text).toBe(json);
  });

  it('keeps all options when one of several cannot be removed', () => {
    const workspace = opened('{\n  smtpPort: 25\n}\n');
    expect(workspace.removeOptions([['smtpPort'], ['mailFrom']], form)).toMatchObject({ ok: false });
    expect(workspace.snapshot.text).toBe('{\n  smtpPort: 25\n}\n');
  });

  it('is dirty while the text is not what was saved', () => {
    const workspace = opened();
    insert(workspace, 0, '# note\n');
    expect(workspace.snapshot.isDirty).toBe(true);
    workspace.markSaved(workspace.snapshot.text, 'config.json');
    expect(workspace.snapshot.isDirty).toBe(false);
    workspace.undo();
    expect(workspace.snapshot.isDirty).toBe(true);
  });

  it('judges by the server version', () => {
    const workspace = opened();
    expect(workspace.snapshot.diagnostics.map(({ code }) => code)).not.toContain('option-too-new');
    const before = workspace.snapshot.diagnostics.length;
    workspace.setServerVersion('3.41.0');
    expect(workspace.snapshot.diagnostics.length).toBeGreaterThan(before);
  });

  it('asks an analyser that came late for the text that is there', () => {
    const workspace = opened();
    workspace.addAnalyser((analysis) => [
      {
        code: 'late',
        severity: 'hint',
        path: [],
        range: { start: 0, end: analysis.text.length },
        message: 'Late.',
        fixes: [],
      },
    ]);
    expect(workspace.snapshot.diagnostics.map(({ code }) => code)).toContain('late');
  });
});

describe('history', () => {
  it('undoes and redoes the last step and says where it was made', () => {
    const workspace = opened();
    workspace.setOption(['smtpPort'], fromPlain(25), { view: 'form', label: 'Change smtpPort', path: ['smtpPort'] });
    expect(workspace.undo()).toMatchObject({ view: 'form', path: ['smtpPort'] });
    expect(workspace.snapshot.text).toBe(text);
    expect(workspace.snapshot.lastChange?.kind).toBe('undo');
    workspace.redo();
    expect(workspace.snapshot.config.value(['smtpPort'])).toBe(25);
  });

  it('has one stack for the edits of every view', () => {
    const workspace = opened();
    insert(workspace, 0, '# typed\n', { view: 'hjson', label: 'Typing' });
    workspace.setOption(['smtpPort'], fromPlain(25), form);
    workspace.undo();
    workspace.undo();
    expect(workspace.snapshot.text).toBe(text);
  });

  it('undoes changes with one merge key in one step, as one edit', () => {
    const workspace = opened();
    for (const [index, letter] of [...'abc'].entries())
      insert(workspace, index, letter, { ...form, mergeKey: 'visit 1' });
    insert(workspace, 0, 'x', { ...form, mergeKey: 'visit 2' });
    workspace.undo();
    expect(workspace.snapshot.text).toBe(`abc${text}`);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(text);
    expect(workspace.snapshot.lastChange?.edits).toHaveLength(1);
  });

  it('does not merge into a step after something was undone', () => {
    const workspace = opened();
    insert(workspace, 0, 'a', { ...form, mergeKey: 'visit' });
    insert(workspace, 0, 'b');
    workspace.undo();
    insert(workspace, 1, 'c', { ...form, mergeKey: 'visit' });
    workspace.undo();
    expect(workspace.snapshot.text).toBe(`a${text}`);
  });

  it('has no step of a visit that ends with the text that it began with', () => {
    const workspace = opened('smtpPort: 587 # relay\n');
    workspace.setOption(['smtpPort'], fromPlain(25), { ...form, label: 'Choose' });
    for (const port of [4, 46, 25]) workspace.setOption(['smtpPort'], fromPlain(port), { ...form, mergeKey: 'visit' });
    expect(workspace.snapshot).toMatchObject({ undoLabel: 'Choose', redoLabel: undefined, isDirty: true });
    expect(workspace.redo()).toBeUndefined();
    workspace.undo();
    expect(workspace.snapshot).toMatchObject({ text: 'smtpPort: 587 # relay\n', redoLabel: 'Choose', isDirty: false });
    workspace.redo();
    expect(workspace.snapshot).toMatchObject({ text: 'smtpPort: 25 # relay\n', redoLabel: undefined });
  });

  it('begins a new step where typing goes on after that', () => {
    const workspace = opened('smtpPort: 587\n');
    for (const port of [4, 587, 46, 465])
      workspace.setOption(['smtpPort'], fromPlain(port), { ...form, mergeKey: 'visit' });
    workspace.undo();
    expect(workspace.snapshot).toMatchObject({ text: 'smtpPort: 587\n', undoLabel: undefined });
    workspace.redo();
    expect(workspace.snapshot.text).toBe('smtpPort: 465\n');
  });

  it('forgets what was undone when something new is done', () => {
    const workspace = opened();
    insert(workspace, 0, 'a');
    workspace.undo();
    insert(workspace, 0, 'b');
    expect(workspace.redo()).toBeUndefined();
  });

  it('brings the previous document back across an opening, with its name and its opened text', () => {
    const workspace = opened();
    insert(workspace, 0, '# mine\n');
    workspace.open({ name: 'other.json', text: '{}', savedText: '{}' });
    expect(workspace.snapshot.opened.text).toBe('{}');
    workspace.undo();
    expect(workspace.snapshot.file?.name).toBe('config.json');
    expect(workspace.snapshot.text).toBe(`# mine\n${text}`);
    expect(workspace.snapshot.opened.text).toBe(text);
    workspace.redo();
    expect(workspace.snapshot.file?.name).toBe('other.json');
  });
});

describe('properties of the history', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), at: fc.nat(5000), newText: fc.string({ maxLength: 8 }) }),
    fc.record({ kind: fc.constant('delete' as const), at: fc.nat(5000), length: fc.nat(30) }),
    fc.record({ kind: fc.constant('port' as const), port: fc.integer({ min: 1, max: 65_535 }) }),
    fc.record({ kind: fc.constant('undo' as const) }),
    fc.record({ kind: fc.constant('redo' as const) }),
  );

  it('undoes to the first text and redoes to the last, whatever was done in between', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        const workspace = opened();
        for (const step of actions) perform(workspace, step);
        const last = workspace.snapshot.text;
        while (workspace.undo());
        expect(workspace.snapshot.text).toBe(text);
        while (workspace.redo());
        if (!actions.some(({ kind }) => kind === 'undo')) expect(workspace.snapshot.text).toBe(last);
      }),
      { seed: 7, numRuns: fuzzCount(200) },
    );
  });

  it('changes the text with each undo and each redo', () => {
    const change = fc.record({
      value: fc.constantFrom(4, 46, 465, 587),
      visit: fc.constantFrom('first', 'second', undefined),
      isTyped: fc.boolean(),
      undoes: fc.nat(9).map((number) => number === 0),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const workspace = opened('# mail\nsmtpPort: 587 # relay\n');
        for (const { value, visit, isTyped, undoes } of changes) {
          if (undoes) workspace.undo();
          const origin = { ...form, ...(visit && { mergeKey: visit }) };
          if (isTyped)
            workspace.apply(diffTexts(workspace.snapshot.text, `# mail\nsmtpPort: ${value} # relay\n`), origin);
          else workspace.setOption(['smtpPort'], fromPlain(value), origin);
        }
        while (workspace.redo());
        const { text: last } = workspace.snapshot;
        for (const travel of [workspace.undo, workspace.redo]) {
          for (let before = workspace.snapshot.text; travel(); before = workspace.snapshot.text) {
            expect(workspace.snapshot.text).not.toBe(before);
          }
        }
        expect(workspace.snapshot.text).toBe(last);
      }),
      { seed: 11, numRuns: fuzzCount(300) },
    );
  });

  function perform(workspace: Workspace, step: typeof action extends fc.Arbitrary<infer Step> ? Step : never): void {
    const { length } = workspace.snapshot.text;
    if (step.kind === 'undo') workspace.undo();
    else if (step.kind === 'redo') workspace.redo();
    else if (step.kind === 'port') workspace.setOption(['smtpPort'], fromPlain(step.port), form);
    else workspace.apply([editOf(step, length)], form);
  }

  function editOf(step: { at: number; newText?: string; length?: number }, textLength: number): TextEdit {
    const start = Math.min(step.at, textLength);
    return { range: { start, end: Math.min(start + (step.length ?? 0), textLength) }, newText: step.newText ?? '' };
  }
});

it('a value that the type of its option refuses is not written', () => {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: 'smtpPort: 587\n' });
  const outcome = workspace.setOption(['smtpPort'], '25', { view: 'form', label: 'Change smtpPort' });
  expect(outcome).toEqual({ ok: false, reason: expect.stringContaining('smtpPort') });
  expect(workspace.snapshot.text).toBe('smtpPort: 587\n');
  expect(workspace.snapshot.undoLabel).toBeUndefined();
});

it('sets several options in one step, or none of them', () => {
  const workspace = opened('{\n  smtpPort: 25 # relay\n}\n');
  const values = [
    { path: ['smtpPort'], value: fromPlain(587) },
    { path: ['smtpAuth', 'mechanism', 'type'], value: 'xOAuth2' },
  ];
  expect(workspace.setOptions(values, form)).toMatchObject({ ok: true });
  expect(workspace.snapshot.text).toContain('smtpPort: 587 # relay\n');
  expect(workspace.snapshot.config.value(['smtpAuth', 'mechanism', 'type'])).toBe('xOAuth2');
  workspace.undo();
  expect(workspace.snapshot.text).toBe('{\n  smtpPort: 25 # relay\n}\n');
  expect(workspace.setOptions([...values, { path: ['mailFrom'], value: false }], form)).toMatchObject({ ok: false });
  expect(workspace.snapshot.text).toBe('{\n  smtpPort: 25 # relay\n}\n');
});
