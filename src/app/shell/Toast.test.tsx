// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { announce } from '../page/announcer.ts';
import { createPageState, type PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';
import { Toast } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The toast over a document that has just been edited. */
function render(own?: PageState) {
  const { container, workspace, page, act } = renderInWorkspace('smtpPort: 587\n', <Toast />, own);
  const edit = (newText: string) =>
    act(() => workspace.apply([{ range: { start: 0, end: 0 }, newText }], { view: 'form', label: 'Edit' }));
  edit('# note\n');
  const buttons = () => [...container.querySelectorAll('button')];
  return {
    container,
    workspace,
    page,
    act,
    edit,
    region: container.querySelector('section') as HTMLElement,
    said: () => container.querySelector('output')?.textContent,
    names: () => buttons().map((button) => button.getAttribute('aria-label') ?? button.textContent),
    press: (name: string) =>
      act(() =>
        buttons()
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

describe('the toast', () => {
  it('shows what was announced before it was mounted, such as a restored draft', () => {
    const page = createPageState();
    announce(page, 'Restored your draft.');
    expect(render(page).names()).toEqual(['Dismiss']);
  });

  it.each([
    ['four seconds', {}, 4_000],
    ['eight seconds where there is something to do', { canUndo: true }, 8_000],
  ])('shows what is announced for %s, in the one live region of the page', (_, can, time) => {
    const { page, act, region, said, names, pass } = render();
    expect(names()).toEqual([]);
    act(() => announce(page, 'Saved config.json.', can));
    expect([said(), names()]).toEqual(['Saved config.json.', expect.arrayContaining(['Dismiss'])]);
    expect(region.querySelectorAll('[aria-live]')).toHaveLength(1);
    pass(time - 1);
    expect(names()).toContain('Dismiss');
    pass(1);
    expect(names()).toEqual([]);
  });

  it('stays while it is hovered or focused', () => {
    const { page, act, region, names, pass } = render();
    act(() => announce(page, 'Saved.'));
    act(() => region.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    pass(20_000);
    expect(names()).toEqual(['Dismiss']);
    act(() => region.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body })));
    act(() => region.querySelector('button')?.focus());
    pass(20_000);
    expect(names()).toEqual(['Dismiss']);
    act(() => (document.activeElement as HTMLElement).blur());
    pass(8_000);
    expect(names()).toEqual([]);
  });

  it('undoes the announced change, and announces that', () => {
    const { page, act, workspace, said, names, press } = render();
    act(() => announce(page, 'Formatted.', { canUndo: true }));
    expect(names()).toEqual(['Undo', 'Dismiss']);
    press('Undo');
    expect(workspace.snapshot.text).toBe('smtpPort: 587\n');
    expect([said(), names()]).toEqual(['Undone: Edit', ['Dismiss']]);
  });

  it('offers no undo after another change', () => {
    const { page, act, edit, names } = render();
    act(() => announce(page, 'Formatted.', { canUndo: true }));
    edit('# later\n');
    expect(names()).toEqual(['Dismiss']);
  });

  it('returns the focus to the element that had it', () => {
    const { page, act, region, press } = render();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    act(() => announce(page, 'Formatted.', { canUndo: true }));
    act(() => region.querySelector('button')?.focus());
    press('Undo');
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('appears clear of what no toast may cover, and stays there', () => {
    const { page, act, region, pass } = render();
    const box = (left: number, right: number) => ({ left, right, top: 90, bottom: 99 }) as DOMRect;
    region.getBoundingClientRect = () => (region.dataset.side === 'start' ? box(0, 9) : box(90, 99));
    const buttons = document.createElement('div');
    const unregister = page.part(createPlaces).elements.register('uncovered', 'buttons', buttons);
    buttons.getBoundingClientRect = () => box(80, 95);
    act(() => announce(page, 'Copied.'));
    expect(region.dataset.side).toBe('start');
    unregister();
    pass(1000);
    expect(region.dataset.side).toBe('start');
    act(() => announce(page, 'Formatted.'));
    expect(region.dataset.side).toBe('bottom');
  });

  it('keeps what has to be answered beside what passes, until it is answered', () => {
    const { page, act, container, said, pass } = render();
    const alert = () => container.querySelector('[role="alert"]');
    const answered = vi.fn();
    act(() => announce(page, 'Open b.json?', { kind: 'hint', actions: [{ label: 'Open', run: answered }] }));
    act(() => announce(page, 'Copied.'));
    pass(60_000);
    expect([alert()?.textContent, said()]).toEqual(['Open b.json?Open', 'Copied.']);
    expect(alert()?.querySelector('button:last-child')?.getAttribute('aria-label')).toBe('Close');
    act(() => alert()?.querySelector('button')?.click());
    expect([alert(), answered.mock.calls.length]).toEqual([null, 1]);
  });

  it('only announces to screen readers what the page already shows in place', () => {
    const { page, act, said, names } = render();
    act(() => announce(page, 'Copied', { isInPlace: true }));
    expect([said(), names()]).toEqual(['Copied', []]);
  });
});
