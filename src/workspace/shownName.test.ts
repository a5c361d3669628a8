import { parseHjson } from 'hjson-document';
import { expect, it } from 'vitest';
import { shownName } from './shownName.ts';

const document = parseHjson(`{
  oidcClientSecret: "FAKEsecret"
  plain: { "key password=FAKEword": [ { FAKEsecret: 1 } ] }
  gatewayOAuth2: { endpointParams: { "a.b": "1", "password=FAKEword": "'a'" } }
}`);

it.each([
  [['oidcClientSecret'], 'oidcClientSecret'],
  [['plain'], 'plain'],
  [['plain', 'key password=FAKEword', 0, 'FAKEsecret'], 'plain.hidden key 1.0.hidden key 1'],
  [['gatewayOAuth2', 'endpointParams', 'a.b'], 'gatewayOAuth2.endpointParams.a.b'],
  [['gatewayOAuth2', 'endpointParams', 'password=FAKEword'], 'gatewayOAuth2.endpointParams.hidden key 2'],
  [['missing', 'FAKEsecret'], 'missing.hidden key'],
] as const)('the name of %j hides keys that are secrets', (path, shown) => {
  expect(shownName(document, path)).toBe(shown);
});
