// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../../testing/typeInto.ts';
import { NewProgram } from './NewProgram.tsx';

const path = ['gatewayOAuth2', 'endpointParams'];

it('keeps the name of a parameter that is refused, and says why', () => {
  const broken = 'gatewayOAuth2: { endpointParams: {}\n';
  const { container, workspace, act } = renderInWorkspace(
    broken,
    <NewProgram field={{ current: null }} path={path} names={[]} isOffered />,
  );
  const field = container.querySelector('input') ?? expect.fail('no field');
  act(() => {
    typeInto(field, 'audience');
  });
  act(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect([workspace.snapshot.text, field.value]).toEqual([broken, 'audience']);
  expect(container.textContent).toContain('Fix them first');
});

it('adds a parameter with Enter, and none with Alt+Enter, which opens the menu of the row', () => {
  const { container, workspace, act } = renderInWorkspace(
    'gatewayOAuth2: { endpointParams: {} }\n',
    <NewProgram field={{ current: null }} path={path} names={[]} isOffered />,
  );
  const field = container.querySelector('input') ?? expect.fail('no field');
  const enter = (altKey: boolean) =>
    act(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', altKey, bubbles: true })));
  act(() => {
    typeInto(field, 'audience');
  });
  enter(true);
  expect(workspace.snapshot.config.value([...path, 'audience'])).toBeUndefined();
  enter(false);
  expect(workspace.snapshot.config.value([...path, 'audience'])).toBeDefined();
});
