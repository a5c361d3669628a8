// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longTest } from 'source-text/testing/limits';
import { expect, it } from 'vitest';
import { defaultTemplate } from '../../../../config/index.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { guidedSetup } from '../../../page/guidedSetup.ts';
import { createPageState } from '../../../page/pageState.ts';
import { GuidedForm } from './GuidedForm.tsx';

/** A complete deployment as a careful person would write it into the template. The browser journeys end with the same bytes. */
const expected = readFileSync(join(import.meta.dirname, '../../../../../e2e/fixtures/guidedDeployment.hjson'), 'utf8');

/** By the selected placeholder, or by the focused field. */
const answers: Readonly<Record<string, string>> = {
  baseUrl: 'https://review.example.com',
  organisationName: 'Example Hospital',
  encryptionKey: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  pgConnStr: 'review-server',
  'pgConnStr SERVER': 'example-db',
  'pgConnStr DATABASE': 'review',
  oidcIssuer: '8eaef023-2b34-4da1-9baa-8bc8c9d6a490',
  oidcClientId: 'review-server',
  oidcClientSecret: 'FAKE-sign-in-secret',
  mailFrom: 'Review <noreply@example.com>',
  'smtpAuth.username': 'noreply@example.com',
  'smtpAuth.mechanism.clientId': 'mail-client',
  'smtpAuth.mechanism.clientSecret': 'FAKE-mail-secret',
  'gatewayOAuth2.clientId': 'gateway-client',
  'gatewayOAuth2.clientSecret': 'FAKE-gateway-secret',
  'gatewayOAuth2.tokenUrl': 'https://auth.example.com/oauth/token',
  '<AUDIENCE>': 'gateway',
  accessReviewToolbarBackgroundColor: '#0b3d91',
  accessReviewToolbarTextColor: 'white',
  accessReviewToolbarLogoPath: '/app/branding/logo.svg',
  loginPageBackgroundPath: '/app/branding/background.jpg',
};

const presetOf: Readonly<Record<string, string>> = {
  Database: 'Azure with managed identity',
  'Sign in': 'Microsoft Entra ID',
  'E-mail': 'Microsoft 365',
  Gateway: 'Add audience',
};

it('turns the template into a deployment, byte by byte, asking each question once', longTest, async () => {
  const page = createPageState();
  page.part(guidedSetup).set({ fileId: 1, step: 0, skipped: [], isShown: true, wantsFocus: true });
  const { workspace, container, act } = renderInWorkspace(defaultTemplate(), <GuidedForm />, page);
  const title = () => container.querySelector('[role=status]')?.textContent?.replace(/^Step \d of 7: /, '') ?? '';
  const asked: string[] = [];
  /** Some controls are loaded when first rendered. */
  const loaded = () => eventually(() => expect(container.textContent).not.toContain('Loading…'));

  const focused = () => document.activeElement as HTMLInputElement;
  const question = () => {
    const { value = '', selectionStart, selectionEnd, name } = focused();
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0) || name || (focused().getAttribute('aria-label') ?? '');
  };
  function answer(text: string) {
    const field = focused();
    const { selectionStart, selectionEnd, value } = field;
    const next = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length);
    act(() => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next);
      field.setSelectionRange((selectionStart ?? 0) + text.length, (selectionStart ?? 0) + text.length);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  const enter = () => {
    const before = `${title()} ${question()}`;
    act(() => {
      focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    expect(`${title()} ${question()}`).not.toBe(before);
  };

  while (title() !== 'Check') {
    await loaded();
    const preset = presetOf[title()];
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => preset && textContent?.startsWith(preset),
    );
    if (button && document.activeElement?.tagName === 'H3') {
      act(() => button.click());
      await eventually(() => expect(document.activeElement?.tagName, title()).toMatch(/INPUT|TEXTAREA/));
      await loaded();
    }
    const text = answers[question()];
    if (text !== undefined) {
      asked.push(question());
      answer(text);
    }
    enter();
  }
  expect(workspace.snapshot.text).toBe(expected);
  expect([...asked].sort()).toEqual(Object.keys(answers).sort());
  expect(container.textContent).toContain('Everything without a default is filled in.');
});
