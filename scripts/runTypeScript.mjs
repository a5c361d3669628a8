// Runs a TypeScript file of this project with Vite's module runner: node scripts/runTypeScript.mjs FILE [ARGUMENT …]
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...rest] = process.argv.slice(2);
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
process.exitCode = (await module.main(rest)) ?? 0;
