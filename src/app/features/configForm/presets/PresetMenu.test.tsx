// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { SectionHead } from '../sections/SectionHead.tsx';

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
