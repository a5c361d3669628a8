import { parseHjson } from 'hjson-document';
import { expect, it, test } from 'vitest';
import { analyseConfig, optionPath } from '../config/index.ts';
import { requestReferences, withSampleValues } from './sampleValues.ts';

const text = `{
  encryptionKey: "\${OUTSIDE}"
  gatewayOAuth2: {
    tokenUrl: "https://\${HOST}/token"
    clientId: '''$(CLIENT)'''
    clientSecret: '{{ .SECRET }}'
    endpointParams: { note: "'\${NOTE}'" }
  }
}
`;

function read(source: string) {
  const document = parseHjson(source);
  return { document, config: analyseConfig(document, 'latest') };
}

it('are asked for each name that the request depends on', () => {
  expect(requestReferences(parseHjson(text))).toEqual(['HOST', 'CLIENT', 'SECRET', 'NOTE']);
  expect(requestReferences(parseHjson(`{ encryptionKey: "\${OUTSIDE}" }`))).toEqual([]);
  expect(requestReferences(parseHjson('{ gatewayOAuth2: '))).toEqual([]);
});

it('take the place of the references in the request, and nowhere else', () => {
  const samples = new Map([
    ['HOST', 'auth.example.com'],
    ['CLIENT', 'review "client"'],
    ['OUTSIDE', 'changed'],
  ]);
  const { config, document } = withSampleValues(read(text), samples, 'latest');
  expect(config.value(optionPath('gatewayOAuth2.tokenUrl'))).toBe('https://auth.example.com/token');
  expect(config.value(optionPath('gatewayOAuth2.clientId'))).toBe('review "client"');
  expect(document.text).toContain(`encryptionKey: "\${OUTSIDE}"`);
  expect(document.text).toContain(`\${NOTE}`);
});

it('leave a configuration unchanged if none is given', () => {
  const before = read(text);
  expect(withSampleValues(before, new Map([['HOST', '']]), 'latest')).toBe(before);
});

test.each(['"', "'", '\\', '\\"', '{', '#', ' // x', 'é'])('are read as they are typed in any quotes: %s', (value) => {
  const { config } = withSampleValues(read(text), new Map([['SECRET', value]]), 'latest');
  expect(config.value(optionPath('gatewayOAuth2.clientSecret'))).toBe(value);
});
