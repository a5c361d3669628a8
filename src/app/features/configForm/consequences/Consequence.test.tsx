// @vitest-environment happy-dom

import { fromPlain } from 'hjson-document';
import { type ReactNode, act as settled } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SectionId } from '../../../../config/index.ts';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { buildTokenRequest } from '../../../../tokenRequest/index.ts';
import { setLocalImage } from '../../../page/localImages.ts';
import { Consequence } from './Consequence.tsx';
import { SectionConsequence } from './SectionConsequence.tsx';

// There is no canvas here.
vi.mock('../../../platform/samplePixels.ts', () => ({
  samplePixels: async () => ({ width: 1, height: 1, pixels: new Uint8ClampedArray(4) }),
}));

// Draws only what has a size, which nothing has here.
vi.mock('../../../brandingSketch/Stage.tsx', () => ({
  Stage: ({ children }: { readonly children: ReactNode }) => children,
}));

vi.mock('../../../../tokenRequest/index.ts', async (load) => {
  const actual = await load<typeof import('../../../../tokenRequest/index.ts')>();
  return { ...actual, buildTokenRequest: vi.fn(actual.buildTokenRequest) };
});

const text = `{
  baseUrl: "https://review.example.com:8443/app"
  organisationName: "Example & Sons"
  pgConnStr: "postgres://review:fake-pw@db.example.com:5433/review?sslmode=verify-full"
  oidcIssuer: "https://login.example.com/realms/staff/"
  oidcClientId: "review"
  mailFrom: "Review <noreply@example.com>"
  smtpHostname: "smtp.example.com"
  smtpPort: 587
  smtpAuth: { username: "review", mechanism: { type: "xOAuth2", clientId: "mail-client" } }
  gatewayOAuth2: {
    clientId: "gateway"
    clientSecret: "fake-gateway-secret"
    tokenUrl: "https://auth.example.com/oauth/token"
    endpointParams: { audience: "'gateway'", host: "split(gatewayURL, '?')[7]" }
  }
  accessReviewToolbarBackgroundColor: "#0b3d91"
  queryTimeOutMinutes: 20
  readTimeOutMinutes: 0
  supportPageUrl: "https://help.example.com/review"
}
`;

async function lineOf(section: SectionId, given = text) {
  const rendered = renderInWorkspace(given, <Consequence section={section} />);
  await settled(() => new Promise((passed) => setTimeout(passed)));
  const button = rendered.container.querySelector('button');
  return { ...rendered, button, said: () => button?.textContent.replaceAll(/\s+/g, ' ').trim() };
}

describe('what a section leads to', () => {
  // Loaded later, with what runs programs.
  beforeAll(() => import('./GatewayLine.tsx'));

  it.each<[SectionId, string]>([
    ['general', 'General leads to: review.example.com:8443Sign in with Example & Sons'],
    ['database', 'Database leads to: serverencrypted, certificate and host verifieddb.example.com:5433'],
    ['signIn', 'Sign in leads to: browserclient reviewlogin.example.com/realms/staff'],
    ['email', 'E-mail leads to: noreply@example.comOAuth2 as mail-clientsmtp.example.com:587'],
    ['gateway', 'Gateway leads to: POSTauth.example.com/oauth/token4 fields, source 42 host fails'],
    ['limits', 'Limits leads to: Read0 minQuery20 minWrite15 min'],
    ['support', 'Support leads to: Support ↗help.example.com'],
  ])('is one line: %s', async (section, expected) => {
    expect((await lineOf(section)).said()).toBe(expected);
  });

  it('is on a card that does not look like the sign-in button of the users', async () => {
    const card = renderInWorkspace(text, <SectionConsequence section="signIn" />).container.firstElementChild;
    const { container } = await lineOf('general');
    const button = [...container.querySelectorAll('span')].find(({ textContent }) => /^Sign in with/.test(textContent));
    expect(button?.className).toBeTruthy();
    expect(card?.classList.contains(button?.className ?? '')).toBe(false);
  });

  it('is marked exactly where a problem is', async () => {
    const { container } = await lineOf('limits');
    const marked = [...container.querySelectorAll('[data-kind]')].map((bar) => [
      bar.getAttribute('data-kind'),
      bar.firstChild?.textContent,
    ]);
    expect(marked).toEqual([['warning', 'Read']]);
  });

  it('draws the toolbar and the login page, and says of a toolbar that it is hard to read', async () => {
    const { workspace, act, said } = await lineOf('branding');
    expect(said()).toMatch(/^Branding leads to: Access review.*Sign in with Example & Sons$/);
    const change = { path: ['accessReviewToolbarTextColor'], value: '#0b3d90' };
    act(() => void workspace.setOptions([change], { view: 'form', label: 'Change' }));
    expect(said()).toMatch(/The toolbar is hard to read: contrast 1\.0 : 1$/);
  });

  it('shows the login background where its picture is known', async () => {
    const { page, container } = await lineOf('branding');
    const picture = () => container.querySelector<HTMLImageElement>('[data-part="background"]')?.src;
    const standIn = picture();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await settled(() => setLocalImage(page, 'loginPageBackgroundPath', new File([svg], 'sea.svg')));
    expect(picture()).toMatch(/^(?:blob|data):/);
    expect(picture()).not.toBe(standIn);
  });

  it('reads the token request again exactly when something of it, or a secret, has changed', async () => {
    const host = 'host: "split(gatewayURL';
    const { workspace, act, said } = await lineOf('gateway', text.replace(host, `relay_${host}`));
    const change = (path: readonly string[], value: string) => {
      vi.mocked(buildTokenRequest).mockClear();
      act(() => void workspace.setOptions([{ path, value }], { view: 'form', label: 'Change' }));
      return vi.mocked(buildTokenRequest).mock.calls.length > 0;
    };
    expect(said()).toContain('relay_host fails');
    expect(change(['organisationName'], 'Example & Daughters')).toBe(false);
    expect(change(['gatewayOAuth2', 'tokenUrl'], 'https://other.example.com/token')).toBe(true);
    expect(said()).toContain('other.example.com/token');
    expect(change(['oidcClientSecret'], 'relay_host')).toBe(true);
    expect(said()).not.toContain('relay');
    expect(change(['baseUrl'], 'https://moved.example.com')).toBe(true);
  });

  it('follows what is typed, and opens the tool with more of it', async () => {
    const { workspace, page, act, button, said } = await lineOf('limits');
    act(
      () =>
        void workspace.setOptions([{ path: ['writeTimeOutMinutes'], value: fromPlain(40) }], {
          view: 'form',
          label: 'Change',
        }),
    );
    expect(said()).toContain('Write40 min');
    const asked = askedPlaces(page);
    act(() => button?.click());
    expect(asked).toEqual([{ kind: 'tool', tool: 'effective' }]);
  });

  it.each<[SectionId, string]>([
    [
      'general',
      '{ baseUrl: "https://ada:fake-planted@a.example.com", organisationName: "fake-planted", encryptionKey: "fake-planted" }',
    ],
    ['database', '{ pgConnStr: "postgres://u:fake-planted@fake-planted.example.com/x" }'],
    ['database', '{ pgConnStr: "host=a password=fake-planted b" }'],
    [
      'signIn',
      '{ oidcIssuer: "https://fake-planted.example.com", oidcClientId: "fake-planted", oidcClientSecret: "fake-planted" }',
    ],
    [
      'email',
      '{ smtpHostname: "fake-planted", mailFrom: "fake-planted", smtpAuth: { username: "fake-planted", mechanism: { type: "autoDiscover", password: "fake-planted" } } }',
    ],
    [
      'gateway',
      '{ gatewayOAuth2: { clientSecret: "fake-planted", tokenUrl: "https://fake-planted.example.com/fake-planted", endpointParams: { "fake-planted": "nope(" } } }',
    ],
    ['branding', '{ oidcClientSecret: "fake-planted", accessReviewToolbarLogoPath: "fake-planted" }'],
    ['support', '{ oidcClientSecret: "fake-planted", supportPageUrl: "https://fake-planted.example.com" }'],
  ])('shows no secret: %s %s', async (section, given) => {
    const { container } = await lineOf(section, given);
    expect(container.querySelector('button')?.textContent.length).toBeGreaterThan(10);
    expect(container.innerHTML).not.toContain('planted');
  });
});
