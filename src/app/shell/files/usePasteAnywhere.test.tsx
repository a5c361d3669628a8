// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { usePasteAnywhere } from './usePasteAnywhere.ts';

interface ScreenProps {
  readonly onPaste: (text: string) => void;
  readonly isMeant: ((text: string) => boolean) | undefined;
}

function Screen({ onPaste, isMeant }: ScreenProps) {
  usePasteAnywhere(onPaste, isMeant);
  return (
    <>
      <p>Start</p>
      <input />
      <input type="file" />
    </>
  );
}

function pasteInto(selector: string, text: string, around = '', isMeant?: ScreenProps['isMeant']) {
  const taken: string[] = [];
  const { container, act } = renderInWorkspace(
    '',
    <Screen onPaste={(pasted) => taken.push(pasted)} isMeant={isMeant} />,
  );
  if (around) container.append(Object.assign(document.createElement('div'), { innerHTML: around }));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void container.querySelector(selector)?.dispatchEvent(event));
  return taken;
}

it('accepts text pasted anywhere on the screen', () => {
  expect(pasteInto('p', '{smtpPort: 587}')).toEqual(['{smtpPort: 587}']);
  expect(pasteInto('[type="file"]', '{smtpPort: 587}')).toEqual(['{smtpPort: 587}']);
});

it('leaves a paste to the focused field or an open dialog', () => {
  expect(pasteInto('input', 'text')).toEqual([]);
  expect(pasteInto('p', 'text', '<div data-modal></div>')).toEqual([]);
});

it('ignores a paste without text', () => {
  expect(pasteInto('p', '')).toEqual([]);
});

it('leaves to the browser what is not meant', () => {
  expect(pasteInto('p', 'text', '', (text) => text === 'other')).toEqual([]);
  expect(pasteInto('p', 'other', '', (text) => text === 'other')).toEqual(['other']);
});
