// Writes public/config.schema.json from the options in src/config; run by the build.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/config/schema/configJsonSchema.ts', import.meta.url));
const { module } = await runnerImport(source, { configFile: false, logLevel: 'error' });
await writeFile(new URL('../public/config.schema.json', import.meta.url), module.printedJsonSchema());
