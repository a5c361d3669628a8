import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { configJsonSchema, printedJsonSchema } from './configJsonSchema.ts';
import { options } from './options.ts';
import { strictSchema } from './strictSchema.ts';

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

test.each([
  ['null for a feature', { gatewayOAuth2: null, smtpAuth: null }, true],
  ['null for a record', { gatewayOAuth2: { endpointParams: null } }, true],
  ['null for a number and a switch', { readTimeOutMinutes: null, pgAzureManagedIdentity: null }, true],
  ['null for a text', { baseUrl: null }, false],
  ['the largest integer, as JavaScript reads it', { smtpPort: 2 ** 63 }, true],
  ['a larger one', { smtpPort: 1e19 }, false],
  ['a number beyond all', { queryTimeOutMinutes: Number.POSITIVE_INFINITY }, false],
  ['a fraction', { smtpPort: 25.5 }, false],
])('judges %s as hjson-go does', (_what, config, isValid) =>
  expect(new Ajv({ strict: false }).compile(configJsonSchema())(config)).toBe(isValid),
);

test.each([
  ['a misspelt key', { smtpHostnam: 'smtp.example.com' }, false],
  ['a misspelt key of an object', { smtpAuth: { mechanism: { typ: 'xOAuth2' } } }, false],
  ['a key in another case', { BaseURL: 'https://review.example.com' }, false],
  ['options', { smtpPort: 587, smtpAuth: { mechanism: { type: 'xOAuth2' } } }, true],
  ['a token parameter, whose name is free', { gatewayOAuth2: { endpointParams: { audience: "'x'" } } }, true],
])('as the strict schema says of %s', (_what, config, isValid) => {
  const ajv = new Ajv({ strict: false });
  expect(ajv.compile(strictSchema(configJsonSchema()))(config)).toBe(isValid);
  expect(ajv.compile(configJsonSchema())(config)).toBe(true);
});
