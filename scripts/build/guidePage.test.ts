import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guidePage } from './guidePage.ts';

const markdown = `# Guide

The [reference](option-reference.md), and [below](#open-or-start), and [elsewhere](https://example.com/).

## Open, or start

![The start screen](screenshots/start-light-1440.png)

## Save \`config.json\`
`;
const page = guidePage(markdown, 'p { color: red }', (picture) => `./assets/${picture.split('/').at(-1)}`);

describe('the page of the guide', () => {
  it('allows no script, and no style but its own', () => {
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}';`);
    expect(page).not.toMatch(/<script| style=| on\w+=/);
  });

  it('names its sections as GitHub does, and lists them', () => {
    expect(page).toContain('<h2 id="open-or-start">Open, or start</h2>');
    expect(page).toContain('<li><a href="#open-or-start">Open, or start</a></li>');
    expect(page).toContain('<li><a href="#save-configjson">Save <code>config.json</code></a></li>');
  });

  it('links within itself and to other sites, and has the words alone of a link to another document', () => {
    expect(page).toContain(
      'The reference, and <a href="#open-or-start">below</a>, and <a href="https://example.com/">elsewhere</a>.',
    );
  });

  it('shows pictures with their size, so that nothing moves when they arrive', () => {
    expect(page).toMatch(
      /<img src="\.\/assets\/start-light-1440\.png" alt="The start screen" width="\d{4}" height="\d{3,4}" loading="lazy">/,
    );
  });
});
