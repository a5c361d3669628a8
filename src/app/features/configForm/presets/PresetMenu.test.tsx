// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { presets } from '../../../../presets/index.ts';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { OptionField } from '../OptionField.tsx';
import { formRows } from '../option/formRows.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { applyPreset } from './applyPreset.ts';
import { PresetMenu } from './PresetMenu.tsx';

it('the head of a section has the advice of the provider while its preset is filled in', () => {
  const text =
    '{ "smtpHostname": "smtp.gmail.com", "smtpPort": 587, "smtpAuth": { "mechanism": { "type": "autoDiscover" } } }';
  const { container, workspace, act } = renderInWorkspace(text, <SectionHead id="email" />);
  const advice =
    'Google Workspace – Not checked: Google expects the full e-mail address as user name and an app password.';
  expect(container.textContent).toContain(advice);
  act(
    () => void workspace.setOption(['smtpHostname'], 'mail.example.com', { view: 'form', label: 'Change', path: [] }),
  );
  expect(container.textContent).not.toContain('app password');
});

/** The menu of the section for mail, opened by its button. */
async function openMenu() {
  const view = renderInWorkspace('{}', <PresetMenu section="email" />);
  const asked = askedPlaces(view.page);
  const button = view.container.querySelector('button') ?? expect.fail('no button');
  view.act(() => {
    button.focus();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  });
  const items = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  await eventually(() => expect(items().length).toBeGreaterThan(3));
  return { ...view, asked, button, items };
}

it('a chosen preset leads on to the first option that it leaves open', async () => {
  const { act, asked, items } = await openMenu();
  act(() =>
    items()
      .find(({ textContent }) => textContent?.includes('Amazon SES'))
      ?.click(),
  );
  await eventually(() => expect(asked).toEqual([{ kind: 'option', path: ['smtpHostname'] }]));
});

it('a menu that is closed without a choice gives the focus back to its button', async () => {
  const { act, asked, button, items } = await openMenu();
  act(() => items()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await eventually(() => expect(document.activeElement).toBe(button));
  expect(asked).toEqual([]);
});

/** The rows of a section, over an empty file that a preset has filled in. */
function filledIn(name: string) {
  const preset = presets.find((each) => each.name === name) ?? expect.fail('no preset');
  const rows = formRows(options.filter(({ section }) => section === preset.section));
  const view = renderInWorkspace(
    '{}',
    rows.map(({ option, inner }) => <OptionField key={option.key} option={option} inner={inner} />),
  );
  view.act(() => void applyPreset(view.workspace, view.page, preset));
  const boxes = () => [...view.container.querySelectorAll<HTMLInputElement>('input, textarea')];
  return { ...view, boxes, parts: () => boxes().filter(({ dataset }) => dataset.part !== undefined) };
}

it.each(presets.map(({ name }) => name))('%s asks by labelled fields, and puts no placeholder into a box', (name) => {
  const { boxes, parts } = filledIn(name);
  expect(boxes().filter(({ value }) => /<[A-Z]/.test(value))).toEqual([]);
  expect(parts().map(({ value }) => value)).toEqual(parts().map(() => ''));
  expect(parts().filter(({ labels }) => !labels?.length)).toEqual([]);
  const hasParts = /<[A-Z]/.test(JSON.stringify(presets.find((each) => each.name === name)?.values));
  expect(parts().length > 0).toBe(hasParts);
});

it('the fields stay while the last part is typed, and the row has the whole address when it is shown again', () => {
  const { workspace, container, act, parts } = filledIn('Microsoft Entra ID');
  for (const typed of ['8', '8e']) act(() => typeInto(parts()[0], typed));
  expect(parts()[0]?.value).toBe('8e');
  expect(container.textContent).toContain('OIDC issuer: https://login.microsoftonline.com/8e/v2.0');
  const again = renderInWorkspace(
    workspace.snapshot.text,
    options.filter(({ key }) => key === 'oidcIssuer').map((option) => <OptionField key="a" option={option} />),
  );
  expect(again.container.querySelector('input')?.value).toBe('https://login.microsoftonline.com/8e/v2.0');
});

it('one text is asked for instead, and an address that nobody typed is taken back', () => {
  const { workspace, container, act, parts } = filledIn('Keycloak');
  const button = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Enter it as one text',
  );
  act(() => button?.click());
  expect(parts()).toEqual([]);
  expect(container.querySelector<HTMLInputElement>('[name="oidcIssuer"]')?.value).toBe('');
  expect(workspace.snapshot.text).not.toContain('KEYCLOAK');
});
