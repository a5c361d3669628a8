import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lateImport, stageOf, stageOfFolder } from './stages.ts';

it('every folder of the table exists', () => {
  const isThere = (path: string) =>
    [`src/${path}`, `packages/${path.replace(/(?<=^[\w-]+)(?=\/|$)/, '/src')}`].some((place) =>
      existsSync(new URL(`../../${place}`, import.meta.url)),
    );
  expect(Object.keys(stageOfFolder).filter((path) => !isThere(path))).toEqual([]);
});

it.each([
  ['main.tsx', 'page'],
  ['app/shell/dialogs/AboutDialog.tsx', 'tools'],
  ['app/shell/dialogs/MergeOffer.tsx', 'compare'],
  ['app/features/hjsonEditor/monaco/monaco.ts', 'editor'],
  ['app/features/hjsonEditor/secrets/CopySecretsDialog.tsx', 'tools'],
  ['app/features/configForm/controls/programs/NewProgram.tsx', 'programs'],
  ['delivery/index.ts', 'delivery'],
  ['delivery/paste/recognise.ts', 'tools'],
  ['app/shell/App.module.css', undefined],
])('the longest entry decides: %s is of %s', (path, stage) => expect(stageOf(`/project/src/${path}`)).toBe(stage));

it.each([
  ['source-text/src/edit.ts', undefined],
  ['hjson-document/src/format/format.ts', 'page'],
  ['expr-script/src/go/format.ts', 'programs'],
])('a package has the stages of its name: %s is of %s', (path, stage) =>
  expect(stageOf(`/home/ada/src/project/packages/${path}`)).toBe(stage),
);

it('a project inside another folder of that name has the same stages', () => {
  expect(stageOf('/home/ada/src/project/src/main.tsx')).toBe('page');
});

it('no stage imports one that comes later, or that it does not wait for', () => {
  const refused = (name: string, imported: string) => lateImport(name, imported) !== undefined;
  expect([refused('page', 'tools'), refused('editor', 'tools'), refused('programs', 'delivery')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([refused('simulator', 'delivery'), refused('editor', 'libraries'), refused('tools', 'tools')]).toEqual([
    false,
    false,
    false,
  ]);
  // Few visits compare, so that no other file brings the stage along.
  expect([refused('browser', 'compare'), refused('tools', 'compare'), refused('browser', 'tools')]).toEqual([
    true,
    true,
    false,
  ]);
});
