import { describe, expect, it, vi } from 'vitest';
import { writeBack } from './fileAccess.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A file on a disk; the named step fails as the File System Access API lets it fail. */
function fileOnDisk(text: string, fault?: { readonly at: 'read' | 'open' | 'write'; readonly name: string }) {
  const disk = { text };
  const aborted = vi.fn(async () => undefined);
  const failAt = (step: string) => {
    if (fault?.at === step) throw new DOMException('fault', fault.name);
  };
  const handle = {
    kind: 'file',
    async getFile() {
      failAt('read');
      return new File([disk.text], 'config.json');
    },
    async createWritable() {
      failAt('open');
      let written = '';
      return {
        async write(bytes: Uint8Array<ArrayBuffer>) {
          failAt('write');
          written += new TextDecoder().decode(bytes);
        },
        async close() {
          disk.text = written;
        },
        abort: aborted,
      };
    },
  };
  return { disk, handle, aborted };
}

describe('writing back to a file', () => {
  it('replaces its content, and knows the new one', async () => {
    const { disk, handle } = fileOnDisk('before');
    const outcome = await writeBack({ handle, bytes: bytesOf('before') }, bytesOf('after'));
    expect(outcome).toEqual({ kind: 'written', file: { handle, bytes: bytesOf('after') } });
    expect(disk.text).toBe('after');
  });

  it('leaves a file alone that was changed elsewhere, and tells its content', async () => {
    const { disk, handle } = fileOnDisk('theirs');
    const outcome = await writeBack({ handle, bytes: bytesOf('before') }, bytesOf('after'));
    expect(outcome).toEqual({ kind: 'changed', file: { handle, bytes: bytesOf('theirs') } });
    expect(disk.text).toBe('theirs');
  });

  it.each([
    ['read', 'NotFoundError', 'It was moved or deleted after you opened it.'],
    ['open', 'NotAllowedError', 'The browser was not allowed to write it.'],
    ['open', 'SecurityError', 'The browser was not allowed to write it.'],
    ['open', 'NoModificationAllowedError', 'Another program has it open.'],
    ['write', 'QuotaExceededError', 'There is no room left on the disk.'],
    ['write', 'InvalidStateError', 'The browser could not write it.'],
  ] as const)('fails with a reason, and without a change: %s, %s', async (at, name, reason) => {
    const { disk, handle, aborted } = fileOnDisk('before', { at, name });
    const outcome = await writeBack({ handle, bytes: bytesOf('before') }, bytesOf('after'));
    expect(outcome).toEqual({ kind: 'failed', reason });
    expect(disk.text).toBe('before');
    expect(aborted).toHaveBeenCalledTimes(at === 'write' ? 1 : 0);
  });

  it('fails where the user does not allow it', async () => {
    const { disk, handle } = fileOnDisk('before');
    const refusing = { ...handle, requestPermission: async () => 'denied' };
    const outcome = await writeBack({ handle: refusing, bytes: bytesOf('before') }, bytesOf('after'));
    expect(outcome).toEqual({ kind: 'failed', reason: 'The browser was not allowed to write it.' });
    expect(disk.text).toBe('before');
  });
});
