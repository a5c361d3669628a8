import { fromPlain } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { expect, test } from 'vitest';
import { valueFault } from './valueFault.ts';

test.each<[ValuePath, unknown]>([
  [['smtpPort'], 587],
  [['baseUrl'], ''],
  [['pgAzureManagedIdentity'], true],
  [['smtpAuth', 'mechanism', 'type'], 'xOAuth2'],
  [['gatewayOAuth2', 'endpointParams', 'audience'], "'gateway'"],
  [['gatewayOAuth2'], { clientId: 'a', endpointParams: { p: 'sourceID' } }],
  [['telemetry'], [1, null]],
  [['constructor'], 1],
])('%j may be %j', (path, value) => expect(valueFault(path, fromPlain(value))).toBeUndefined());

test.each<[ValuePath, unknown]>([
  [['smtpPort'], '587'],
  [['smtpPort'], 5.5],
  [['baseUrl'], 5],
  [['pgAzureManagedIdentity'], 'true'],
  [['smtpAuth', 'mechanism', 'type'], 'password'],
  [['gatewayOAuth2', 'endpointParams', 'audience'], 1],
  [['gatewayOAuth2'], { endpointParams: { p: 1 } }],
  [['gatewayOAuth2'], 'off'],
])('%j is not %j', (path, value) => expect(valueFault(path, fromPlain(value))).toContain(path.join('.')));
