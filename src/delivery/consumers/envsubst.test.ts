import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { targetOf } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test('what it would replace by mistake is named', () => {
  const text = '{ encryptionKey: "fake-key-of-nobody", organisationName: "$ENCRYPTION_KEY" }';
  const output = exportTo(parseHjson(text), targetOf('envsubst'), []);
  expect(output.ok || output.reason).toMatch(/\$ENCRYPTION_KEY where it is not meant/);
});
