// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { defaultTemplate } from '../../../../config/index.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { createPageState } from '../../../page/pageState.ts';
import { useStore } from '../../../page/useStore.ts';
import { createPlaces } from '../../../places/places.ts';
import { useElement } from '../../../places/useElement.ts';
import { useFormPlaces } from '../useFormPlaces.ts';
import { GuidedSetup } from './GuidedSetup.tsx';
import { guidePlace, startGuide } from './guidePlace.ts';
import { walkedSection } from './guideSteps.ts';

function Shown({ page }: { readonly page: ReturnType<typeof createPageState> }) {
  const row = useElement('option', 'oidcIssuer');
  useFormPlaces(() => {});
  if (useStore(page.part(guidePlace)) !== undefined) return <GuidedSetup />;
  return (
    <p ref={row}>
      The form
      <input name="oidcIssuer" />
    </p>
  );
}

function guide(text = defaultTemplate(), step = 0) {
  const page = createPageState();
  startGuide(page);
  page.part(guidePlace).set(step);
  const rendered = renderInWorkspace(text, <Shown page={page} />, page);
  const { container, act } = rendered;
  return {
    ...rendered,
    title: () => container.querySelector('h3')?.textContent,
    focused: () => document.activeElement?.getAttribute('name'),
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
  expect(title()).toBe('Database');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('stays at its question when Enter is pressed with %s', (modifier) => {
  const { title, focused, enter } = guide(
    'baseUrl: https://review.example.com\norganisationName: Ours\nencryptionKey: ""\n',
  );
  expect(focused()).toBe('encryptionKey');
  enter({ [modifier]: true });
  expect([title(), focused()]).toEqual(['General', 'encryptionKey']);
  enter();
  expect(title()).toBe('Database');
});

it('stays at its question when Alt and Enter open its menu', async () => {
  const { title, enter } = guide('baseUrl: https://review.example.com\norganisationName: Ours\nencryptionKey: ""\n');
  enter({ altKey: true });
  expect(title()).toBe('General');
  await eventually(() => expect(document.querySelector('[role="menu"]')?.contains(document.activeElement)).toBe(true));
});

it('goes back and forth without requiring input, and shows the current step', () => {
  const { container, title, press } = guide();
  expect(container.textContent).toContain('Step 1 of 7');
  press('Next');
  press('Next');
  press('Back');
  expect(container.textContent).toContain('Step 2 of 7');
  expect(title()).toBe('Database');
});

it('offers the presets of a step first, and asks for what they do not fill in', async () => {
  const { workspace, focused, press } = guide(defaultTemplate(), 3);
  expect(document.activeElement?.textContent).toBe('Microsoft 365');
  press('Microsoft 365');
  expect(workspace.snapshot.config.valueOf('smtpHostname')).toBe('smtp.office365.com');
  await eventually(() => expect(focused()).toBe('mailFrom'));
});

it('selects the placeholder in a value from a preset', async () => {
  const { focused, press } = guide(defaultTemplate(), 2);
  press('Microsoft Entra ID');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  const field = document.activeElement as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('<TENANT>');
});

it('goes from one placeholder of a text to the next with Enter', async () => {
  const { focused, press, enter } = guide(defaultTemplate(), 2);
  press('Keycloak');
  await eventually(() => expect(focused()).toBe('oidcIssuer'));
  enter();
  const field = document.activeElement as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('<REALM>');
  enter();
  expect(focused()).toBe('oidcClientId');
});

it('goes to the first open question of a step that a preset has filled in', () => {
  const text = 'oidcIssuer: https://login.microsoftonline.com/8eaef023/v2.0\n';
  expect(guide(text, 2).focused()).toBe('oidcClientId');
});

it('asks nothing again in a step that is filled in by hand', () => {
  const text = 'oidcIssuer: https://login.example.com\noidcClientId: review\noidcClientSecret: FAKE\n';
  guide(text, 2);
  expect(document.activeElement?.textContent).toBe('Sign in');
});

it('does not ask for the password of a database that a preset connects to without one', async () => {
  const { workspace, title, press, enter } = guide(defaultTemplate(), 1);
  const azure = 'postgres://review@db.postgres.database.azure.com:5432/review?sslmode=verify-full';
  press('Azure with managed identity');
  await eventually(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  expect(title()).toBe('Database');
  workspace.setOptions([{ path: ['pgConnStr'], value: azure }], { view: 'form', label: 'Type' });
  await eventually(() => expect((document.activeElement as HTMLInputElement).value).not.toContain('<'));
  enter();
  expect(title()).toBe('Sign in');
});

it('leaves for the option that it asked for', async () => {
  const { container, press } = guide(defaultTemplate(), 2);
  press('Leave guided set-up');
  expect(container.textContent).toBe('The form');
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('oidcIssuer'));
});

it('ends with what is still to fill in, and links to it', () => {
  const { container, title, press } = guide('baseUrl: x\noidcIssuer: https://login.example.com/<REALM>\n', 6);
  expect(container.textContent).toContain('1 of 10 filled in. What is left:');
  expect(container.textContent).not.toContain('baseUrl');
  press('OIDC issuer');
  expect(title()).toBe('Sign in');
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
  const { title, press, enter } = guide(text, 4);
  press('Add audience');
  const field = () => document.activeElement as HTMLInputElement;
  await eventually(() => expect(field().value).toContain('<AUDIENCE>'));
  field().setSelectionRange(field().value.length, field().value.length);
  enter();
  expect(title()).toBe('Branding');
});

it('has one Tab stop for all presets of a step', () => {
  const { container, act } = guide(defaultTemplate(), 2);
  const focused = () => document.activeElement?.textContent;
  const arrow = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  arrow('ArrowRight');
  expect(focused()).toBe('Keycloak');
  arrow('ArrowLeft');
  arrow('ArrowLeft');
  expect(focused()).toBe('Auth0');
  expect(container.querySelectorAll('[role=toolbar] button:not([tabindex="-1"])')).toHaveLength(1);
});

it('names the section that is walked, and none at the summary', () => {
  expect([undefined, 0, 3, 6].map(walkedSection)).toEqual([undefined, 'general', 'email', undefined]);
});
