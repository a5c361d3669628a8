import { Codicon } from 'monaco-editor/base/common/codicons';
import { longTest } from 'source-text/testing/limits';
import { expect, it } from 'vitest';
import { fontOf, libraryOf, mentionedIcons, subsetCodicons } from './codicons.ts';

it('keeps what the editor and the page draw with the icon font, and little else', longTest, () => {
  const icons = mentionedIcons();
  const find = [
    'arrow-up',
    'arrow-down',
    'selection',
    'case-sensitive',
    'whole-word',
    'regex',
    'replace',
    'replace-all',
  ];
  const folds = ['chevron-down', 'chevron-right'];
  const problems = ['error', 'warning', 'info', 'close', 'light-bulb'];
  const symbols = ['symbol-property', 'symbol-value', 'symbol-function', 'symbol-variable', 'symbol-object'];
  expect([...icons]).toEqual(expect.arrayContaining([...find, ...folds, ...problems, ...symbols]));
  expect(icons.size).toBeLessThan(Object.keys(Codicon).length / 4);
});

it('has a glyph in the font for each of them, and none for the others', async () => {
  const [few, more] = await Promise.all([fontOf(['close']), fontOf(['close', 'check', 'error'])]);
  expect(few.length).toBeLessThan(more.length);
  expect((await fontOf(mentionedIcons())).length).toBeLessThan(20_000);
});

it('leaves out of the list of icons what has no glyph, and keeps the other names of what has one', () => {
  const [add, plus, repo] = [
    "    add: register('add', 0xea60),\n",
    "    plus: register('plus', 0xea60),\n",
    "    repo: register('repo', 0xea62),\n",
  ];
  expect(libraryOf(`const icons = {\n${add}${plus}${repo}};\n`, ['add'])).toBe(`const icons = {\n${add}${plus}};\n`);
});

it('fails the build when the editor has its font somewhere else', () => {
  const { buildEnd } = subsetCodicons();
  const said: unknown[] = [];
  if (typeof buildEnd === 'function') Reflect.apply(buildEnd, { error: (message: unknown) => said.push(message) }, []);
  expect(said).toEqual([expect.stringContaining('scripts/build/codicons.ts')]);
});
