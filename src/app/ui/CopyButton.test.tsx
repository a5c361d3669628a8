// @vitest-environment happy-dom
import { act as settled } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { useSelected } from '../page/useWorkspace.ts';
import { CopyButton } from './CopyButton.tsx';

function CopyText() {
  const text = useSelected((snapshot) => snapshot.text);
  return <CopyButton label="Copy the text" text={() => text} />;
}

/** A button whose text the clipboard refuses, pressed. */
async function refused() {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  });
  const { container, workspace, act } = renderInWorkspace('oidcClientSecret: planted-fake\n', <CopyText />);
  await settled(async () => container.querySelector('button')?.click());
  const area = () => container.querySelector('textarea');
  expect(area()?.value).toBe('oidcClientSecret: planted-fake\n');
  return { area, workspace, act };
}

describe('the text for copying by hand', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  it('is kept from spell checkers and from what browsers fill in', async () => {
    const { area } = await refused();
    expect(area()?.getAttribute('spellcheck')).toBe('false');
    expect(area()?.getAttribute('autocomplete')).toBe('off');
    expect(area()?.getAttribute('autocorrect')).toBe('off');
  });

  it('disappears with the next edit, and does not come back with its undo', async () => {
    const { area, workspace, act } = await refused();
    act(() => workspace.apply([{ range: { start: 0, end: 0 }, newText: '# more\n' }], { view: 'form', label: 'Type' }));
    expect(area()).toBeNull();
    act(() => workspace.undo());
    expect(area()).toBeNull();
  });

  it('goes when the tab is hidden', async () => {
    const { area, act } = await refused();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(area()).toBeNull();
  });

  it('goes after a minute, and not before', async () => {
    const { area, act } = await refused();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(area()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(area()).toBeNull();
  });
});
