// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { defaultTemplate } from '../../../config/index.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { createNavigation } from '../../state/navigation.ts';
import { createPageState } from '../../state/pageState.ts';
import { useStore } from '../../state/useStore.ts';
import { GuidedSetup } from './GuidedSetup.tsx';
import { guidePlace, startGuide } from './guidePlace.ts';
import { walkedSection } from './guideSteps.ts';

function Shown({ page }: { readonly page: ReturnType<typeof createPageState> }) {
  return useStore(page.part(guidePlace)) === undefined ? <p>The form</p> : <GuidedSetup />;
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
    enter: () =>
      act(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
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
  await vi.waitFor(() => expect(focused()).toBe('mailFrom'), { timeout: 4000 });
});

it('selects the placeholder in a value from a preset', async () => {
  const { focused, press } = guide(defaultTemplate(), 2);
  press('Microsoft Entra ID');
  await vi.waitFor(() => expect(focused()).toBe('oidcIssuer'), { timeout: 4000 });
  const field = document.activeElement as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('<TENANT>');
});

it('goes from one placeholder of a text to the next with Enter', async () => {
  const { focused, press, enter } = guide(defaultTemplate(), 2);
  press('Keycloak');
  await vi.waitFor(() => expect(focused()).toBe('oidcIssuer'), { timeout: 4000 });
  enter();
  const field = document.activeElement as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('<REALM>');
  enter();
  expect(focused()).toBe('oidcClientId');
});

it('ends with what is still to fill in, and links to it', () => {
  const { container, title, press } = guide('baseUrl: x\noidcIssuer: https://login.example.com/<REALM>\n', 6);
  expect(container.textContent).toContain('Still to fill in: 9');
  expect(container.textContent).not.toContain('baseUrl');
  press('OIDC issuer');
  expect(title()).toBe('Sign in');
});

it('switches to the form for an option that it does not ask for', () => {
  const { container, page, act } = guide();
  act(() => page.part(createNavigation).go({ kind: 'form', path: ['queryTimeOutMinutes'] }));
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
