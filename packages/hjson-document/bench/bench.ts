import { bundleSize } from 'source-text/testing/bundleSize';
import { benchLibraries } from './libraries.ts';
import { benchReading } from './reading.ts';

/** npm run bench: reading and editing beside other readers, and what other libraries keep of a text that they change. */
export async function main(): Promise<void> {
  await benchReading();
  benchLibraries();
  console.log(await bundleSize(new URL('../src/index.ts', import.meta.url)));
}
