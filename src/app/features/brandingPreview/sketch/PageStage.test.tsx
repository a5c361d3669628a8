// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckResult } from '../../../../branding/index.ts';
import type { OptionKey } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { usePreview } from '../look/usePreview.ts';
import { PreviewPages } from '../PreviewPages.tsx';
import { LoginPage } from './LoginPage.tsx';
import { pinsOn } from './Pins.tsx';
import { UiToolbar } from './UiToolbar.tsx';
import { WizardPage } from './WizardPage.tsx';

// Draws only what has a size, which nothing has here.
vi.mock('./Stage.tsx', () => ({ Stage: ({ children }: { readonly children: ReactNode }) => children }));
vi.mock('./WizardPage.tsx', () => ({ WizardPage: vi.fn(() => null) }));
vi.mock('./LoginPage.tsx', () => ({ LoginPage: vi.fn(() => null) }));
vi.mock('./UiToolbar.tsx', () => ({ UiToolbar: vi.fn(() => null) }));

const drawings = { wizard: WizardPage, login: LoginPage, toolbar: UiToolbar };

function Pages() {
  const { now, opened, settings, checks } = usePreview();
  const failing = checks.filter(({ verdict }) => verdict === 'error' || verdict === 'warning');
  return <PreviewPages now={now} opened={opened} settings={settings} failing={failing} />;
}

describe('a page of the preview', () => {
  beforeEach(() => vi.clearAllMocks());

  it.each<[OptionKey, string, keyof typeof drawings | undefined]>([
    ['organisationName', 'Another', 'login'],
    ['loginPageBackgroundPath', '/b.jpg', 'login'],
    ['accessReviewToolbarTextColor', 'black', 'wizard'],
    ['accessReviewToolbarLogoPath', '/l.svg', 'wizard'],
    ['supportPageUrl', 'https://help.example.com', 'toolbar'],
    ['smtpHostname', 'mail.example.com', undefined],
  ])('is drawn again when an option that it shows changes: %s', (key, value, page) => {
    const { workspace, act } = renderInWorkspace('{\n  organisationName: Example\n}\n', <Pages />);
    vi.clearAllMocks();
    act(() => workspace.setOption([key], value, { view: 'form', label: 'Change' }));
    expect(workspace.snapshot.text).toContain(key);
    const drawn = Object.entries(drawings).filter(([, drawing]) => vi.mocked(drawing).mock.calls.length > 0);
    expect(drawn.map(([name]) => name)).toEqual(page ? [page] : []);
  });
});

describe('the numbers of failing checks', () => {
  const check = (code: CheckResult['code']): CheckResult => ({
    ...{ code, title: code, figure: '', explanation: '', fixes: [], colours: [] },
    verdict: 'warning',
  });

  it('are at the parts of the page that they are about', () => {
    const failing = (['text-contrast', 'logo-contrast', 'logo-shape', 'support-link'] as const).map(check);
    expect(pinsOn('wizard', failing)).toEqual({ title: [1], logo: [2, 3] });
    expect(pinsOn('login', failing)).toEqual({});
    expect(pinsOn('toolbar', failing)).toEqual({ support: [4] });
  });

  it('are on the page of now, and not on the opened one', () => {
    const { workspace, act } = renderInWorkspace('{\n}\n', <Pages />);
    act(() => workspace.setOption(['accessReviewToolbarBackgroundColor'], 'white', { view: 'form', label: 'Change' }));
    expect(vi.mocked(WizardPage).mock.lastCall?.[0].pins).toEqual({ title: [1], logo: [2] });
    expect(vi.mocked(LoginPage).mock.lastCall?.[0].pins).toEqual({});
  });
});
