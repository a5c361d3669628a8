import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('..', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== 'page/createStore.ts')
  .map((path) => ({ path, source: readFileSync(new URL(path, folder), 'utf8') }));

/** What is not emptied with everything else, and why. */
const lasting: Readonly<Record<string, string>> = {
  'drafts/draftState.ts': 'forgotten by the keeper of drafts',
  'exprField/programTools.ts': 'code of the page',
  'features/configForm/sections/shownSection.ts': 'which section of the open document is shown',
  'page/files.ts': 'read again from what the browser keeps',
  'page/guidedSetup.ts': 'the open document stays in its guided set-up',
  'page/preferences.ts': 'choices of how the page looks',
  'page/textPane.ts': 'whether the editor has loaded',
  'shell/panes/paneState.ts': 'which panes are open',
};

it('every store is emptied when all local data is deleted, but for these', () => {
  const found = sources.filter(
    ({ source }) => source.includes('createLastingStore<') || /createLastingStore\(/.test(source),
  );
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(lasting));
});

it('a part with a store among other things forgets it', () => {
  const inside = sources.filter(({ source }) => /(?<!return )\bcreateStore[<(]/.test(source));
  expect(inside.filter(({ source }) => !/\bforget\b/.test(source)).map(({ path }) => path)).toEqual([]);
  expect(inside.map(({ path }) => path)).toContain('page/localImages.ts');
});
