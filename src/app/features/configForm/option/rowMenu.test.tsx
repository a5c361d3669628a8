// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { RowContext } from '../../../places/rowActions.ts';
import { useElement } from '../../../places/useElement.ts';
import { RowButton } from '../../../ui/RowButton.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { actionItems, useRowMenu } from './rowMenu.ts';

const nothing = () => {};

function Rows({ onFix }: { readonly onFix: () => void }) {
  return (
    <>
      <RowContext value="email">
        <RowButton label="Preset for E-mail" run={nothing} />
      </RowContext>
      <RowContext value="smtpPort">
        <RowButton label="Other row" run={nothing} />
      </RowContext>
      <RowContext value="smtpAuth">
        <div ref={useElement('option', 'smtpAuth')}>
          <input name="smtpAuth" />
          <button type="button">Tab stop</button>
          <RowButton label="Fix" run={onFix} />
          <RowButton label="Disabled" isDisabled run={nothing} />
          <RowContext value="smtpAuth.username">
            <RowButton label="Inner" run={nothing} />
          </RowContext>
        </div>
      </RowContext>
    </>
  );
}

it('a row lists its own actions that can be run, then those of its section', () => {
  const { page } = renderInWorkspace('{}', <Rows onFix={nothing} />);
  const labels = actionItems(page, 'smtpAuth', 'email').map(({ label }) => label);
  expect(labels).toEqual(['Fix', 'Preset for E-mail']);
});

it('an entry runs its action from the field of the row', async () => {
  const fix = vi.fn(() => expect(document.activeElement?.getAttribute('name')).toBe('smtpAuth'));
  const { page } = renderInWorkspace('{}', <Rows onFix={fix} />);
  actionItems(page, 'smtpAuth')[0]?.onSelect();
  await eventually(() => expect(fix).toHaveBeenCalledOnce());
});

function Nested({ onOpen }: { readonly onOpen: (row: string) => void }) {
  const outer = useRowMenu();
  const inner = useRowMenu();
  return (
    <fieldset onKeyDown={outer.onKeyDown}>
      <button ref={outer.menuButton} type="button" onClick={() => onOpen('outer')} />
      <Segmented options={[{ value: 'none', label: 'None' }]} value="none" onChange={nothing} name="choice" />
      <fieldset onKeyDown={inner.onKeyDown}>
        <button ref={inner.menuButton} type="button" onClick={() => onOpen('inner')} />
        <input name="text" />
      </fieldset>
    </fieldset>
  );
}

it.each([
  ['a radio button, which takes Enter for itself', 'choice', 'outer'],
  ['a field of a row inside a row', 'text', 'inner'],
])('Alt+Enter opens the menu of the nearest row from %s', (_what, name, row) => {
  const onOpen = vi.fn();
  const { act, container } = renderInWorkspace('{}', <Nested onOpen={onOpen} />);
  const field = container.querySelector(`[name=${name}]`);
  act(() =>
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', altKey: true, bubbles: true, cancelable: true })),
  );
  expect(onOpen.mock.calls).toEqual([[row]]);
});
