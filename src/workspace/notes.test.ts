import { noteOf } from 'hjson-document/notes';
import { expect, test } from 'vitest';
import { defaultTemplate, exampleConfiguration, noteOptions, options } from '../config/index.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const origin = { view: 'form', label: 'Change note' } as const;

function opened(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

const noteIn = ({ snapshot }: Workspace, path: readonly string[]) => noteOf(snapshot.document, path, noteOptions(path));

test('what the template says of its options is not a note', () => {
  const workspace = opened(defaultTemplate());
  expect(options.filter(({ path }) => noteIn(workspace, path as string[]) !== '')).toEqual([]);
});

test('a note in the template goes below what it says of the option, as one step', () => {
  const workspace = opened(defaultTemplate());
  const { text } = workspace.snapshot;
  expect(workspace.setNote(['queryTimeOutMinutes'], 'Imports of 2024\ntook 18 minutes', origin)).toMatchObject({
    ok: true,
  });
  expect(noteIn(workspace, ['queryTimeOutMinutes'])).toBe('Imports of 2024\ntook 18 minutes');
  expect(workspace.snapshot.text).toContain(
    'Default: 10 minutes.\n  # Imports of 2024\n  # took 18 minutes\n  queryTimeOutMinutes: 10\n',
  );
  workspace.undo();
  expect(workspace.snapshot.text).toBe(text);
});

test('each option of the example can have a note, and is as before without it', () => {
  const workspace = opened(exampleConfiguration());
  const { text } = workspace.snapshot;
  const noted = options.filter(({ path }) => {
    if (noteIn(workspace, path as string[]) !== '') return false;
    if (!workspace.setNote(path, 'why', origin).ok) return false;
    workspace.setNote(path, '', origin);
    return true;
  });
  expect(noted.length).toBeGreaterThan(15);
  expect(workspace.snapshot.text).toBe(text);
});
