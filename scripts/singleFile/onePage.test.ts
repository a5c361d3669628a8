import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { onePage, type PageParts } from './onePage.ts';

const html = `<!doctype html>
<html lang="en">
  <head>
    <title>Editor</title>
    <link rel="icon" type="image/svg+xml" href="./assets/mark.svg" />
    <script type="module" crossorigin src="./assets/index.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/style.css">
  </head>
  <body>
    <noscript><p>No JavaScript.</p></noscript>
    <div id="root"></div>
  </body>
</html>
`;
const parts: PageParts = {
  html,
  script: `document.title = "<!--</script>$&";`,
  style: 'body { margin: 0 }',
  start: '<h1>Start</h1>',
  icon: '<svg/>',
  licences: 'MIT <someone@example.com>',
};

it('puts everything into the page, and names nothing outside it', () => {
  const page = onePage(parts);
  expect(page).toContain('<div id="root"><h1>Start</h1></div>');
  expect(page).toContain('body { margin: 0 }</style>\n  </head>');
  expect(page).toContain(`href="data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}"`);
  expect(page).not.toMatch(/\.\/assets|noscript/);
});

it('writes no end of a script into one, and has the hash of exactly what is in it', () => {
  const page = onePage(parts);
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  expect(scripts).toEqual(['MIT <someone@example.com>', `document.title = "\\x3C!--\\x3C/script>$&";`]);
  const hash = createHash('sha256')
    .update(scripts[1] ?? '')
    .digest('base64');
  expect(page).toContain(`script-src 'sha256-${hash}'`);
});

it('says after the script that the file is damaged; the script removes that', () => {
  const page = onePage(parts);
  expect(page.indexOf('This file is damaged')).toBeGreaterThan(page.lastIndexOf('</script>'));
});

it.each([
  { html: html.replace('<div id="root"></div>', '') },
  { style: '</style>' },
  { licences: '</script>' },
  { script: '"\r"' },
  { script: '"\0"' },
])('builds no page of %j', (wrong) => expect(() => onePage({ ...parts, ...wrong })).toThrow());
