// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState } from '../../page/pageState.ts';
import { createPlaces } from '../../places/places.ts';
import { tools } from '../panes/tools.tsx';
import { createCommands } from './commands.ts';

function commandsOf(page = createPageState()) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{}' });
  return createCommands(workspace, page);
}

describe('the commands', () => {
  it.each(tools.map(({ id, regionLabel }) => ({ id, regionLabel })))('show the tool $regionLabel', (tool) => {
    const page = createPageState();
    const asked = askedPlaces(page);
    commandsOf(page)
      .find(({ id }) => id === tool.id)
      ?.run();
    expect(asked).toEqual([{ kind: 'tool', tool: tool.id }]);
  });

  it('undo and redo keep the focus in a field of the option, and lead to it from elsewhere', async () => {
    const page = createPageState();
    const asked = askedPlaces(page);
    document.body.innerHTML = '<div><input name="pgConnStr"><input></div><input>';
    const [row] = document.body.children;
    if (row instanceof HTMLElement) page.part(createPlaces).elements.register('option', 'pgConnStr', row);
    const workspace = createWorkspace();
    workspace.open({ name: 'config.json', text: '{}' });
    const path = ['pgConnStr'];
    workspace.setOption(path, 'host=h', { view: 'form', label: 'Change pgConnStr', path });
    const commands = createCommands(workspace, page);
    const run = async (id: string) => {
      commands.find((command) => command.id === id)?.run();
      await new Promise((passed) => setTimeout(passed));
    };
    const [, second, outside] = document.querySelectorAll('input');
    second?.focus();
    await run('undo');
    expect([workspace.snapshot.text, document.activeElement === second, asked]).toEqual(['{}', true, []]);
    outside?.focus();
    await run('redo');
    expect(asked).toEqual([{ kind: 'option', path }]);
  });

  it('have unique ids and unique shortcuts', () => {
    const commands = commandsOf();
    const ids = commands.map(({ id }) => id);
    const shortcuts = commands.flatMap((command) => command.shortcuts);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});
