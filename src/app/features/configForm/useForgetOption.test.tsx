// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { activeOption } from '../../page/editing.ts';
import { useElement } from '../../places/useElement.ts';
import { useForgetOption } from './useForgetOption.ts';

function View() {
  useForgetOption();
  return (
    <section ref={useElement('option', 'smtpPort')}>
      <input aria-label="SMTP port" />
    </section>
  );
}

/** The form of a text while the option is the active one. */
function rendered() {
  const { workspace, page, container, act } = renderInWorkspace('smtpPort: 587\n', <View />);
  const active = page.part(activeOption);
  act(() => active.set(['smtpPort']));
  const open = (text: string) => act(() => workspace.open({ name: 'other.json', text }));
  return { workspace, act, active, open, field: container.querySelector('input') };
}

test('another file has no active option', () => {
  const { active, open } = rendered();
  open('smtpPort: 25\n');
  expect(active.get()).toEqual([]);
});

test('neither has the one that undo brings back, and an edit leaves it', () => {
  const { workspace, act, active, open } = rendered();
  open('smtpPort: 25\n');
  act(() => active.set(['smtpPort']));
  act(() => workspace.removeOption(['smtpPort'], { view: 'form', label: 'Remove' }));
  act(() => workspace.undo());
  expect(active.get()).toEqual(['smtpPort']);
  act(() => workspace.undo());
  expect(active.get()).toEqual([]);
});

test('a closed file leaves none, not even that of the focused field', () => {
  const { workspace, act, active, field } = rendered();
  field?.focus();
  act(() => workspace.close());
  expect(active.get()).toEqual([]);
});

test('the option of a field that keeps the focus is the active one of another file too', () => {
  const { active, open, field } = rendered();
  field?.focus();
  open('smtpPort: 25\n');
  expect(active.get()).toEqual(['smtpPort']);
});
