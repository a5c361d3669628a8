// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { exampleConfiguration } from '../../../../config/index.ts';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { shownDialog } from '../../../page/dialogs.ts';
import { useElement } from '../../../places/useElement.ts';
import { FillInLine } from './FillInLine.tsx';

const origin = { view: 'form', label: 'Change' } as const;

/** Stands for the row of an option. */
function Row() {
  return (
    <div ref={useElement('option', 'organisationName')}>
      <input />
    </div>
  );
}

it('leads to the next option to fill in, to the one behind it once that is filled in, and to the whole list', () => {
  const { container, workspace, page, act } = renderInWorkspace(
    '{\n  baseUrl: https://a.example\n}\n',
    <FillInLine place="bottom" />,
  );
  const buttons = () => [...container.querySelectorAll('button')];
  const names = () => buttons().map(({ textContent }) => textContent);
  expect(names()).toEqual(['9 to fill in', 'Next: Organisation name']);
  const asked = askedPlaces(page);
  act(() => buttons()[1]?.click());
  expect(asked.at(-1)).toMatchObject({ kind: 'option', path: ['organisationName'] });
  act(() => void workspace.setOption(['organisationName'], 'A', origin));
  expect(names()).toEqual(['8 to fill in', 'Next: Encryption key']);
  act(() => buttons()[0]?.click());
  expect(page.part(shownDialog).get()).toEqual({ kind: 'checklist' });
});

it('is shown while something is to be filled in, and does not move the field that completes it', () => {
  const text = exampleConfiguration().replace(/organisationName:.*/, 'organisationName: ""');
  const { container, workspace, act } = renderInWorkspace(
    text,
    <>
      <FillInLine place="top" />
      <Row />
    </>,
  );
  act(() => container.querySelector('input')?.focus());
  act(() => workspace.setOption(['organisationName'], 'Ours', origin));
  expect(container.querySelector('button')).not.toBeNull();
  act(() => container.querySelector('input')?.blur());
  expect(container.querySelector('button')).toBeNull();
});
