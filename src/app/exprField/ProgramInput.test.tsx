// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../testing/typeInto.ts';
import { createPageState } from '../page/pageState.ts';
import { ProgramInput } from './ProgramInput.tsx';
import { loadProgramTools } from './programTools.ts';

function Program() {
  const [value, setValue] = useState('');
  const other = { isWritten: true, onFocus: () => {}, fault: undefined, describedBy: '' };
  return <ProgramInput name="a" label="Program" value={value} onChange={setValue} {...other} />;
}

/** The box of a program, with the Expr language loaded. */
async function box() {
  const page = createPageState();
  await loadProgramTools(page);
  const { container } = renderInWorkspace('', <Program />, page);
  const area = container.querySelector('textarea') ?? expect.fail('no box');
  const press = (key: string, modifiers: KeyboardEventInit = {}) =>
    act(() => area.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })));
  return {
    area,
    press,
    type: (text: string) => act(() => typeInto(area, text)),
    /** The highlighted completion, as assistive technology finds it from the box. */
    active: () => document.getElementById(area.getAttribute('aria-activedescendant') ?? '')?.querySelector('code'),
    list: () => container.querySelector('[role=listbox]'),
  };
}

it('leads to the list of completions and to the highlighted one while the list is open, and only then', async () => {
  const { area, press, type, active, list } = await box();
  expect(list()).toBeNull();
  expect(area.hasAttribute('aria-controls')).toBe(false);
  type('sour');
  await eventually(() => expect(active()?.textContent).toBe('sourceID'));
  expect(area.getAttribute('aria-controls')).toBe(list()?.id);
  press('Escape');
  expect(list()).toBeNull();
  expect(area.hasAttribute('aria-activedescendant')).toBe(false);
});

it('takes the highlighted completion with Enter, and goes through the others with the arrows', async () => {
  const { area, press, type, active } = await box();
  press(' ', { ctrlKey: true });
  const first = active()?.textContent;
  press('ArrowDown');
  expect(active()?.textContent).not.toBe(first);
  press('ArrowUp');
  expect(active()?.textContent).toBe(first);
  type('lower(sour');
  press('Enter');
  expect(area.value).toBe('lower(sourceID');
});
