// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createPageState, type PageState } from '../page/pageState.ts';
import { focusNear, headingId, placeNear } from './focusNear.ts';
import { createPlaces } from './places.ts';

const markup = `
  <h1 id="${headingId}" tabindex="-1">config.json</h1>
  <div id="row"><input name="smtpPort"><p><button>Change to 587</button></p></div>
  <div id="tool"><h2 tabindex="-1">Problems</h2><section><ul>
    <li><button>Add 1</button></li><li><button>Add 2</button></li><li><button>Add 3</button></li>
  </ul></section></div>
  <section><ul><li><button>Discard</button></li></ul></section>`;

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;

const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

const row = (pressed: HTMLElement) => [pressed.closest('li')];

describe('when the focused element is gone, the focus', () => {
  let page: PageState;

  beforeEach(() => {
    document.body.innerHTML = markup;
    page = createPageState();
    const { elements } = page.part(createPlaces);
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    elements.register('option', 'smtpPort', find('#row'));
    elements.register('pane', 'tool', find('#tool'));
    elements.register('part', 'tool heading', find('h2'));
  });

  /** Presses a button that removes what `gone` selects, and returns where the focus is afterwards. */
  async function focusAfter(name: string, gone: (pressed: HTMLElement) => Iterable<Element | null>) {
    const pressed = button(name);
    pressed.focus();
    await focusNear(page, async () => {
      await Promise.resolve();
      for (const element of gone(pressed)) element?.remove();
    });
    return focused();
  }

  it('goes to the field of its option', async () => {
    expect(await focusAfter('Change to 587', (pressed) => [pressed.closest('p')])).toBe('smtpPort');
  });

  it('goes to the next row of its list', async () => {
    expect(await focusAfter('Add 2', row)).toBe('Add 3');
  });

  it('goes to the row before it when it was the last one', async () => {
    expect(await focusAfter('Add 3', row)).toBe('Add 2');
  });

  it('goes to the heading of its tool when the list is empty', async () => {
    expect(await focusAfter('Add 1', () => document.querySelectorAll('li'))).toBe('Problems');
  });

  it('goes to the heading of the page when the field is gone too, or the list that is in no tool', async () => {
    expect(await focusAfter('Change to 587', () => document.querySelectorAll('#row'))).toBe('config.json');
    expect(await focusAfter('Discard', row)).toBe('config.json');
  });

  it('stays where it is when it was not lost', async () => {
    expect(await focusAfter('Add 2', () => [])).toBe('Add 2');
  });

  it('returns to an element that is still there, wherever it is now', () => {
    const focus = placeNear(page, button('Add 2'));
    button('Discard').focus();
    focus();
    expect(focused()).toBe('Add 2');
  });
});
