// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { OptionField } from '../OptionField.tsx';

// An input for one line leaves the line ends out of what it shows, and so out of what is written next.
it.each(options.filter(({ kind, path }) => ['text', 'url', 'path', 'colour'].includes(kind) && path.length === 1))(
  '$key shows a value of several lines in as many',
  (option) => {
    const { container } = renderInWorkspace(
      JSON.stringify({ [option.key]: 'first\nsecond' }),
      <OptionField option={option} inner={[]} />,
    );
    expect(container.querySelector<HTMLTextAreaElement>(`textarea[name="${option.key}"]`)?.value).toBe('first\nsecond');
  },
);

it('the box of a value keeps the focus and the caret when its last line end is deleted', () => {
  const option = options.find(({ key }) => key === 'organisationName');
  const { container, act } = renderInWorkspace(
    JSON.stringify({ organisationName: 'first\nsecond' }),
    option && <OptionField option={option} inner={[]} />,
  );
  const box = () => container.querySelector<HTMLInputElement>('[name="organisationName"]') ?? expect.fail('no box');
  act(() => {
    box().focus();
    typeInto(box(), 'firstsecond');
    box().setSelectionRange(5, 5);
  });
  expect([box().localName, box().value]).toEqual(['input', 'firstsecond']);
  expect([document.activeElement === box(), box().selectionStart, box().selectionEnd]).toEqual([true, 5, 5]);
});
