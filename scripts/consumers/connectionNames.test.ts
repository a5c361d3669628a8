import { goIsMissing } from 'source-text/testing/goReference';
import { describe, expect, it } from 'vitest';
import { connectionNames } from '../../src/config/values/connectionNames.ts';
import { askForNames } from '../connectionNames.ts';
import { findPostgres } from '../serverCheck/servers.ts';
import { findProgram } from './consumer.ts';

const programs = findPostgres();
const isMissing = goIsMissing !== undefined || programs === undefined || findProgram('psql') === undefined;

describe.skipIf(isMissing)('the keywords of connection strings', () => {
  it('are those that the libraries and the installed PostgreSQL take', { timeout: 300_000 }, async () => {
    const { seenWith, ...asked } = await askForNames(programs ?? '');
    const isWritten = connectionNames.some((row) => row.seenWith === seenWith);
    for (const [by, names] of Object.entries(asked)) {
      const rows = connectionNames.filter((row) => row.by === by && (!isWritten || row.seenWith === seenWith));
      const written = rows.flatMap((row) => row.names.split(' '));
      if (isWritten) expect(written.sort(), by).toEqual([...names].sort());
      // Of another release of PostgreSQL: those that it shares with the ones in the table.
      else
        expect(
          names.filter((name) => !written.includes(name)),
          by,
        ).toEqual([]);
    }
  });
});
