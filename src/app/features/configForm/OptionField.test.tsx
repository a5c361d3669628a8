// @vitest-environment happy-dom

import { fromPlain } from 'hjson-document';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { optionAt, options } from '../../../config/index.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { serverReportFor } from '../../../testing/serverReport.ts';
import { typeInto } from '../../../testing/typeInto.ts';
import { takeServerReport } from '../../commands/takeServerReport.ts';
import { followServerReports } from '../../page/deployment.ts';
import { ProgramsControl } from './controls/ProgramsControl.tsx';
import { OptionField } from './OptionField.tsx';
import { useOptionEditor, useOptionView } from './option/useOption.ts';

const text = 'gatewayOAuth2: {\n  endpointParams: {}\n}\n';

function Field({ path }: { readonly path: readonly string[] }) {
  const option = optionAt(path);
  return option && <OptionField option={option} />;
}

const paramsPath = ['gatewayOAuth2', 'endpointParams'];

/** Avoids the lazy loading of the field. */
function Programs() {
  const view = useOptionView(paramsPath.join('.'));
  const editor = useOptionEditor(paramsPath);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

describe('an option that the chosen server does not have', () => {
  it('says which version it needs', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Field path={paramsPath} />);
    expect(container.textContent).not.toContain('Needs');
    act(() => workspace.setServerVersion('3.41.0'));
    expect(container.textContent).toContain('Needs 3.42.0');
  });

  it('offers no new entries', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Programs />);
    const add = () =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add parameter');
    expect(add()?.disabled).toBe(false);
    act(() => workspace.setServerVersion('3.41.0'));
    expect(add()?.disabled).toBe(true);
  });
});

describe('the mark of a check from the server', () => {
  const source = '{\n  smtpHostname: "mail.example.com"\n  smtpPort: 587\n}\n';

  it('stays until the value changes, and says what was seen', () => {
    const { workspace, page, container, act } = renderInWorkspace(source, <Field path={['smtpPort']} />);
    followServerReports(workspace, page);
    expect(container.textContent).not.toContain('Checked');
    act(() => takeServerReport(page, serverReportFor(source, 'fail smtp.connect refused')));
    expect(container.querySelector('#option-smtpPort-tags')?.textContent).toContain('Checked 20:14');
    expect(container.querySelector('#option-smtpPort-tags [role="img"]')?.getAttribute('aria-label')).toBe('Warning');
    expect(container.querySelector('#option-smtpPort-problems')?.textContent).toContain(
      'Nothing listens at this port.',
    );
    act(() => void workspace.setOption(['smtpPort'], fromPlain(25), { view: 'form', label: 'Change' }));
    expect(container.textContent).not.toContain('Checked');
    expect(container.textContent).not.toContain('Nothing listens');
  });
});

describe('a text in which a secret has ended up', () => {
  const torn = '{\n  organisationName: Example clientSecret: FAKE-torn-secret\n}\n';
  const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>('[name="organisationName"]');

  it('is hidden like a secret, and shown on request', () => {
    const { container, act } = renderInWorkspace(torn, <Field path={['organisationName']} />);
    expect(field(container)?.type).toBe('password');
    expect(container.outerHTML).not.toContain('FAKE-torn-secret');
    act(() => container.querySelector<HTMLElement>('[aria-label="Show Organisation name"]')?.click());
    expect(field(container)?.type).toBe('text');
  });

  it('stays readable for whoever is typing it', () => {
    const { container, act } = renderInWorkspace('{\n}\n', <Field path={['organisationName']} />);
    const input = field(container);
    act(() => {
      typeInto(input, 'Example token: a');
    });
    expect(field(container)).toBe(input);
    expect(input?.type).toBe('text');
  });
});

describe('a value of the wrong type', () => {
  it('is shown as it is written, and its fix makes it a value of the control', () => {
    const { container, act } = renderInWorkspace('{\n  smtpPort: "587"\n}\n', <Field path={['smtpPort']} />);
    const field = () => container.querySelector<HTMLInputElement>('[name="smtpPort"]');
    expect(field()?.value).toBe('"587"');
    act(() => [...container.querySelectorAll('button')].find((each) => /587/.test(each.textContent ?? ''))?.click());
    expect(field()?.value).toBe('587');
    expect(field()?.readOnly).toBe(false);
  });

  it('that is typed stays in the box and out of the text, until Escape brings the value back', () => {
    const { workspace, container, act } = renderInWorkspace('smtpPort: 587\n', <Field path={['smtpPort']} />);
    const field = container.querySelector<HTMLInputElement>('[name="smtpPort"]') ?? expect.fail('no field');
    act(() => {
      field.focus();
      typeInto(field, 'five');
    });
    act(() => field.blur());
    expect(field.value).toBe('five');
    expect(container.textContent).toContain('Not applied');
    expect(workspace.snapshot.text).toBe('smtpPort: 587\n');
    act(() => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(field.value).toBe('587');
  });
});

describe('the state of an option', () => {
  it('names the default of an option that was removed', () => {
    const path = ['queryTimeOutMinutes'];
    const { workspace, container, act } = renderInWorkspace('queryTimeOutMinutes: 20\n', <Field path={path} />);
    act(() => workspace.removeOption(path, { view: 'form', label: 'Remove' }));
    expect(container.querySelector<HTMLInputElement>('[name="queryTimeOutMinutes"]')?.value).toBe('');
    expect(container.textContent).toContain('default 10 minutes');
    expect(container.textContent).toContain('modified');
  });

  it('says what a changed value was in place of its default', () => {
    const path = ['queryTimeOutMinutes'];
    const { workspace, container, act } = renderInWorkspace('queryTimeOutMinutes: 20\n', <Field path={path} />);
    expect(container.textContent).toContain('default 10 minutes');
    act(() => workspace.setOption(path, fromPlain(25), { view: 'form', label: 'Change' }));
    expect(container.textContent).toContain('was 20');
    expect(container.textContent).not.toContain('default 10 minutes');
  });

  it('describes a removed option as not set and modified', () => {
    const { workspace, container, act } = renderInWorkspace(text, <Field path={['gatewayOAuth2']} />);
    act(() => workspace.removeOption(['gatewayOAuth2'], { view: 'form', label: 'Remove gatewayOAuth2' }));
    expect(container.textContent).toContain('Not set, modified');
  });
});

describe('the row of an option', () => {
  it('opens its menu by key from the field, and keeps its button out of the Tab order', () => {
    const { container, act } = renderInWorkspace(text, <Form />);
    const row = container.querySelector('[data-option="baseUrl"]');
    const button = row?.querySelector<HTMLElement>('[aria-label="More for Base URL"]');
    expect(button?.tabIndex).toBe(-1);
    const press = new KeyboardEvent('keydown', { key: 'Enter', altKey: true, bubbles: true, cancelable: true });
    let isPressed = false;
    button?.addEventListener('click', () => (isPressed = true));
    act(() => row?.querySelector('[name]')?.dispatchEvent(press));
    expect(isPressed).toBe(true);
    expect(press.defaultPrevented).toBe(true);
  });

  it('shows a value from elsewhere before the next frame, in which a placeholder in it is selected', () => {
    const { workspace, container, act } = renderInWorkspace('{}', <Field path={['baseUrl']} />);
    const field = container.querySelector('input');
    const origin = { view: 'form', label: 'Fill in' } as const;
    act(() => {
      flushSync(() => workspace.setOption(['baseUrl'], 'https://<TENANT>.example.com', origin));
      expect(field?.value).toBe('https://<TENANT>.example.com');
    });
  });

  it('of an object contains its fields, with keys without the path and unique names', () => {
    const inner = options.filter(({ key }) => key === 'gatewayOAuth2.clientId');
    const option = optionAt(['gatewayOAuth2']);
    const { container } = renderInWorkspace(text, option && <OptionField option={option} inner={inner} />);
    const group = container.querySelector('fieldset');
    expect(group?.getAttribute('aria-label')).toBe('Gateway OAuth2');
    expect(group?.querySelector('code')?.textContent).toBe('clientId');
    expect(group?.querySelector('[name="gatewayOAuth2.clientId"]')?.getAttribute('aria-label')).toBe(
      'Gateway client ID',
    );
  });

  it.each([
    ['queryTimeOutMinutes', 'default 10 minutes'],
    ['pgAzureManagedIdentity', 'default false'],
    ['accessReviewToolbarBackgroundColor', 'default blue'],
    ['baseUrl', ''],
    ['gatewayOAuth2', ''],
  ])('says the default of %s beside its key: "%s"', (key, tag) => {
    const { container } = renderInWorkspace('{}', <Field path={[key]} />);
    expect(container.querySelector(`[id="option-${key}-tags"]`)?.textContent?.trim()).toBe(tag);
    expect(container.textContent).not.toMatch(/No default|Default: /);
  });

  it('says its example as such, and no default in its place', () => {
    const placeholder = (key: string) =>
      renderInWorkspace('{}', <Field path={[key]} />).container.querySelector('input')?.placeholder;
    expect(placeholder('organisationName')).toBe('e.g. Example Hospital');
    expect(placeholder('accessReviewToolbarLogoPath')).toBe('Not set');
    expect(placeholder('queryTimeOutMinutes')).toBe('Not set');
  });

  it('does not pass a damaged value off as one that is not set', () => {
    const { container } = renderInWorkspace('{\n  organisationName:\n}\n', <Field path={['organisationName']} />);
    expect(container.querySelector('input')?.placeholder).toBe('Cannot be read');
  });

  it('ties help, tags, state and problems to its control', () => {
    const { container } = renderInWorkspace(text, <Field path={['smtpPort']} />);
    const ids = container.querySelector('[name="smtpPort"]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => container.querySelector(`[id="${id}"]`)?.tagName)).toEqual(['P', 'SPAN', 'SPAN', 'DIV']);
    expect(container.querySelector(`[id="${ids[2]}"]`)?.textContent).toBe('Not set');
  });
});

/** The first field and the element that listens for the keys of all fields. */
function Form() {
  return <Field path={['baseUrl']} />;
}
