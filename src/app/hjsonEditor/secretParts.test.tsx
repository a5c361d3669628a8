// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { textRange } from '../../text/index.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import { SecretPopover } from './secretParts.tsx';

vi.mock('./SecretPopover.tsx', () => {
  throw new Error('offline');
});

const range = textRange(0, 1);
const secret = {
  mask: { kind: 'secret', sourceRange: range, viewRange: range, placeholder: 'hidden' },
  x: 0,
  y: 0,
} as const;

async function rendered() {
  const changed = new Set<(masksMoved: boolean) => void>();
  const subscribe = (listener: (masksMoved: boolean) => void) => {
    changed.add(listener);
    return () => changed.delete(listener);
  };
  const onClose = vi.fn();
  const { container } = renderInWorkspace(
    '{}',
    <LoadBoundary fallback="the plain editor">
      the editor
      <Suspense>
        <SecretPopover {...{ secret, onClose, binding: { subscribe } }} onShow={vi.fn()} onLeave={vi.fn()} />
      </Suspense>
    </LoadBoundary>,
  );
  await act(() => vi.dynamicImportSettled());
  return {
    container,
    onClose,
    edit: () =>
      act(() => {
        for (const tell of changed) tell(false);
      }),
  };
}

it('what asks about a secret leaves the editor in place when its code cannot be loaded', async () => {
  const { container } = await rendered();
  expect(container.textContent).toMatch(/^the editorThis part of the page could not be loaded/);
  expect(container.querySelector('[role="alert"] button')?.textContent).toBe('Try again');
});

it('what was asked about a secret is not asked again of a text that has changed since', async () => {
  const { onClose, edit } = await rendered();
  expect(onClose).not.toHaveBeenCalled();
  edit();
  expect(onClose).toHaveBeenCalledOnce();
});
