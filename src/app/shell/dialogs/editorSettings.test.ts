import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorSettings } from './editorSettings.ts';

it.each(editorSettings)('docs/editors.md has the settings of $editor', ({ file, text }) => {
  const page = readFileSync(new URL('../../../../docs/editors.md', import.meta.url), 'utf8');
  expect(page).toContain(`\`${file}\``);
  expect(page).toContain(`\n${text}\`\`\`\n`);
});

it('the settings of Visual Studio Code are JSON', () => {
  expect(JSON.parse(editorSettings[0]?.text ?? '')).toEqual({
    'json.schemas': [{ fileMatch: ['/config.json'], url: './config.schema.json' }],
  });
});
