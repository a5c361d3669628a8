// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepEarlyEvents, takeEarlyEvents } from './earlyEvents.ts';

/** A page with a button and a text, and what its own listeners have heard. */
function earlyPage() {
  document.body.innerHTML = '<button>Open</button><p>Text</p>';
  const heard: string[] = [];
  const listeners = new AbortController();
  onTestFinished(() => listeners.abort());
  const hear = (type: 'click' | 'keydown' | 'paste', say: (event: never) => string) =>
    document.body.addEventListener(type, (event) => heard.push(say(event as never)), { signal: listeners.signal });
  const prepare = vi.fn();
  keepEarlyEvents(window, prepare);
  hear('click', ({ target, detail }: MouseEvent) => `${(target as HTMLElement).textContent} ${detail}`);
  hear('keydown', ({ key, ctrlKey }: KeyboardEvent) => `${ctrlKey} ${key}`);
  hear('paste', ({ clipboardData }: ClipboardEvent) => `${clipboardData?.getData('text/plain')}`);
  /** Returns whether the browser goes on with it. */
  const happens = (selector: string, event: Event) => document.querySelector(selector)?.dispatchEvent(event);
  return { heard, happens, prepare };
}

const press = (detail = 1) => new MouseEvent('click', { bubbles: true, cancelable: true, detail });
const key = (name: string, ctrlKey: boolean) =>
  new KeyboardEvent('keydown', { key: name, ctrlKey, bubbles: true, cancelable: true });

function pasteOf(text: string): Event {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

it('a press, a shortcut and a paste happen when the page takes them, once and in their order', () => {
  const { heard, happens } = earlyPage();
  happens('button', press(2));
  expect(happens('p', key('o', true))).toBe(false);
  expect(happens('p', pasteOf('{ smtpPort: 25 }'))).toBe(false);
  expect(heard).toEqual([]);
  takeEarlyEvents(window);
  expect(heard).toEqual(['Open 2', 'true o', '{ smtpPort: 25 }']);
  takeEarlyEvents(window);
  expect(heard).toHaveLength(3);
});

it('what a document needs is prepared as soon as something is asked, a file among others', () => {
  const { happens, prepare } = earlyPage();
  happens('p', press());
  expect(prepare).not.toHaveBeenCalled();
  happens('button', new Event('change', { bubbles: true }));
  happens('button', press());
  expect(prepare).toHaveBeenCalledTimes(2);
  takeEarlyEvents(window);
});

it('what comes after that is left alone', () => {
  const { heard, happens } = earlyPage();
  takeEarlyEvents(window);
  expect(happens('button', press())).toBe(true);
  expect(happens('p', key('o', true))).toBe(true);
  expect(heard).toEqual(['Open 1', 'true o']);
});

it('other presses and keys are left to the browser', () => {
  const { heard, happens } = earlyPage();
  expect(happens('p', press())).toBe(true);
  expect(happens('button', key('Tab', false))).toBe(true);
  takeEarlyEvents(window);
  expect(heard).toEqual(['Text 1', 'false Tab']);
});
