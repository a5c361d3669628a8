// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { afterFrame } from '../../platform/afterFrame.ts';
import { Pane } from '../../ui/Pane.tsx';
import { HjsonEditor } from './HjsonEditor.tsx';
import type { MonacoEditorProps } from './MonacoEditor.tsx';

const monaco = vi.hoisted(() => ({ fails: false }));

vi.mock('./MonacoEditor.tsx', () => ({
  MonacoEditor: ({ isTaken, onTake }: MonacoEditorProps) => {
    if (monaco.fails) throw new Error('no worker');
    return (
      <button type="button" onClick={onTake}>
        {isTaken ? 'Monaco' : 'Monaco is ready'}
      </button>
    );
  },
}));

/** The pane with a text, before Monaco's code is there. */
function pane(text: string, fails = false) {
  monaco.fails = fails;
  const { container } = renderInWorkspace(
    text,
    <Pane label="HJSON">
      <HjsonEditor />
    </Pane>,
  );
  return {
    shows: () => ({
      plain: container.querySelector('textarea') !== null,
      words: container.textContent?.slice('HJSON'.length),
    }),
    load: () => act(() => afterFrame().then(vi.dynamicImportSettled)),
    take: () => act(() => container.querySelector('button')?.click()),
  };
}

const long = `a: "${'x'.repeat(10_001)}"`;

it('shows a plain editor, and that it loads, until Monaco takes over', async () => {
  const { shows, load, take } = pane('a: 1');
  expect(shows()).toEqual({ plain: true, words: 'Loading…' });
  await load();
  expect(shows()).toEqual({ plain: true, words: 'Loading…Monaco is ready' });
  take();
  expect(shows()).toEqual({ plain: false, words: 'Monaco' });
});

it('says that it loads while a text is too long for a plain editor, and then no more', async () => {
  const { shows, load, take } = pane(long);
  expect(shows()).toEqual({ plain: false, words: 'Loading…' });
  await load();
  take();
  expect(shows()).toEqual({ plain: false, words: 'Monaco' });
});

it('shows any text in the plain editor if Monaco fails, and says so', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shows, load } = pane(long, true);
  await load();
  expect(shows()).toEqual({ plain: true, words: expect.stringMatching(/^The editor could not be loaded/) });
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
