import { parseHjson } from 'hjson-document';
import { expect, test } from 'vitest';
import { nestedReference, targetOf } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';

test('a reference of another form is refused, since op inject would read it', () =>
  expect(exportTo(parseHjson(nestedReference), targetOf('onepassword'), [])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('op inject would read it'),
  }));
