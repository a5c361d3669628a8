// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Tabs } from './Tabs.tsx';

const ids = ['form', 'text', 'tools'] as const;

function Views() {
  const [selected, setSelected] = useState<(typeof ids)[number]>('text');
  return (
    <>
      <Tabs
        label="Views"
        tabs={ids.map((id) => ({ id, label: id }))}
        selected={selected}
        onSelect={setSelected}
        panelId={(id) => `panel-${id}`}
      />
      <button type="button" id="elsewhere" onClick={() => setSelected('tools')}>
        Show the tools
      </button>
    </>
  );
}

function views() {
  const { container, act } = renderInWorkspace('{}', <Views />);
  const tabs = [...container.querySelectorAll<HTMLElement>('[role="tab"]')];
  const named = (isIt: (tab: HTMLElement) => boolean) => tabs.filter(isIt).map(({ textContent }) => textContent);
  return {
    act,
    focusStop: () => act(() => tabs.find(({ tabIndex }) => tabIndex === 0)?.focus()),
    press: (key: string) =>
      act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    click: () => act(() => container.querySelector<HTMLElement>('#elsewhere')?.click()),
    stops: () => named(({ tabIndex }) => tabIndex === 0),
    selected: () => named((tab) => tab.getAttribute('aria-selected') === 'true'),
    focused: () => document.activeElement?.textContent,
  };
}

it('a row of tabs is one Tab stop: the selected one, wherever it was selected', async () => {
  const { act, stops, click } = views();
  expect(stops()).toEqual(['text']);
  click();
  await act(async () => {});
  expect(stops()).toEqual(['tools']);
});

it.each([
  ['ArrowRight', 'tools'],
  ['ArrowLeft', 'form'],
  ['Home', 'form'],
  ['End', 'tools'],
])('%s selects and focuses another tab', (key, expected) => {
  const { focusStop, press, selected, focused } = views();
  focusStop();
  press(key);
  expect([selected(), focused()]).toEqual([[expected], expected]);
});

it('the arrow keys go around the ends of a row of tabs', () => {
  const { focusStop, press, selected } = views();
  focusStop();
  press('End');
  press('ArrowRight');
  expect(selected()).toEqual(['form']);
});
