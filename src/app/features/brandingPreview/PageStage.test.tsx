// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionKey } from '../../../config/index.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { LoginPage } from '../../brandingSketch/LoginPage.tsx';
import { UiToolbar } from '../../brandingSketch/UiToolbar.tsx';
import { WizardPage } from '../../brandingSketch/WizardPage.tsx';
import { PreviewPages, usePreview } from './BrandingPreview.tsx';

// Draws only what has a size, which nothing has here.
vi.mock('../../brandingSketch/Stage.tsx', () => ({
  Stage: ({ children }: { readonly children: ReactNode }) => children,
}));
vi.mock('../../brandingSketch/WizardPage.tsx', () => ({ WizardPage: vi.fn(() => null) }));
vi.mock('../../brandingSketch/LoginPage.tsx', () => ({ LoginPage: vi.fn(() => null) }));
vi.mock('../../brandingSketch/UiToolbar.tsx', () => ({ UiToolbar: vi.fn(() => null) }));

const drawings = { wizard: WizardPage, login: LoginPage, toolbar: UiToolbar };

function Pages() {
  const { now, opened, settings } = usePreview();
  return <PreviewPages now={now} opened={opened} settings={settings} />;
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
