import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeFor } from '../../src/delivery/index.ts';
import { targetOf } from '../../src/testing/targets.ts';
import { findProgram, inFolder } from './consumer.ts';

const analyze = findProgram('systemd-analyze');

/** What `systemd-analyze verify` has to say about a unit with this drop-in. */
function complaintsAbout(dropIn: string): Promise<string> {
  const unit = `${dropIn}Type=oneshot\nExecStart=/bin/true\n`;
  return inFolder({ 'server.service': unit }, (folder) =>
    spawnSync(analyze ?? 'systemd-analyze', ['verify', '--man=no', join(folder, 'server.service')]).stderr.toString(),
  );
}

describe.skipIf(analyze === undefined)('systemd-analyze verify, of the unit with LoadCredential=', () => {
  const credential = targetOf('systemd-credential');

  it.each(['server', 'Review_2.1-a', 'x'.repeat(100)])('accepts it for the unit %s', async (service) => {
    const output = encodeFor(credential, '{}', [{ name: 'NO_PROXY', value: 'a, %b' }], { service });
    if (!output.ok) throw new Error('no output');
    expect(output.text).toContain(`LoadCredential=config.json:/etc/${service}.config.json`);
    expect(await complaintsAbout(output.text)).not.toContain('server.service');
  });

  it.each(['LoadCredential=a/b:/etc/c', 'LoadCredentials=a:/etc/c'])('would complain about %s', async (line) => {
    expect(await complaintsAbout(`[Service]\n${line}\n`)).toContain('server.service:2');
  });
});
