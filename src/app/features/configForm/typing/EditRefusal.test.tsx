// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { OptionField } from '../OptionField.tsx';

const unclosed = '{\n  smtpPort: 25\n';
const repaired = '{\n  smtpPort: 25\n}\n';

function field(text: string) {
  const option = optionAt(['organisationName']);
  const rendered = renderInWorkspace(text, option && <OptionField option={option} />);
  const { act, container, workspace } = rendered;
  const input = container.querySelector('input');
  /** Fires the events that a browser fires for each key. */
  function type(value: string) {
    act(() => {
      typeInto(input, value);
    });
  }
  function replaceText(next: string) {
    const range = { start: 0, end: workspace.snapshot.text.length };
    act(() => workspace.apply([{ range, newText: next }], { view: 'hjson', label: 'Type' }));
  }
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { ...rendered, input, type, replaceText, button };
}

describe('an edit that is refused', () => {
  const refused = 'Add its closing bracket';

  it('says why, until the text is repaired', () => {
    const { container, type, replaceText, workspace } = field(unclosed);
    type('Clinic');
    expect(workspace.snapshot.text).toBe(unclosed);
    expect(container.textContent).toContain(refused);
    replaceText(repaired);
    expect(container.textContent).not.toContain(refused);
  });

  it('keeps what was typed, says that it is not applied, and applies it on request', () => {
    const { act, container, input, type, replaceText, button, workspace } = field(unclosed);
    type('Clinic');
    replaceText(repaired);
    expect(input?.value).toBe('Clinic');
    expect(container.textContent).toContain('Not applied yet.');
    act(() => button('Apply')?.click());
    expect(workspace.snapshot.text).toBe('{\n  organisationName: "Clinic"\n  smtpPort: 25\n}\n');
    expect(container.textContent).not.toContain('Not applied yet.');
  });
});

describe('typing one character at a time', () => {
  it('ends without quotes where the value had none', () => {
    const { act, input, type, workspace } = field('{\n  organisationName: Example\n}\n');
    act(() => input?.focus());
    for (const value of ['C', 'Contoso', 'Contoso ', 'Contoso C', 'Contoso Clinic']) type(value);
    expect(workspace.snapshot.text).toBe('{\n  organisationName: Contoso Clinic\n}\n');
  });
});
