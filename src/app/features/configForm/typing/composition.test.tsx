// @vitest-environment happy-dom
import { type ReactNode, act as settled } from 'react';
import { expect, it, vi } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { loadProgramTools } from '../../../exprField/programTools.ts';
import { ProgramsControl } from '../controls/ProgramsControl.tsx';
import { OptionField } from '../OptionField.tsx';
import { useOptionEditor, useOptionView } from '../option/useOption.ts';

const programsPath = ['gatewayOAuth2', 'endpointParams'];

function Programs() {
  const view = useOptionView(programsPath.join('.'));
  const editor = useOptionEditor(programsPath);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

function Option({ name }: { readonly name: string }) {
  const option = optionAt([name]);
  return option && <OptionField option={option} />;
}

const connection = 'pgConnStr: "postgres://review@db/review"\n';
const programs = 'gatewayOAuth2: {\n  endpointParams: {\n    a: "1 + 1"\n  }\n}\n';

interface Case {
  readonly text: string;
  readonly view: ReactNode;
  readonly field: string;
  readonly typed: string;
  /** Pressed first. */
  readonly button?: string;
  /** Typed first, into another field. */
  readonly before?: readonly [field: string, typed: string];
}

async function rendered({ text, view, button, before, field, typed }: Case) {
  const { workspace, page, container, act } = renderInWorkspace(text, view);
  const labelled = (label: string) =>
    document.querySelector<HTMLInputElement>(`:is([aria-label="${label}"], [name="${label}"])`) ?? expect.fail(label);
  const type = (label: string, value: string) =>
    act(() => {
      labelled(label).focus();
      typeInto(labelled(label), value);
    });
  if (button !== undefined) {
    const all = [...container.querySelectorAll('button')];
    await settled(async () =>
      all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === button)?.click(),
    );
    await settled(() => vi.dynamicImportSettled());
  }
  if (before) type(...before);
  type(field, typed);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    act(() => labelled(field).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init })));
  return { workspace, page, labelled, type, press };
}

const cases: readonly (readonly [name: string, Case])[] = [
  ['the name of a parameter', { text: programs, view: <Programs />, field: 'Name of parameter a', typed: 'b' }],
  [
    'the name of a new parameter',
    { text: programs, view: <Programs />, field: 'Name of the new parameter', typed: 'b' },
  ],
  [
    'a pasted connection string',
    {
      text: connection,
      view: <Option name="pgConnStr" />,
      button: 'Paste a string…',
      field: 'Connection string to use',
      typed: 'postgres://other@host/name',
    },
  ],
  [
    'a parameter of a connection string',
    {
      text: 'pgConnStr: ""\n',
      view: <Option name="pgConnStr" />,
      button: 'Add a connection parameter',
      before: ['Name of the connection parameter', 'connect_timeout'],
      field: 'Value of connect_timeout',
      typed: '10',
    },
  ],
];

it.each(cases)(
  'Enter that ends a composition commits nothing in the field for %s, and the next one does',
  async (_, each) => {
    const { workspace, press } = await rendered(each);
    press('Enter', { isComposing: true });
    press('Enter', { keyCode: 229 });
    expect(workspace.snapshot.text).toBe(each.text);
    press('Enter');
    expect(workspace.snapshot.text).not.toBe(each.text);
  },
);

it('Escape that cancels a composition keeps what was typed before it', async () => {
  const { press, labelled } = await rendered({
    text: 'smtpPort: 25\n',
    view: <Option name="smtpPort" />,
    field: 'smtpPort',
    typed: '25x',
  });
  press('Escape', { isComposing: true });
  expect(labelled('smtpPort').value).toBe('25x');
  press('Escape');
  expect(labelled('smtpPort').value).toBe('25');
});

it('Enter that ends a composition takes no completion, and the next one does', async () => {
  const field = 'Program of a';
  const { page, press, labelled, type } = await rendered({ text: programs, view: <Programs />, field, typed: 'sour' });
  await settled(async () => void (await loadProgramTools(page)));
  labelled(field).setSelectionRange(5, 5);
  type(field, 'sourc');
  press('Enter', { isComposing: true });
  expect(labelled(field).value).toBe('sourc');
  press('Enter');
  expect(labelled(field).value).toBe('sourceID');
});
