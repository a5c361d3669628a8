// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { useOptionEditor, useOptionView } from '../useOption.ts';
import { ProgramsControl } from './ProgramsControl.tsx';

const path = ['gatewayOAuth2', 'endpointParams'];
const key = path.join('.');

function Programs() {
  const view = useOptionView(key);
  const editor = useOptionEditor(path);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

function rendered(...lines: readonly string[]) {
  const text = `gatewayOAuth2: {\n  endpointParams: {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;
  const { workspace, container, act } = renderInWorkspace(text, <Programs />);
  const find = <Kind extends Element>(selector: string) => {
    const found = container.querySelector<Kind>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const labelled = <Kind extends Element>(label: string) => find<Kind>(`[aria-label="${label}"]`);
  const type = (input: HTMLInputElement, value: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const choose = (name: string, kind: string) =>
    act(() => {
      const select = labelled<HTMLSelectElement>(`Kind of ${name}`);
      select.value = kind;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const program = (name: string) => workspace.snapshot.config.value([...path, name]);
  return { workspace, container, act, find, labelled, type, choose, program };
}

describe('the kind of a parameter', () => {
  it.each([
    [`a: "'gateway'"`, 'text'],
    ['a: baseURL', 'baseURL'],
    ['a: gatewayURL', 'gatewayURL'],
    ['a: sourceID', 'sourceID'],
    ['a: lower(sourceID)', 'program'],
  ])('of %s is %s', (line, kind) => {
    expect(rendered(line).labelled<HTMLSelectElement>('Kind of a').value).toBe(kind);
  });

  it('of text shows the text and writes the literal', () => {
    const { type, find, workspace } = rendered(`a: "'gateway'"`);
    const field = find<HTMLInputElement>(`[name="${key}.a"]`);
    expect(field.value).toBe('gateway');
    type(field, "it's");
    expect(workspace.snapshot.text).toContain(String.raw`"'it\\'s'"`);
  });

  it('of a variable needs no value', () => {
    const { container, choose, program } = rendered(`a: "'gateway'"`);
    choose('a', 'sourceID');
    expect(program('a')).toBe('sourceID');
    expect(container.querySelector('[aria-label="Text of a"], [aria-label="Program of a"]')).toBeNull();
  });

  it('of a program starts with the previous value, and stays a program while edited', () => {
    const { act, workspace, choose, labelled, program } = rendered('a: sourceID');
    choose('a', 'program');
    expect(program('a')).toBe('sourceID');
    act(() => workspace.setOption([...path, 'a'], "'text'", { view: 'form', label: 'Change' }));
    expect(labelled<HTMLTextAreaElement>('Program of a').value).toBe("'text'");
  });
});

describe('a new parameter', () => {
  it('moves the focus to its value', async () => {
    const { act, type, labelled, program } = rendered();
    const name = labelled<HTMLInputElement>('Name of the new parameter');
    type(name, 'audience');
    act(() => name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(program('audience')).toBe("''");
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Text of audience'));
  });

  it('with a name that was not added says so', () => {
    const { act, type, labelled, container } = rendered();
    const name = labelled<HTMLInputElement>('Name of the new parameter');
    act(() => name.focus());
    type(name, 'audience');
    expect(container.textContent).not.toContain('not added yet');
    act(() => name.blur());
    expect(container.textContent).toContain('not added yet');
    expect(name.value).toBe('audience');
  });
});
