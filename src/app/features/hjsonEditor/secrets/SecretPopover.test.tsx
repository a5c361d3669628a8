// @vitest-environment happy-dom

import { textRange } from 'source-text';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { SecretPopover } from './SecretPopover.tsx';

const text = '{\n  encryptionKey: "planted \\"word\\""\n}\n';
const sourceRange = textRange(text.indexOf('"'), text.lastIndexOf('"') + 1);
const mask = { kind: 'secret', isUnproven: false, sourceRange, viewRange: sourceRange, placeholder: 'hidden' } as const;

function rendered() {
  const [onShow, onClose, onLeave] = [vi.fn(), vi.fn(), vi.fn()];
  const { act } = renderInWorkspace(
    text,
    <SecretPopover secret={{ mask, x: 10, y: 10 }} onShow={onShow} onClose={onClose} onLeave={onLeave} />,
  );
  const offer = document.querySelector('[role="dialog"]');
  const buttons = [...(offer?.querySelectorAll('button') ?? [])];
  const press = (name: string) => act(() => buttons.find(({ textContent }) => textContent === name)?.click());
  return { onShow, onClose, act, offer, buttons, press };
}

it('a tapped secret has a named offer with the focus on its first button', () => {
  const { offer, buttons } = rendered();
  expect(offer?.getAttribute('aria-label')).toBe('Hidden secret');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Show', 'Copy']);
  expect(document.activeElement).toBe(buttons[0]);
  expect(offer?.textContent).not.toContain('planted');
});

it('Show shows that secret and closes the offer', () => {
  const { onShow, onClose, press } = rendered();
  press('Show');
  expect(onShow).toHaveBeenCalledWith(mask);
  expect(onClose).toHaveBeenCalledOnce();
});

it('Copy copies what the secret is, without quotes and escapes, and shows nothing', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { onShow, onClose, press } = rendered();
  press('Copy');
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  expect(writeText).toHaveBeenCalledWith('planted "word"');
  expect(onShow).not.toHaveBeenCalled();
});

it('Escape closes the offer', () => {
  const { onClose, act } = rendered();
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(onClose).toHaveBeenCalledOnce();
});
