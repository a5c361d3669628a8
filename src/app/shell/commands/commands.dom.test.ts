// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState } from '../../page/pageState.ts';
import { panels } from '../panes/panels.tsx';
import { createCommands, type ShellActions } from './commands.ts';

function commandsOf(page = createPageState()) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{}' });
  return createCommands(workspace, page, {} as ShellActions);
}

describe('the commands', () => {
  it.each(panels.map(({ id, regionLabel }) => ({ id, regionLabel })))('show the panel $regionLabel', (panel) => {
    const page = createPageState();
    const asked = askedPlaces(page);
    commandsOf(page)
      .find(({ id }) => id === panel.id)
      ?.run();
    expect(asked).toEqual([{ kind: 'panel', panel: panel.id }]);
  });

  it('have unique ids and unique shortcuts', () => {
    const commands = commandsOf();
    const ids = commands.map(({ id }) => id);
    const shortcuts = commands.flatMap((command) => command.shortcuts);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
  });
});
