// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { PreviewPages, usePreview } from './BrandingPreview.tsx';
import { SplitChecks } from './CheckList.tsx';

// Draws only what has a size, which nothing has here.
vi.mock('../../brandingSketch/Stage.tsx', () => ({
  Stage: ({ children }: { readonly children: ReactNode }) => children,
}));

function Preview() {
  const { now, opened, settings, checks } = usePreview();
  return (
    <>
      <PreviewPages now={now} opened={opened} settings={{ ...settings, page: 'all' }} />
      <SplitChecks checks={checks} />
    </>
  );
}

function draw(options: Readonly<Record<string, string>>) {
  const { container } = renderInWorkspace(JSON.stringify(options), <Preview />);
  const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const check = (code: string) => container.querySelector(`[data-check="${code}"]`)?.textContent;
  return { container, part, check };
}

/** What is in attributes that a browser styles with, fetches or follows. */
function sinks(container: HTMLElement): string {
  const names = ['style', 'src', 'srcset', 'href', 'srcdoc', 'action', 'poster', 'data'];
  const elements = [...container.querySelectorAll('*')];
  return elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')).join('\n');
}

/** Nothing of these may reach a style: they would fetch, inherit, escape or run. */
it.each([
  'url(https://evil.example.com/c.png)',
  'red; background: url(https://evil.example.com/c.png)',
  'red} * { background: url(//evil.example.com/c.png) } x {',
  'var(--accent)',
  'var(--x, url(https://evil.example.com/c.png))',
  'env(x, red)',
  'attr(data-x color, red)',
  'inherit',
  'initial',
  'unset',
  'revert-layer',
  'currentcolor',
  'image-set("https://evil.example.com/c.png" 1x)',
  'linear-gradient(red, blue)',
  'expression(alert(1))',
  'red/**/',
  '/* */ red',
  ' red',
  'red !important',
  'rgb(1 2 3 / var(--x))',
  'color-mix(in srgb, url(x), red)',
  '\u0000red',
  '#fff\u202e',
  '</style><script>window.hacked = 1</script>',
  '"><img src=x onerror="window.hacked = 1">',
  'javascript:window.hacked=1',
])('text that is not a colour is not drawn: %j', (colour) => {
  const usual = draw({}).part('toolbar')?.getAttribute('style');
  const { container, part, check } = draw({
    accessReviewToolbarBackgroundColor: colour,
    accessReviewToolbarTextColor: colour,
  });
  expect(check('toolbar-background')).toContain('no colour');
  expect(check('toolbar-text')).toContain('no colour');
  expect(usual).toMatch(/--toolbar-background: ?\S/);
  expect(part('toolbar')?.getAttribute('style')).toBe(usual);
  expect(sinks(container)).not.toMatch(/evil|var\(--x|expression|hacked/);
});

/** Paths are names on the server: never fetched, never markup. */
it.each([
  'https://evil.example.com/logo.png',
  '//evil.example.com/logo.png',
  'javascript:window.hacked=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"/>',
  'blob:https://evil.example.com/1',
  'file:///etc/passwd',
  '../../../etc/passwd',
  '\\\\evil.example.com\\share\\logo.png',
  '"><img src=x onerror="window.hacked = 1">',
  "x' onerror='window.hacked=1",
  '/assets/../index.html',
  'url(https://evil.example.com/logo.png)',
  '__proto__',
  'constructor',
])('a path is not fetched: %j', (path) => {
  expect(draw({}).part('logo')).not.toBeNull();
  const { container, part } = draw({
    accessReviewToolbarLogoPath: path,
    loginPageBackgroundPath: path,
    templatesPath: path,
  });
  expect(part('toolbar')).not.toBeNull();
  expect(part('logo')).toBeNull();
  expect(part('background')).toBeNull();
  expect(sinks(container)).not.toMatch(/evil|passwd|hacked|__proto__|constructor/);
});

it.each([
  'javascript:window.hacked=1',
  'java\nscript:window.hacked=1',
  '\u0001javascript:window.hacked=1',
  '  javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  'vbscript:x',
  'blob:https://evil.example.com/1',
  'file:///etc/passwd',
  '//evil.example.com/help',
  '\\\\evil.example.com\\help',
  'https://bank.example.com@evil.example.com/',
])('a support address is not a link: %j', (address) => {
  const { container, part, check } = draw({ supportPageUrl: address });
  expect(check('support-link')).toMatch(/may run code|may not open|relative address|user name/);
  expect(part('support')).not.toBeNull();
  expect(part('support')?.closest('a')).toBeNull();
  expect(sinks(container)).not.toMatch(/evil|passwd|script:|hacked/);
});
