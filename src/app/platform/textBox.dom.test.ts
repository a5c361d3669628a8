// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isPlainEnter, isTextBox, isTextEntry } from './textBox.ts';

it.each([
  ['<input>', true, true],
  ['<input type="password">', true, true],
  ['<input type="search" readonly>', true, true],
  ['<textarea></textarea>', true, true],
  ['<select></select>', false, true],
  ['<input type="color">', false, true],
  ['<div role="textbox"></div>', false, true],
  ['<input type="checkbox">', false, false],
  ['<input type="file">', false, false],
  ['<button></button>', false, false],
])('%s: a text box %s, takes letters %s', (html, isBox, isEntry) => {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  expect([isTextBox(element), isTextEntry(element)]).toEqual([isBox, isEntry]);
});

it.each([
  ['Enter', {}, true],
  ['Enter that ends a composition', { isComposing: true }, false],
  ['Enter that has ended a composition in Safari', { keyCode: 229 }, false],
  ['Alt+Enter', { altKey: true }, false],
  ['Ctrl+Enter', { ctrlKey: true }, false],
  ['Cmd+Enter', { metaKey: true }, false],
  ['Shift+Enter', { shiftKey: true }, false],
  ['a letter', { key: 'e' }, false],
])('%s: plain %s', (_, init, expected) => {
  expect(isPlainEnter(new KeyboardEvent('keydown', { key: 'Enter', ...init }))).toBe(expected);
});
