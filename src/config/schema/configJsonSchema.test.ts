import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configJsonSchema, printedJsonSchema } from './configJsonSchema.ts';
import { options } from './options.ts';

const published = new URL('../../../public/config.schema.json', import.meta.url);

test('public/config.schema.json is current (node scripts/writeSchema.mjs writes it)', () =>
  expect(readFileSync(published, 'utf8')).toBe(printedJsonSchema()));

test('is draft-07, refuses no unknown key and makes nothing mandatory', () => {
  expect(configJsonSchema()).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    additionalProperties: true,
  });
  expect(printedJsonSchema()).not.toContain('"required"');
});

test.each(options.map((option) => [option.key, option] as const))(
  '%s has its type, description and default',
  (_key, option) => {
    const pointer = option.path.flatMap((key) => ['properties', String(key)]);
    expect(configJsonSchema()).toHaveProperty([...pointer, 'description'], option.documentation);
    expect(configJsonSchema()).toHaveProperty([...pointer, 'title'], option.title);
    if (option.default !== undefined)
      expect(configJsonSchema()).toHaveProperty([...pointer, 'default'], option.default);
  },
);

test('holds the choices and the version threshold of the reference', () => {
  const schema = JSON.stringify(configJsonSchema());
  expect(schema).toContain('"enum":["autoDiscover","xOAuth2"]');
  expect(schema).toContain('"x-since":"3.42.0"');
});
