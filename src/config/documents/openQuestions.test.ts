import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openQuestions } from './openQuestions.ts';

const reference = readFileSync(new URL('../../../docs/option-reference.md', import.meta.url), 'utf8');

it('names an open question for each place where the reference shows nothing, and for no other', () => {
  const open = reference.split(/^#+ /m).flatMap((section) => {
    const heading = (section.split('\n')[0] ?? '').replaceAll('`', '');
    const lines = section.split('\n').filter((line) => /not shown/.test(line) && !/the editor may warn/.test(line));
    return lines.length > 0 ? [heading] : [];
  });
  const asked = [...new Set(openQuestions.map(({ heading }) => heading))];
  expect(open.map((heading) => asked.find((each) => heading.startsWith(each)) ?? heading)).toEqual(asked);
});
