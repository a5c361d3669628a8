import { expect, it } from 'vitest';
import { encodeFor } from '../../src/delivery/index.ts';
import { configVariable } from '../../src/opening/index.ts';
import { targetOf } from '../../src/testing/targets.ts';
import type { Consumer } from './consumer.ts';
import { dockerEnvFile, podmanEnvFile } from './containers.ts';
import { posixShells } from './shells.ts';

const limited: readonly (readonly [id: string, consumer: Consumer | undefined])[] = [
  ['posix', posixShells.find(({ name }) => name === 'bash')],
  ['env-raw', dockerEnvFile],
  ['env-raw', podmanEnvFile],
];

const empty = { variables: [], files: [], names: [], secretVariables: [] };

for (const [id, consumer] of limited) {
  it.skipIf(!consumer?.present)(
    `${id}: ${consumer?.name} accepts what is just within the limit and nothing beyond`,
    async () => {
      const target = targetOf(id);
      const { limit } = target;
      if (!limit || !consumer) throw new Error(`${id} has no limit`);
      const within = 'x'.repeat(limit.bytes);
      const output = target.encode({ ...empty, text: within }, {});
      expect(encodeFor(target, within, [])).toMatchObject({ ok: true, size: limit.bytes });
      expect(output.ok && (await consumer.read(output.text)).get(configVariable)).toBe(within);
      const beyond = target.encode({ ...empty, text: `${within}x` }, {});
      expect(encodeFor(target, `${within}x`, []).ok).toBe(false);
      await expect(async () => consumer.read(beyond.ok ? beyond.text : '')).rejects.toThrow();
    },
  );
}
