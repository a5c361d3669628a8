import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openQuestions } from './openQuestions.ts';

const reference = readFileSync(new URL('../../../docs/option-reference.md', import.meta.url), 'utf8');

it('names an open question for each item of what the reference does not show, and for no other', () => {
  const [, list = ''] = reference.split(/^## What is not shown$/m);
  const items = list.replaceAll('`', '').match(/^- .*$/gm) ?? [];
  const known = (item: string) => openQuestions.find((question) => item.startsWith(`- ${question}`));
  expect(items.map((item) => known(item) ?? item)).toEqual(openQuestions);
});
