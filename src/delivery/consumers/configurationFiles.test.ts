import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { createYamlReader, recognisePaste } from '../index.ts';

const readersOf = (pasted: string, text: string) => {
  const found = recognisePaste(pasted, createYamlReader(yaml));
  const choices = found.kind === 'found' ? found.choices : [];
  return choices.flatMap((choice) => (choice.text.trim() === text ? choice.readers : []));
};

test.each([
  [
    'a literal text',
    `[env]\nSERVICE_CONFIG_HJSON = '{"organisationName":"a\\\\b"}'\n`,
    '{"organisationName":"a\\\\b"}',
  ],
  [
    'a literal text of several lines',
    `SERVICE_CONFIG_HJSON = '''\n{"organisationName":"it's"}'''\n`,
    `{"organisationName":"it's"}`,
  ],
  ['a basic text', `SERVICE_CONFIG_HJSON = "{\\"organisationName\\":\\"a\\"}"\n`, '{"organisationName":"a"}'],
  [
    'a basic text of several lines',
    `SERVICE_CONFIG_HJSON = """\n{"organisationName":"a\\tb"}"""\n`,
    '{"organisationName":"a\tb"}',
  ],
])('TOML reads %s', (_name, pasted, text) => expect(readersOf(pasted, text)).toContain('TOML'));

test('.properties removes a backslash before any sign', () =>
  expect(readersOf('SERVICE_CONFIG_HJSON={"smtpPort"\\:25}\n', '{"smtpPort":25}')).toContain('.properties'));
