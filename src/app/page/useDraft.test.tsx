// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { typeInto } from '../../testing/typeInto.ts';
import { type Draft, useDraft } from './useDraft.ts';

const validate = (text: string) => (text === '' ? 'Empty' : text.includes(' ') ? 'Has a space' : undefined);

/** A text box over a value that the test sets, as the text does a frame after each letter. */
function rendered(write: (draft: string) => boolean, takeBack?: () => boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let renders = 0;
  let draft: Draft | undefined;
  let commit: (value: string) => void = () => {};
  function Box() {
    const [committed, setCommitted] = useState('old');
    renders++;
    commit = setCommitted;
    draft = useDraft({ committed, validate, write, ...(takeBack && { takeBack }) });
    return <input {...draft.box} />;
  }
  act(() => root.render(<Box />));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllGlobals();
  });
  const box = container.querySelector('input') ?? expect.fail('no box');
  return {
    box,
    draft: () => draft ?? expect.fail('not rendered'),
    renders: () => renders,
    commit: (value: string) => act(() => commit(value)),
    type: (value: string) =>
      act(async () => {
        typeInto(box, value);
      }),
  };
}

it('a letter that can be written renders nothing, and stays in the box', async () => {
  const write = vi.fn(() => true);
  const { box, draft, renders, commit, type } = rendered(write);
  const before = renders();
  await type('old1');
  await type('old12');
  expect(write.mock.calls).toEqual([['old1'], ['old12']]);
  expect([box.value, renders()]).toEqual(['old12', before]);
  commit('old12');
  expect([box.value, draft().value, draft().isWritten]).toEqual(['old12', 'old12', true]);
});

it('what cannot be written stays in the box until the text has another value', async () => {
  const write = vi.fn(() => false);
  const { box, draft, commit, type } = rendered(write);
  await type('new');
  expect([box.value, draft().value, draft().isWritten, draft().isUnwritten]).toEqual(['new', 'new', false, true]);
  write.mockReturnValue(true);
  act(() => draft().write());
  expect([write.mock.calls.length, draft().isWritten]).toEqual([2, true]);
  await type('');
  expect([draft().fault, draft().isUnwritten, write.mock.calls.length]).toEqual(['Empty', false, 2]);
  commit('elsewhere');
  expect([box.value, draft().value, draft().fault, draft().isWritten]).toEqual([
    'elsewhere',
    'elsewhere',
    undefined,
    true,
  ]);
});

it('a value that comes back is shown, and not what was typed over it before', async () => {
  const { box, draft, commit, type } = rendered(() => false);
  await type('typed');
  commit('other');
  commit('old');
  expect([box.value, draft().value, draft().isWritten]).toEqual(['old', 'old', true]);
});

it('a value that is chosen beside the box is in the box at once', () => {
  const { box, draft } = rendered(() => true);
  act(() => draft().change('chosen'));
  expect([box.value, draft().value]).toEqual(['chosen', 'chosen']);
  act(() => draft().reset());
  expect([box.value, draft().value]).toEqual(['old', 'old']);
});

it('a letter that cannot be written stays when the one before it reaches the text later', async () => {
  const { box, draft, commit, type } = rendered(() => true);
  await type('4');
  await type('4 ');
  commit('4');
  expect([box.value, draft().value, draft().isWritten]).toEqual(['4 ', '4 ', false]);
  await type('46');
  commit('46');
  expect([box.value, draft().value, draft().isWritten]).toEqual(['46', '46', true]);
});

it('a draft that becomes invalid takes its beginning out of the text again', async () => {
  const takeBack = vi.fn(() => true);
  const { box, draft, commit, type } = rendered(() => true, takeBack);
  await type('4');
  commit('4');
  await type('4 ');
  commit('old');
  await type('4 6');
  expect([takeBack.mock.calls.length, box.value, draft().isWritten, draft().fault]).toEqual([
    1,
    '4 6',
    false,
    'Has a space',
  ]);
  await type('46');
  commit('46');
  box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await type('46 5');
  expect(takeBack).toHaveBeenCalledOnce();
});
