import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { targets } from '../src/delivery/index.ts';

const page = readFileSync(new URL('../docs/export.md', import.meta.url), 'utf8');
const [tested = '', notTested = ''] = page.split('## Not tested').map(rowsOf);

/** A row for each target of the tables of a text: several may share one. */
function rowsOf(text: string): string {
  return text.replace(/^\| ([^|]+) \| ([^|]+) \|$/gm, (_row, titles: string, what: string) =>
    titles
      .split(' · ')
      .map((title) => `| ${title} | ${what} |`)
      .join('\n'),
  );
}

describe('what the page says about the tests of a target is what docs/export.md says', () => {
  it.each(targets.map(({ title, untested }) => [title, untested] as const))('%s', (title, basis) => {
    if (basis === undefined) {
      expect(tested).toMatch(new RegExp(`^\\| ${title.replace(/[()]/g, '\\$&')} \\| [^|]+ \\|$`, 'm'));
      expect(notTested).not.toContain(`| ${title} |`);
    } else {
      expect(notTested).toContain(`| ${title} | ${basis} |\n`);
    }
  });
});
