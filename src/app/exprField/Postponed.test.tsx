// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import { addSample } from '../page/samples.ts';
import { ExprField } from './ExprField.tsx';
import { endedRuns } from './Postponed.tsx';
import { loadProgramTools } from './programTools.ts';

it('says that a value takes too much work while typing, and shows it on demand, for each sample', async () => {
  const page = createPageState();
  await loadProgramTools(page);
  addSample(page);
  const program = 'string(sum(map(1..100000, # * 2)))';
  const nothing = () => {};
  const { container } = renderInWorkspace(
    '',
    <ExprField name="a" label="Program" value={program} isWritten onChange={nothing} onFocus={nothing} />,
    page,
  );
  const shown = () => container.querySelector('[aria-label=Value]')?.textContent;
  expect(shown()).toBe('Too much work to show while you type. Run it');
  const button = container.querySelector('button') ?? expect.fail('no button');
  act(() => button.click());
  expect(shown()).toBe('10000100000');
  expect(page.part(announcement).get().sentence).toBe('The program has run.');
  // What the user gave the page goes with the document.
  act(() => page.forget());
  expect(page.part(endedRuns).get().size).toBe(0);
});
