import { expect, it } from 'vitest';
import { setValue } from '../edits.ts';
import { edit, formatDocument, parseHjson, type VerifiedEdit } from '../index.ts';
import { refusalCodes } from './refusalCodes.ts';

it.each(Object.entries(refusalCodes))('%s is why its example is refused', (code, example) => {
  const run = new Function('edit', 'formatDocument', 'parseHjson', 'setValue', `return ${example}`);
  const outcome: VerifiedEdit = run(edit, formatDocument, parseHjson, setValue);
  expect('apply' in outcome ? (outcome as { apply(): VerifiedEdit }).apply() : outcome).toMatchObject({
    ok: false,
    code,
    reason: expect.any(String),
  });
});
