import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { createYamlReader, recognisePaste } from '../index.ts';

const recognise = (pasted: string) => recognisePaste(`[program:x]\n${pasted}\n`, createYamlReader(yaml));

/** Recorded from supervisor 4.3: `options.py`, then `dict_of_key_value_pairs`. */
test.each([
  [`environment=SERVICE_CONFIG_HJSON='{"oidcClientSecret":"50%%x"}'`, '{"oidcClientSecret":"50%x"}'],
  [`environment=TZ="UTC",SERVICE_CONFIG_HJSON='{"smtpPort":25}'`, '{"smtpPort":25}'],
  [`environment=SERVICE_CONFIG_HJSON='{"smtpPort":25}',TZ="UTC"`, '{"smtpPort":25}'],
  [`environment=TZ="UTC",\n  SERVICE_CONFIG_HJSON='{"smtpPort":25}'`, '{"smtpPort":25}'],
  [`environment=SERVICE_CONFIG_HJSON='{"organisationName":"a\\\\b"}'`, '{"organisationName":"a\\\\b"}'],
])('%s is read as by supervisor', (pasted, text) =>
  expect(recognise(pasted)).toMatchObject({ isAsked: false, choices: [{ reader: 'supervisor', text }] }),
);

test.each([
  'environment=SERVICE_CONFIG_HJSON={"smtpPort":25}',
  `environment=SERVICE_CONFIG_HJSON='{"organisationName":"a #b"}'`,
])('%s is refused, as by supervisor', (pasted) => expect(recognise(pasted)).toMatchObject({ kind: 'refused' }));
