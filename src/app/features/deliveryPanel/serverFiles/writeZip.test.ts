import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeZip } from './writeZip.ts';

it('holds the files byte for byte, and is the same each time', () => {
  const files = { 'compose.yaml': Uint8Array.of(1, 2), 'größe.png': Uint8Array.from({ length: 300 }, (_, at) => at) };
  expect(unzipSync(writeZip(files))).toEqual(files);
  expect(writeZip(files)).toEqual(writeZip(files));
});
