// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkspace, type Workspace } from '../../../../workspace/index.ts';
import { announcement } from '../../../page/announcer.ts';
import { createPageState, type PageState } from '../../../page/pageState.ts';
import type { SecretCopy } from '../secrets/secretCopy.ts';
import { createPlainSession, type PlainSession } from './plainSession.ts';

const text = 'encryptionKey: planted-key\nsmtpPort: 587\n';
const placeholder = /•[\ufe00-\ufe0b]{19}•{7}[\ufe08-\ufe0d]/;

let area: HTMLTextAreaElement;
let workspace: Workspace;
let page: PageState;
let session: PlainSession;
let asked: SecretCopy[];

function open(opened: string): void {
  workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: opened });
  page = createPageState();
  asked = [];
  session = createPlainSession(area, workspace, page, {
    onCopySecrets: (copy) => asked.push(copy),
    onRefused: () => {},
  });
}

/** Puts the caret at the end of a text, or selects it. */
function select(search: string, from: 'start' | 'end' = 'end'): void {
  area.focus();
  const start = area.value.indexOf(search);
  const end = start + search.length;
  area.setSelectionRange(from === 'start' ? start : end, end);
  document.dispatchEvent(new Event('selectionchange'));
}

/** Types over the selection, as a browser does. */
function type(letters: string, into = area): void {
  const { value, selectionStart: start, selectionEnd: end } = into;
  into.value = value.slice(0, start) + letters + value.slice(end);
  into.setSelectionRange(start + letters.length, start + letters.length);
  into.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  area = document.body.appendChild(document.createElement('textarea'));
});
afterEach(() => {
  session.dispose();
  area.remove();
});

describe('what another editor goes on from', () => {
  it('is nothing before the user was in the text', () => {
    open(text);
    expect(session.place()).toBeUndefined();
  });

  it.each([
    ['behind a hidden secret', text],
    ['of a text with CRLF', text.replaceAll('\n', '\r\n')],
  ])('is the selection in the source: %s', (_, opened) => {
    open(opened);
    expect(area.value).toMatch(placeholder);
    select('587', 'start');
    const start = opened.indexOf('587');
    expect(session.place()).toMatchObject({ selection: { start, end: start + 3 }, hasFocus: true });
  });

  it('moves a caret inside a secret beside it', () => {
    open(text);
    select('••');
    const start = text.indexOf('planted');
    expect(session.place()?.selection).toEqual({ start, end: start });
  });

  it('hides a secret that is being typed once the caret leaves it', async () => {
    open('smtpPort: 587\n');
    select('587\n');
    for (const letter of 'encryptionKey: ab') type(letter);
    await Promise.resolve();
    expect(area.value).toContain('ab');
    select('smtpPort');
    await Promise.resolve();
    expect(area.value).toMatch(placeholder);
    expect(workspace.snapshot.text).toContain('encryptionKey: ab');
  });
});

describe('what waits for the end of typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes at once where nobody types, and a second after the last key', () => {
    open(text);
    const waited = vi.fn();
    session.afterTyping(waited);
    expect(waited).toHaveBeenCalledOnce();
    select('587');
    type('0');
    session.afterTyping(waited);
    vi.advanceTimersByTime(900);
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    vi.advanceTimersByTime(900);
    expect(waited).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(100);
    expect(waited).toHaveBeenCalledTimes(2);
  });

  it('comes after a composition, which is written when it ends, and never once the area is gone', () => {
    open(text);
    const waited = vi.fn(() => workspace.snapshot.text);
    select('587');
    area.dispatchEvent(new Event('compositionstart'));
    type('ni');
    session.afterTyping(waited);
    vi.advanceTimersByTime(5000);
    expect(workspace.snapshot.text).toBe(text);
    expect(waited).not.toHaveBeenCalled();
    area.dispatchEvent(new Event('compositionend'));
    vi.advanceTimersByTime(2000);
    expect(waited).toHaveReturnedWith(text.replace('587', '587ni'));
    type('0');
    session.afterTyping(waited);
    session.dispose();
    vi.advanceTimersByTime(2000);
    expect(waited).toHaveBeenCalledOnce();
  });
});

describe('a hidden secret', () => {
  it('is not torn, and the page says why', async () => {
    open(text);
    const shown = area.value;
    select('••');
    type('x');
    await Promise.resolve();
    expect(area.value).toBe(shown);
    expect(workspace.snapshot.text).toBe(text);
    expect(page.part(announcement).get().sentence).toContain('This secret is hidden.');
  });

  it.each([
    ['copy', false],
    ['cut', true],
  ])('is asked for before a %s takes it along', (kind, isCut) => {
    open(text);
    area.focus();
    area.select();
    const event = new Event(kind, { cancelable: true });
    area.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(asked).toMatchObject([{ count: 1, isCut }]);
  });

  it('does not ask if the selection has none', () => {
    open(text);
    select('587', 'start');
    const event = new Event('copy', { cancelable: true });
    area.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(asked).toEqual([]);
  });
});

it('undo moves the caret to what it changed', () => {
  open(text);
  select('587');
  type('0');
  area.setSelectionRange(0, 0);
  workspace.undo();
  expect(area.selectionEnd).toBe(area.value.indexOf('587') + 3);
});

it('a run of letters that begins in one view of the text goes on in the next, as one step', () => {
  open(text);
  select('587');
  type('0');
  const second = document.body.appendChild(document.createElement('textarea'));
  const next = createPlainSession(second, workspace, page, { onCopySecrets: () => {}, onRefused: () => {} });
  type('1');
  session.dispose();
  second.setSelectionRange(area.selectionEnd, area.selectionEnd);
  type('2', second);
  expect(workspace.snapshot.text).toContain('587012');
  workspace.undo();
  expect(workspace.snapshot.text).toBe(text);
  next.dispose();
  second.remove();
});

it('only a text that takes the place of another scrolls to its top: scrolling lays the page out', () => {
  const scroll = vi.fn();
  Object.defineProperty(area, 'scrollTop', { set: scroll, get: () => 0 });
  open(text);
  expect(scroll).not.toHaveBeenCalled();
  expect(area.selectionEnd).toBe(0);
  workspace.open({ name: 'other.json', text: 'smtpPort: 25\n' });
  expect(area.value).toBe('smtpPort: 25\n');
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0);
});
