// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { headingId } from '../platform/focusHeading.ts';
import { focusAfterFix } from './focusAfterFix.ts';

const page = `
  <h1 id="${headingId}" tabindex="-1">config.json</h1>
  <div data-option="smtpPort"><input name="smtpPort"><p><button>Change to 587</button></p></div>
  <section><h2 tabindex="-1">Problems</h2><ul>
    <li><button>Add 1</button></li><li><button>Add 2</button></li><li><button>Add 3</button></li>
  </ul></section>`;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

/** Presses a button that removes what `gone` selects, and returns where the focus is afterwards. */
async function focusAfter(name: string, gone: (pressed: HTMLElement) => Iterable<Element | null>) {
  const pressed = button(name);
  pressed.focus();
  const settled = focusAfterFix(pressed);
  for (const element of gone(pressed)) element?.remove();
  await settled;
  const active = document.activeElement;
  return active?.getAttribute('name') ?? active?.textContent;
}

const row = (pressed: HTMLElement) => [pressed.closest('li')];

describe('after a fix, the focus', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
  });

  it('goes to the field that had the problem', async () => {
    expect(await focusAfter('Change to 587', (pressed) => [pressed.closest('p')])).toBe('smtpPort');
  });

  it('goes to the next problem of the list', async () => {
    expect(await focusAfter('Add 2', row)).toBe('Add 3');
  });

  it('goes to the problem before it when it was the last one', async () => {
    expect(await focusAfter('Add 3', row)).toBe('Add 2');
  });

  it('goes to the heading of its panel when the list is empty', async () => {
    expect(await focusAfter('Add 1', () => document.querySelectorAll('li'))).toBe('Problems');
  });

  it('goes to the heading of the page when the field is gone too', async () => {
    expect(await focusAfter('Change to 587', () => document.querySelectorAll('[data-option]'))).toBe('config.json');
  });

  it('stays where it is when it was not lost', async () => {
    expect(await focusAfter('Add 2', () => [])).toBe('Add 2');
  });
});
