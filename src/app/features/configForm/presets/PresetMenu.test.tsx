// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';
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
