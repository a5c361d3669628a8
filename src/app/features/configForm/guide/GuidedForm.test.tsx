// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { defaultTemplate } from '../../../../config/index.ts';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import { announcement } from '../../../page/announcer.ts';
import { optionFilter, setOptionFilter } from '../../../page/editing.ts';
import { guidedSetup, lastStep, startGuide, useGuide } from '../../../page/guidedSetup.ts';
import { createPageState } from '../../../page/pageState.ts';
import { preferences } from '../../../page/preferences.ts';
import { createPlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { formSections } from '../sections/shownSection.ts';
import { useFormPlaces } from '../useFormPlaces.ts';
import { GuidedForm } from './GuidedForm.tsx';
import { guideSteps } from './guideSteps.ts';

function Form() {
  const isGuided = useGuide()?.isShown;
  const row = useElement('option', 'oidcIssuer');
  useFormPlaces(() => {});
  if (isGuided) return <GuidedForm />;
  return (
    <p ref={row}>
      The form
      <input name="oidcIssuer" />
    </p>
  );
}

function guide(text = defaultTemplate(), step = 0) {
  const page = createPageState();
  const workspace = createWorkspace();
  page.part(guidedSetup).set({ fileId: 1, step, skipped: [], isShown: true, wantsFocus: true });
  const rendered = renderInWorkspace(text, <Form />, page, workspace);
  const { container, act } = rendered;
  expect(workspace.snapshot.file?.id).toBe(1);
  return {
    ...rendered,
    title: () => container.querySelector('h3')?.textContent,
    focused: () => document.activeElement?.getAttribute('name'),
    type: (text: string) =>
      act(() => {
        const field = document.activeElement as HTMLInputElement;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: (name: string) =>
      act(() =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))?.click(),
      ),
    enter: (modifiers: KeyboardEventInit = {}) =>
      act(() => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...modifiers }),
        );
      }),
  };
}

it('starts at the first unanswered question', () => {
  expect(guide().focused()).toBe('baseUrl');
  expect(guide('baseUrl: https://review.example.com\n').focused()).toBe('organisationName');
});

it('goes to the next unanswered question with Enter, and from the last one to the next step', () => {
  const { title, focused, enter } = guide(
    'baseUrl: https://review.example.com\nencryptionKey: FAKE\norganisationName: ""\n',
  );
  expect(focused()).toBe('organisationName');
  enter();
  expect(title()).toBe('Which database does it use?');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('stays at its question when Enter is pressed with %s', (modifier) => {
  const { title, focused, enter } = guide(
    'baseUrl: https://review.example.com\norganisationName: Ours\nencryptionKey: ""\n',
  );
  expect(focused()).toBe('encryptionKey');
  enter({ [modifier]: true });
  expect([title(), focused()]).toEqual(['Where is the server, and whose is it?', 'encryptionKey']);
  enter();
  expect(title()).toBe('Which database does it use?');
});

it('stays at its question when Alt and Enter open its menu', async () => {
  const { title, enter } = guide('baseUrl: https://review.example.com\norganisationName: Ours\nencryptionKey: ""\n');
  enter({ altKey: true });
  expect(title()).toBe('Where is the server, and whose is it?');
  await eventually(() => expect(document.querySelector('[role="menu"]')?.contains(document.activeElement)).toBe(true));
});

it('goes back and forth without requiring input, and shows the current step', () => {
  const { container, title, press } = guide();
  expect(container.textContent).toContain('Step 1 of 7');
  press('Next');
  press('Next');
  press('Back');
  expect(container.textContent).toContain('Step 2 of 7');
  expect(title()).toBe('Which database does it use?');
});

it('goes on over errors, and says how many stay behind in which step', () => {
  const { page, title, press } = guide('smtpPort: many\npgConnStr: "host=h port=many user=u dbname=d"\n', 1);
  const said = () => page.part(announcement).get().sentence;
  press('Next');
  expect(title()).toBe('How do people sign in?');
  expect(said()).toBe('1 error left in Database.');
  press('Next');
  expect(title()).toBe('How is e-mail sent?');
  expect(said()).toBe('1 error left in Database.');
});

it('begins with the title where there is a choice, and asks for what a preset does not fill in', async () => {
  const { workspace, focused, press, type, enter } = guide(defaultTemplate(), 3);
  expect(document.activeElement?.textContent).toBe('How is e-mail sent?');
  press('Microsoft 365');
  expect(workspace.snapshot.config.valueOf('smtpHostname')).toBe('smtp.office365.com');
  await eventually(() => expect(focused()).toBe('mailFrom'));
  type('noreply@example.com');
  enter();
  expect(focused()).toBe('smtpAuth.username');
});

it('asks for the parts of an address that a preset makes, and shows the address', async () => {
  const { workspace, container, focused, press, type, enter } = guide(defaultTemplate(), 2);
  press('Keycloak');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  type('sso.example.com');
  enter();
  expect(focused()).toBe('oidcIssuer REALM');
  expect(container.textContent).not.toContain('OIDC issuer: ');
  type('staff');
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toBe('https://sso.example.com/realms/staff');
  expect(container.textContent).toContain('OIDC issuer: https://sso.example.com/realms/staff');
  enter();
  expect(focused()).toBe('oidcClientId');
});

it('takes the parts from a whole address, and says what a part cannot be', async () => {
  const { workspace, container, focused, press, type } = guide(defaultTemplate(), 2);
  press('Microsoft Entra ID');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  type('a/b');
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('neither this part nor the whole address');
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toContain('<TENANT>');
  type('https://login.microsoftonline.com/8eaef023/v2.0');
  expect((document.activeElement as HTMLInputElement).value).toBe('8eaef023');
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

it('keeps what the file had where a part is refused, and never a beginning of it', async () => {
  const { workspace, focused, press, type } = guide(defaultTemplate(), 2);
  press('Okta');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  for (const typed of ['a', 'acme', 'acme.', 'acme.ex']) type(typed);
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toBe('https://<OKTA_ORG>.okta.com');
  type('acme.okta.com');
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toBe('https://acme.okta.com');
});

it('says why a part is refused that could be a part', async () => {
  const { container, focused, press, type } = guide(defaultTemplate(), 2);
  press('Microsoft Entra ID');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  // No UTF-8 text can hold half of a surrogate pair.
  type('\ud800');
  expect(container.querySelector('[role="alert"]')?.textContent).toContain('cannot be written');
  expect((document.activeElement as HTMLInputElement).value).toBe('\ud800');
});

it('shows what a preset sets beside the address, and what another preset takes back', async () => {
  const { container, workspace, press } = guide(defaultTemplate(), 1);
  const shown = () => [...container.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
  expect(shown()).not.toContain('pgAzureManagedIdentity');
  press('Azure with managed identity');
  await eventually(() => expect(shown()).toContain('pgAzureManagedIdentity'));
  press('Amazon RDS');
  await eventually(() => expect(workspace.snapshot.config.valueOf('pgAzureManagedIdentity')).toBe(false));
});

it('has an example for each part of an address, and questions a tenant that is no GUID', async () => {
  const { container, workspace, press, act } = guide(defaultTemplate(), 2);
  const tenant = () => container.querySelector<HTMLInputElement>('input[name="oidcIssuer"]') ?? undefined;
  press('Microsoft Entra ID');
  await eventually(() => expect(tenant()?.placeholder).toBe('11111111-2222-3333-4444-555555555555'));
  const type = (text: string) => act(() => typeInto(tenant(), text));
  type('common');
  expect(container.textContent).toContain('Use the Directory (tenant) ID, a GUID.');
  expect(workspace.snapshot.text).toContain('https://login.microsoftonline.com/common/v2.0');
  type('8eaef023-1111-4222-8333-123456789abc');
  expect(container.textContent).not.toContain('Use the Directory (tenant) ID');
});

it.each([
  [1, 'Azure with managed identity', ['pgConnStr', 'pgConnStr SERVER', 'pgConnStr DATABASE']],
  [
    1,
    'Amazon RDS',
    ['pgConnStr', 'pgConnStr PASSWORD', 'pgConnStr INSTANCE', 'pgConnStr REGION', 'pgConnStr DATABASE'],
  ],
  [
    1,
    'Google Cloud SQL',
    [
      'pgConnStr',
      'pgConnStr REGION',
      'pgConnStr INSTANCE',
      'pgConnStr USER',
      'pgConnStr PASSWORD',
      'pgConnStr DATABASE',
    ],
  ],
  [3, 'Microsoft 365', ['smtpAuth.mechanism.tokenUrl']],
  [3, 'Amazon SES', ['smtpHostname']],
] as const)(
  'step %d, %s: asks for its parts by labelled fields, with no placeholder in a box',
  async (step, preset, names) => {
    const { container, press } = guide(defaultTemplate(), step);
    press(preset);
    await eventually(() => expect(container.querySelectorAll('[data-part]')).toHaveLength(names.length));
    const parts = [...container.querySelectorAll<HTMLInputElement>('[data-part]')];
    expect(parts.map(({ name }) => name)).toEqual(names);
    expect(parts.filter(({ labels }) => !labels?.[0]?.textContent)).toEqual([]);
    const boxes = [...container.querySelectorAll<HTMLInputElement>('input, textarea')];
    expect(boxes.filter(({ value }) => /<[A-Z]/.test(value)).map(({ name }) => name)).toEqual([]);
  },
);

it('writes the parts of a database, with the password hidden', async () => {
  const { container, workspace, press, act } = guide(defaultTemplate(), 1);
  press('Amazon RDS');
  const box = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? undefined;
  await eventually(() => expect(box('pgConnStr')).toBeDefined());
  const type = (name: string, text: string) => act(() => typeInto(box(name), text));
  type('pgConnStr', 'review');
  type('pgConnStr PASSWORD', 'fake p@ss');
  type('pgConnStr INSTANCE', 'db.abc.eu-west-1.rds.amazonaws.com');
  type('pgConnStr DATABASE', 'review');
  expect(workspace.snapshot.config.valueOf('pgConnStr')).toBe(
    'postgres://review:fake%20p%40ss@db.abc.eu-west-1.rds.amazonaws.com:5432/review?sslmode=verify-full',
  );
  act(() => box('pgConnStr')?.focus());
  expect(container.innerHTML).not.toMatch(/fake(?: |%20)p/);
});

it('asks for the whole address where another provider is chosen', async () => {
  const { container, workspace, focused, press, type } = guide(defaultTemplate(), 2);
  press('Microsoft Entra ID');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  press('Another one');
  expect(focused()).toBe('oidcIssuer');
  expect(container.querySelector('[data-part]')).toBeNull();
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toBe('');
  type('https://login.example.com');
  expect(workspace.snapshot.config.valueOf('oidcIssuer')).toBe('https://login.example.com');
});

it('keeps an address whose parts are filled in where another provider is chosen', async () => {
  const text = 'oidcIssuer: https://login.microsoftonline.com/8eaef023/v2.0\n';
  const { container, press } = guide(text, 2);
  press('Another one');
  expect(container.querySelector<HTMLInputElement>('[name="oidcIssuer"]')?.value).toContain('/8eaef023/');
});

it('goes to the first open question of a step that a preset has filled in', () => {
  const text = 'oidcIssuer: https://login.microsoftonline.com/8eaef023/v2.0\n';
  expect(guide(text, 2).focused()).toBe('oidcClientId');
});

it('asks nothing again in a step that is filled in by hand', () => {
  const text = 'oidcIssuer: https://login.example.com\noidcClientId: review\noidcClientSecret: FAKE\n';
  guide(text, 2);
  expect(document.activeElement?.textContent).toBe('How do people sign in?');
});

it('does not ask for the password of a database that a preset connects to without one', async () => {
  const { workspace, title, press, enter } = guide(defaultTemplate(), 1);
  const azure = 'postgres://review@db.postgres.database.azure.com:5432/review?sslmode=verify-full';
  press('Azure with managed identity');
  await eventually(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  expect(title()).toBe('Which database does it use?');
  workspace.setOptions([{ path: ['pgConnStr'], value: azure }], { view: 'form', label: 'Type' });
  await eventually(() => expect((document.activeElement as HTMLInputElement).value).not.toContain('<'));
  enter();
  expect(title()).toBe('How do people sign in?');
});

it('asks at its end where the server runs, and leads to the whole file for it', () => {
  const { page, press } = guide('{}', lastStep);
  const asked = askedPlaces(page);
  press('Docker Compose');
  expect(page.part(preferences).get().exportTarget).toBe('compose');
  expect(asked).toEqual([{ kind: 'tool', tool: 'export', field: 'chosen target' }]);
});

it('ends with what is left to fill in, by section, and says what was skipped', () => {
  const { container, page, title, press, focused, act } = guide(
    'baseUrl: https://review.example.com\nencryptionKey: FAKE-key\n',
    3,
  );
  press('I don’t know yet, skip');
  press('Skip');
  press('Next');
  expect(title()).toBe('Check and save');
  expect(document.activeElement?.textContent).toBe('Check and save');
  expect(container.textContent).toContain('8 to fill in. The reference does not say which options are mandatory.');
  const part = (name: string) =>
    [...container.querySelectorAll(`section[aria-label="${name}"] li`)].map(({ textContent }) => textContent);
  expect(part('General')).toEqual(['Base URLFilled in', 'Organisation nameTo fill in', 'Encryption keyFilled in']);
  expect(part('E-mail')[0]).toBe('Sender addressSkipped');
  expect(container.innerHTML).not.toContain('FAKE-key');
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: [] }));
  expect(document.activeElement?.textContent).toBe('Check and save');
  press('Organisation name');
  expect(title()).toBe('Where is the server, and whose is it?');
  expect(focused()).toBe('organisationName');
});

it('no longer calls a step skipped that is left by its answers', () => {
  const { page, press } = guide(defaultTemplate(), 2);
  press('I don’t know yet, skip');
  press('Back');
  expect(page.part(guidedSetup).get()?.skipped).toEqual([2]);
  press('Next');
  expect(page.part(guidedSetup).get()?.skipped).toEqual([]);
});

it('leaves for the option that it asked for, and goes on there', () => {
  const { container, page, workspace, title, focused, press, act } = guide(defaultTemplate(), 2);
  press('Leave the guided set-up');
  expect(container.textContent).toBe('The form');
  expect(focused()).toBe('oidcIssuer');
  act(() => startGuide(workspace, page));
  expect(title()).toBe('How do people sign in?');
});

it('goes to the step of a section, and leaves for one that it does not ask about', () => {
  const { container, page, title, act } = guide();
  act(() => void page.part(createPlaces).goTo({ kind: 'section', section: 'email' }));
  expect(title()).toBe('How is e-mail sent?');
  expect(document.activeElement?.textContent).toBe('How is e-mail sent?');
  act(() => void page.part(createPlaces).goTo({ kind: 'section', section: 'branding', keepsFocus: true }));
  expect(title()).toBe('What should it look like?');
  expect(document.activeElement).toBe(document.body);
  act(() => void page.part(createPlaces).goTo({ kind: 'section', section: 'limits' }));
  expect(container.textContent).toBe('The form');
});

it('ends a search, which would hide its question', () => {
  const { page, workspace, act } = guide();
  act(() => setOptionFilter(page, { query: 'port' }));
  act(() => startGuide(workspace, page));
  expect(page.part(optionFilter).get().query).toBe('');
});

it('stays at its step while another document is open', () => {
  const { container, page, workspace, act } = guide();
  act(() => workspace.open({ name: 'other.json', text: '{}' }));
  act(() => void page.part(createPlaces).goTo({ kind: 'section', section: 'email' }));
  expect(container.textContent).toBe('The form');
  expect(page.part(guidedSetup).get()).toMatchObject({ step: 0, isShown: true });
});

it('switches to the form for an option that it does not ask for', () => {
  const { container, page, act } = guide();
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: ['queryTimeOutMinutes'] }));
  expect(container.textContent).toBe('The form');
});

it('turns on the gateway with the parameters of the example, in one step', () => {
  const { workspace, container, press } = guide(defaultTemplate(), 4);
  press('Add audience');
  expect(workspace.snapshot.config.value(['gatewayOAuth2', 'endpointParams'])).toEqual({
    audience: "'<AUDIENCE>'",
    base_url: 'baseURL',
    gateway_url: 'gatewayURL',
    source_id: 'sourceID',
  });
  expect(container.textContent).not.toContain('Add audience');
  workspace.undo();
  expect(workspace.snapshot.text).toBe(defaultTemplate());
});

it('adds no parameters for a server that does not have them, and says so', () => {
  const { container, workspace, act } = guide(defaultTemplate(), 4);
  act(() => workspace.setServerVersion('3.41.0'));
  expect(container.textContent).not.toContain('Add audience');
  expect(container.textContent).toContain('endpointParams needs 3.42.0');
});

it('does not ask for more parameters than the example has', async () => {
  const text = 'gatewayOAuth2: {"clientId": "a", "clientSecret": "FAKE", "tokenUrl": "https://auth.example.com"}\n';
  const { workspace, title, press, enter, type } = guide(text, 4);
  press('Add audience');
  const field = () => document.activeElement as HTMLInputElement;
  await eventually(() => expect(field().getAttribute('aria-label')).toBe('Text of audience'));
  expect([field().value, field().placeholder]).toEqual(['', 'To fill in']);
  type('gateway');
  expect(workspace.snapshot.config.value(['gatewayOAuth2', 'endpointParams', 'audience'])).toBe("'gateway'");
  enter();
  expect(title()).toBe('What should it look like?');
});

it('has one Tab stop for all presets of a step, and chooses none by arrow keys', () => {
  const { container, workspace, act } = guide(defaultTemplate(), 2);
  const radios = () => [...container.querySelectorAll<HTMLElement>('[role=radio]')];
  const stops = () => radios().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Microsoft Entra ID']);
  act(() => radios()[0]?.focus());
  act(
    () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );
  expect(document.activeElement?.textContent).toBe('Keycloak');
  expect(workspace.snapshot.text).toBe(defaultTemplate());
});

it('has a step for each of the first sections of the form, in their order', () => {
  expect(guideSteps.map(({ section }) => section)).toEqual(formSections.slice(0, lastStep).map(({ id }) => id));
});

it.each([...guideSteps.keys(), lastStep])('has nothing before its question that takes a Tab stop: step %d', (step) => {
  const { container } = guide(defaultTemplate(), step);
  const stops = [...container.querySelectorAll<HTMLElement>('button, a, input, select, textarea')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const isFirst = stops[0]?.matches('input, textarea, [role=radio], [role=switch]') || step === lastStep;
  expect(isFirst || stops[0]?.textContent?.startsWith('Add audience')).toBe(true);
});

it.each([...guideSteps.keys()])('has headings of the level below those around them: step %d', (step) => {
  const { container } = guide(defaultTemplate(), step);
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ localName }) => Number(localName.slice(1)));
  // The name of the document and that of the pane are above them.
  expect(levels).toEqual(levels.map((level, index) => Math.min(level, (levels[index - 1] ?? 2) + 1)));
});
