// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultTemplate } from '../../../config/index.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { setDraftState } from '../../drafts/draftState.ts';
import { shownDialog } from '../../page/dialogs.ts';
import { createPageState } from '../../page/pageState.ts';
import { preferences } from '../../page/preferences.ts';
import { ProtectionOffer } from './ProtectionOffer.tsx';

const template = defaultTemplate();

/** A page that keeps a draft of this text, opened from a file or not. */
function opened(text: string, savedText?: string) {
  const page = createPageState();
  const rendered = renderInWorkspace(text, <ProtectionOffer />, page);
  const { workspace, container, act } = rendered;
  act(() => {
    workspace.open({ name: 'config.json', text, ...(savedText === undefined ? {} : { savedText }) });
    setDraftState(page, { keeping: 'kept' });
  });
  return {
    page,
    act,
    edit: () => act(() => workspace.setOption(['baseUrl'], 'https://a.example', { view: 'form', label: 'Type' })),
    offer: () => container.textContent,
    press: (name: string) =>
      act(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()),
  };
}

const offered = /^Your draft is lost if this tab crashes or the browser closes\. .*Protect….*Not now$/;

describe('the offer to protect drafts', () => {
  beforeEach(() => localStorage.clear());

  it('comes with the first edit of a new document', () => {
    const { offer, edit } = opened(template);
    expect(offer()).toBe('');
    edit();
    expect(offer()).toMatch(offered);
  });

  it('does not come while a file from the disk is edited', () => {
    const { offer, edit } = opened('smtpPort: 25\n', 'smtpPort: 25\n');
    edit();
    expect(offer()).toBe('');
  });

  it.each(['Not now', 'Protect…'])('does not come again after %s, on the next page neither', (answer) => {
    const first = opened(template);
    first.edit();
    first.press(answer);
    expect(first.offer()).toBe('');
    expect(first.page.part(shownDialog).get()?.kind).toBe(answer === 'Protect…' ? 'drafts' : undefined);
    const next = opened(template);
    next.edit();
    expect([next.offer(), next.page.part(preferences).get().offersProtection]).toEqual(['', false]);
  });

  it.each([
    ['protected already', { isProtected: true }],
    ['not kept', { keeping: 'off' }],
  ] as const)('does not come where drafts are %s', (_name, state) => {
    const { page, act, offer, edit } = opened(template);
    act(() => setDraftState(page, state));
    edit();
    expect(offer()).toBe('');
  });
});
