import { expect, it } from 'vitest';
import { dialects, encodeFor } from '../../src/delivery/index.ts';
import { configVariable } from '../../src/opening/index.ts';
import type { Consumer } from './consumer.ts';
import { dockerEnvFile, podmanEnvFile } from './containers.ts';
import { posixShells } from './shells.ts';

const limited: readonly (readonly [id: string, consumer: Consumer | undefined])[] = [
  ['posix', posixShells.find(({ name }) => name === 'bash')],
  ['env-raw', dockerEnvFile],
  ['env-raw', podmanEnvFile],
];

for (const [id, consumer] of limited) {
  it.skipIf(!consumer?.present)(
    `${id}: ${consumer?.name} accepts what is just within the limit and nothing beyond`,
    async () => {
      const dialect = dialects.find((candidate) => candidate.id === id);
      if (!dialect?.limit || !consumer) throw new Error(`${id} has no limit`);
      const within = 'x'.repeat(dialect.limit.bytes);
      const output = dialect.encode(within, []);
      expect(encodeFor(dialect, within, [])).toMatchObject({ ok: true, size: dialect.limit.bytes });
      expect(output.ok && (await consumer.read(output.text)).get(configVariable)).toBe(within);
      const beyond = dialect.encode(`${within}x`, []);
      expect(encodeFor(dialect, `${within}x`, []).ok).toBe(false);
      await expect(async () => consumer.read(beyond.ok ? beyond.text : '')).rejects.toThrow();
    },
  );
}
