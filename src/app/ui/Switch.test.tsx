// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Switch } from './Switch.tsx';

it('shows whether it is on, and reports a press', () => {
  const asked: boolean[] = [];
  const { container, act } = renderInWorkspace(
    '',
    <Switch aria-label="Gateway OAuth2" checked={false} onChange={(checked) => asked.push(checked)} />,
  );
  const control = container.querySelector<HTMLInputElement>('[role="switch"]');
  expect(control?.checked).toBe(false);
  act(() => control?.click());
  expect(asked).toEqual([true]);
});
