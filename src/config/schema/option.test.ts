import { expect, expectTypeOf, test } from 'vitest';
import { readText } from '../../testing/configProblems.ts';
import { type OptionKey, type OptionValue, optionPath } from './option.ts';
import { optionAt, options } from './options.ts';

test('every option is found under the path of its key', () => {
  expect(options.map(({ key }) => optionAt(optionPath(key))?.key)).toEqual(options.map(({ key }) => key));
});

test('a key is the dotted name of an option, and nothing else', () => {
  expectTypeOf<'smtpAuth.mechanism.type'>().toExtend<OptionKey>();
  expectTypeOf<'gatewayOAuth2.endpointParams'>().toExtend<OptionKey>();
  expectTypeOf<'mechanism'>().not.toExtend<OptionKey>();
  expectTypeOf<'smtpAuth.mechanism.kind'>().not.toExtend<OptionKey>();
});

test('the value of an option has the type that zod infers', () => {
  expectTypeOf<OptionValue<'smtpPort'>>().toEqualTypeOf<number>();
  expectTypeOf<OptionValue<'baseUrl'>>().toEqualTypeOf<string>();
  expectTypeOf<OptionValue<'pgAzureManagedIdentity'>>().toEqualTypeOf<boolean>();
  expectTypeOf<OptionValue<'smtpAuth.mechanism.type'>>().toEqualTypeOf<'autoDiscover' | 'xOAuth2'>();
});

test('a value of another type is never returned: the default is, or nothing', () => {
  const config = readText('readTimeOutMinutes: "ten"\nsmtpPort: "587"\nqueryTimeOutMinutes: 20\n');
  expect(config.valueOf('readTimeOutMinutes')).toBe(5);
  expect(config.valueOf('smtpPort')).toBeUndefined();
  expect(config.valueOf('queryTimeOutMinutes')).toBe(20);
  expect(config.valueOf('baseUrl')).toBeUndefined();
});
