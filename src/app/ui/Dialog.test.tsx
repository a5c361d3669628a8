// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const actions = <Button look="danger">Delete</Button>;

function focusIn(props: Partial<DialogProps>): Element | null {
  renderInWorkspace('', <Dialog onClose={() => {}} title="Delete all drafts?" {...props} />);
  return document.activeElement;
}

it('a dialog starts in its first field', () => {
  expect(focusIn({ actions, children: <input aria-label="Name" /> })?.getAttribute('aria-label')).toBe('Name');
});

it('a dialog without a field starts on the action that changes nothing', () => {
  expect(focusIn({ actions, children: 'This cannot be undone.' })?.textContent).toBe('Cancel');
});

it('a dialog that is only read starts in its text, where the arrow keys scroll', () => {
  expect(focusIn({ children: 'Shortcuts' })?.textContent).toBe('Shortcuts');
});
