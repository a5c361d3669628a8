import { describe, expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';

describe('an option that the server may not have yet', () => {
  const text = `{\n  gatewayOAuth2: {\n    endpointParams: {\n      a: "'x'"\n    }\n  }\n}\n`;
  const isNewer = (version: string) =>
    problemLines(text, version).includes('warning newer-than-server gatewayOAuth2.endpointParams');
  test.each([
    ['3.41.9', true],
    ['3.42.0', false],
    ['3.43', false],
    ['latest', false],
    ['nonsense', false],
  ])('with server version %s it is newer: %s', (version, expected) => expect(isNewer(version)).toBe(expected));
});
