import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('index.html', () => {
  it('has a language, a title and a viewport', () => {
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en"/);
    expect(page).toMatch(/<title>[^<]+<\/title>/);
    expect(page).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1" \/>/);
  });

  it('describes itself at a length that search results show whole', () => {
    const description = /<meta\s+name="description"\s+content="([^"]*)"/.exec(page)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('asks browsers not to translate it: a configuration is not prose', () =>
    expect(page).toMatch(/<html [^>]*translate="no"/));

  it('lets search engines in', () => expect(page).not.toMatch(/noindex/));
});
