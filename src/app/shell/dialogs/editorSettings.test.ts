import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSettings } from './editorSettings.ts';

it('docs/editors.md has a row for each editor, with the file of its settings', () => {
  const page = readFileSync(new URL('../../../../docs/editors.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (\w[^|]*) \| `([^`]+)` \|/gm)].map(([, editor = '', file]) => ({ editor, file }));
  expect(rows).toEqual(editorSettings.map(({ editor, file }) => ({ editor: expect.stringContaining(editor), file })));
});

it('the settings of Visual Studio Code are JSON', () => {
  expect(JSON.parse(editorSettings[0]?.text ?? '')).toEqual({
    'json.schemas': [{ fileMatch: ['/config.json'], url: './config.schema.json' }],
  });
});
