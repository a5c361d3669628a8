// @vitest-environment happy-dom
import { act as settled } from 'react';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { loadProgramTools } from '../../../exprField/programTools.ts';
import { useOptionEditor, useOptionView } from '../option/useOption.ts';
import { useFormPlaces } from '../useFormPlaces.ts';
import { ProgramsControl } from './ProgramsControl.tsx';

const path = ['gatewayOAuth2', 'endpointParams'];
const key = path.join('.');

function Programs() {
  useFormPlaces(() => {});
  const view = useOptionView(key);
  const editor = useOptionEditor(path);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

function rendered(...lines: readonly string[]) {
  const text = `gatewayOAuth2: {\n  endpointParams: {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;
  const { workspace, page, container, act } = renderInWorkspace(text, <Programs />);
  const find = <Kind extends Element>(selector: string) => {
    const found = container.querySelector<Kind>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const labelled = <Kind extends Element>(label: string) => find<Kind>(`[aria-label="${label}"]`);
  const type = (input: HTMLInputElement, value: string) =>
    act(() => {
      typeInto(input, value);
    });
  const choose = (name: string, kind: string) =>
    act(() => {
      const select = labelled<HTMLSelectElement>(`Kind of ${name}`);
      select.value = kind;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const program = (name: string) => workspace.snapshot.config.value([...path, name]);
  const press = (key: string) =>
    act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  return { workspace, page, container, act, find, labelled, type, choose, program, press, focused };
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

describe('a refused rename', () => {
  it('keeps the kind of the parameter and the name that was typed', () => {
    const { act, workspace, type, labelled, choose, container } = rendered('a: sourceID');
    choose('a', 'program');
    const before = workspace.snapshot.text;
    const name = labelled<HTMLInputElement>('Name of parameter a');
    act(() => name.focus());
    // No UTF-8 text can hold half of a surrogate pair.
    type(name, '\ud800');
    act(() => name.blur());
    expect(workspace.snapshot.text).toBe(before);
    expect(container.textContent).toContain('cannot be written');
    expect(name.value).toBe('\ud800');
    expect(labelled<HTMLSelectElement>('Kind of a').value).toBe('program');
  });

  it.each(['sourceID', `"'text'"`, 'lower(sourceID)'])('is explained once: %s', (value) => {
    const { act, type, labelled, container } = rendered(`a: ${value}`);
    const name = labelled<HTMLInputElement>('Name of parameter a');
    act(() => name.focus());
    type(name, '\ud800');
    act(() => name.blur());
    expect(container.textContent?.match(/cannot be written/g)).toHaveLength(1);
  });
});

describe('a new parameter', () => {
  it('moves the focus to its value', async () => {
    const { act, type, labelled, program } = rendered();
    const name = labelled<HTMLInputElement>('Name of the new parameter');
    type(name, 'audience');
    act(() => name.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    expect(program('audience')).toBe("''");
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Text of audience'));
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

  it('keeps its name while the form is left, until another document is open', () => {
    const { page, type, labelled, act, workspace } = rendered();
    type(labelled<HTMLInputElement>('Name of the new parameter'), 'audience');
    const again = renderInWorkspace('gatewayOAuth2: {endpointParams: {}}', <Programs />, page);
    expect(again.container.querySelector('input')?.value).toBe('audience');
    expect(again.container.textContent).toContain('not added yet');
    act(() => workspace.open({ name: 'other.json', text: workspace.snapshot.text }));
    expect(labelled<HTMLInputElement>('Name of the new parameter').value).toBe('');
  });
});

describe('by keyboard', () => {
  const three = [`a: "'x'"`, 'b: sourceID', 'c: lower(sourceID)'];

  it('name, kind and value of every parameter are Tab stops, and no menu', () => {
    const { container } = rendered(...three);
    const stops = [...container.querySelectorAll<HTMLElement>('fieldset :is(input, select, textarea, button)')]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map((element) => element.ariaLabel ?? element.getAttribute('aria-label'));
    expect(stops).toEqual([
      'Name of parameter a',
      'Kind of a',
      'Text of a',
      'Name of parameter b',
      'Kind of b',
      'Name of parameter c',
      'Kind of c',
      'Program of c',
    ]);
  });

  it('the arrow keys go from name to name and from value to value, and to the new parameter', () => {
    const { act, labelled, press, focused } = rendered(...three);
    act(() => labelled<HTMLElement>('Name of parameter b').focus());
    press('ArrowDown');
    expect(focused()).toBe('Name of parameter c');
    press('ArrowDown');
    expect(focused()).toBe('Name of the new parameter');
    press('ArrowDown');
    expect(focused()).toBe('Name of the new parameter');
    press('ArrowUp');
    expect(focused()).toBe('Name of parameter c');
    act(() => labelled<HTMLElement>('Text of a').focus());
    press('ArrowDown');
    expect(focused()).toBe('Kind of b');
    // There they choose the kind.
    press('ArrowDown');
    expect(focused()).toBe('Kind of b');
  });

  it('in a program of several lines they go from line to line first', () => {
    const { act, labelled, press, focused } = rendered('a: sourceID', `b: "lower(\\n'x')"`);
    const program = labelled<HTMLTextAreaElement>('Program of b');
    act(() => program.focus());
    program.setSelectionRange(8, 8);
    press('ArrowUp');
    expect(focused()).toBe('Program of b');
    program.setSelectionRange(2, 2);
    press('ArrowUp');
    expect(focused()).toBe('Kind of a');
  });

  it('the parameters are counted for assistive technology', () => {
    const { container } = rendered(...three);
    const rows = [...container.querySelectorAll('li[aria-setsize="3"]')];
    expect(rows.map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
  });
});

it('a parameter without a name is not added: the button leads to the name', () => {
  const { workspace, container, act, focused } = rendered('a: baseURL');
  const { text } = workspace.snapshot;
  const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add parameter');
  act(() => button?.click());
  expect([workspace.snapshot.text, focused()]).toEqual([text, 'Name of the new parameter']);
});

describe('a parameter that holds a secret', () => {
  it.each([
    ['by its name, a text', `client_assertion: "'planted-word'"`, 'client_assertion', 'Text'],
    ['by its name, without the inner quotes', 'client_assertion: "planted-word"', 'client_assertion', 'Program'],
    ['by its name, a concatenation', `password: "sourceID + 'planted-word'"`, 'password', 'Program'],
    ['by its text', `note: "'password=planted-word'"`, 'note', 'Text'],
    ['by its text, a concatenation', `note: "'password=' + 'planted-word'"`, 'note', 'Program'],
  ])('is hidden %s, and its kind is not', async (_, line, name, kind) => {
    const { container, labelled, act } = rendered(line);
    await act(async () => void (await import('../../../exprField/programTools.ts')));
    const field = labelled<HTMLInputElement>(`${kind} of ${name}`);
    expect([field.value, field.type, field.placeholder]).toEqual(['', 'password', '••••••']);
    expect(container.innerHTML).not.toContain('planted-word');
    expect(labelled<HTMLSelectElement>(`Kind of ${name}`).value).toBe(kind === 'Text' ? 'text' : 'program');
    act(() => labelled<HTMLElement>(`Show ${kind} of ${name}`).click());
    expect(labelled<HTMLInputElement>(`${kind} of ${name}`).value).toContain('planted-word');
    act(() => labelled<HTMLElement>(`Hide ${kind} of ${name}`).click());
    expect(container.innerHTML).not.toContain('planted-word');
  });

  it('is replaced as a whole by what is typed, and by nothing else', () => {
    const { labelled, type, program, act } = rendered(`client_assertion: "'planted-word'"`);
    const field = () => labelled<HTMLInputElement>('Text of client_assertion');
    act(() => field().focus());
    act(() => field().blur());
    expect(program('client_assertion')).toBe("'planted-word'");
    act(() => field().focus());
    type(field(), 'n');
    type(field(), 'ne');
    expect([program('client_assertion'), field().value]).toEqual(["'ne'", 'ne']);
    type(field(), '');
    expect(program('client_assertion')).toBe("'planted-word'");
  });

  it('keeps its field while it stops being one, or becomes one, by what is typed', () => {
    const { labelled, type, act } = rendered(`note: "'password=planted-word'"`, `audience: "'a'"`);
    const note = labelled<HTMLInputElement>('Text of note');
    act(() => note.focus());
    type(note, 'harmless');
    expect(document.activeElement).toBe(labelled('Text of note'));
    const audience = labelled<HTMLInputElement>('Text of audience');
    act(() => audience.focus());
    expect(labelled<HTMLInputElement>('Text of note').value).toBe('harmless');
    type(audience, 'password=planted-word');
    expect(document.activeElement).toBe(labelled('Text of audience'));
    act(() => audience.blur());
    expect(labelled<HTMLInputElement>('Text of audience').value).toBe('');
  });
});

it('the value of a program is hidden where it comes from an address with a password', async () => {
  const source = `baseUrl: "https://u:planted-word@h"\ngatewayOAuth2: {\n  endpointParams: {\n    a: lower(baseURL)\n    b: int(baseURL)\n  }\n}\n`;
  const { container, page, act } = renderInWorkspace(source, <Programs />);
  await settled(async () => void (await loadProgramTools(page)));
  act(() => {});
  expect(container.textContent).toContain('secret, hidden');
  expect(container.innerHTML).not.toContain('planted-word');
});

it('a parameter is reverted to the bytes that it was opened with', async () => {
  const { workspace, choose, labelled, act } = rendered(`a: 'baseURL' // kept`, 'b: sourceID');
  const { text } = workspace.snapshot;
  choose('a', 'sourceID');
  expect(workspace.snapshot.text).not.toBe(text);
  act(() => labelled('More for parameter a').dispatchEvent(new MouseEvent('click', { bubbles: true })));
  const entry = () =>
    [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(({ textContent }) =>
      textContent?.startsWith('Revert to opened value'),
    );
  await eventually(() => expect(entry()?.isConnected).toBe(true));
  act(() => entry()?.click());
  expect(workspace.snapshot.text).toBe(text);
});
