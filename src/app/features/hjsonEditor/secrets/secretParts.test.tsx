// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { textRange } from 'source-text';
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { SecretPopover } from './secretParts.tsx';

vi.mock('./SecretPopover.tsx', () => {
  throw new Error('offline');
});

const range = textRange(0, 1);
const secret = {
  mask: { kind: 'secret', isUnproven: false, sourceRange: range, viewRange: range, placeholder: 'hidden' },
  x: 0,
  y: 0,
} as const;

async function rendered() {
  const onClose = vi.fn();
  const { container, workspace } = renderInWorkspace(
    '{}',
    <ErrorBoundary onFail={vi.fn()}>
      the editor
      <Suspense>
        <SecretPopover {...{ secret, onClose }} onShow={vi.fn()} onLeave={vi.fn()} />
      </Suspense>
    </ErrorBoundary>,
  );
  await act(() => vi.dynamicImportSettled());
  return {
    container,
    onClose,
    edit: () => act(() => workspace.apply([{ range, newText: '{ ' }], { view: 'form', label: 'Change' })),
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
