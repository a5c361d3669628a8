// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { rowActions, rowOf } from './rowActions.ts';

it('lists the buttons of a row and of the head of its section, without those of the rows inside it', () => {
  document.body.innerHTML = `
    <div data-section="database"><button data-row-action>Preset for Database</button></div>
    <div data-section="email"><button data-row-action aria-label="Preset for E-mail">Preset</button></div>
    <div data-option="smtpPort"><button data-row-action>Other row</button></div>
    <div data-option="smtpAuth">
      <input name="smtpAuth">
      <button data-row-action>Fix</button>
      <button data-row-action="Edit as string">String</button>
      <button data-row-action disabled>Disabled</button>
      <button>Tab stop</button>
      <div data-option="smtpAuth.username"><button data-row-action>Inner</button></div>
    </div>`;
  const labels = rowActions(rowOf('smtpAuth')).map(({ label }) => label);
  expect(labels).toEqual(['Fix', 'Edit as string', 'Preset for E-mail']);
});

it('goes to the field and presses the button', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  document.body.innerHTML = '<div data-option="a"><input name="a"><button data-row-action>Show</button></div>';
  const pressed = vi.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  rowActions(rowOf('a'))[0]?.onSelect();
  vi.runAllTimers();
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(pressed).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
