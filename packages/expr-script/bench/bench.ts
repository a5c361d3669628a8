import { compile, run } from 'expr-script';
import { bundleSize } from 'source-text/testing/bundleSize';
import { askReference, goIsMissing } from 'source-text/testing/goReference';

/** As rules of a configuration are. */
const programs: Readonly<Record<string, string>> = {
  constant: "'factory'",
  variable: 'site',
  condition: "id startsWith 'src-' ? site : shop",
  call: "lower(split(shop, '://')[1])",
  list: "filter(split(site, '/'), # != '') | map(upper(#)) | join('.')",
};

const variables = {
  site: 'https://api.example.com/v1',
  shop: 'https://gw.example.net:8443/shop',
  id: 'src-0042',
};

const environment = {
  variables: { site: 'string', shop: 'string', id: 'string' },
  as: 'string',
} as const;
const repetitions = 5000;

/** npm run bench: prints the time to compile, check and evaluate each program: the first time, repeated, and in Go where that is installed. */
export async function main(): Promise<void> {
  const first = Object.values(programs).map((program) => timed(1, () => runOnce(program)));
  for (const program of Object.values(programs)) timed(repetitions, () => runOnce(program));
  const repeated = Object.values(programs).map((program) => timed(repetitions, () => runOnce(program)));
  const native = nativeTimes();
  console.log(`expr: compile, check and evaluate, in microseconds${goIsMissing ? ` (${goIsMissing})` : ''}`);
  console.log(row('program', 'first', 'repeated', 'Go', 'ratio'));
  for (const [index, name] of Object.keys(programs).entries()) {
    const here = repeated[index] ?? 0;
    const there = native?.[index];
    const ratio = there === undefined ? '' : `${(here / there).toFixed(1)}x`;
    console.log(row(name, micros(first[index]), micros(here), micros(there), ratio));
  }
  console.log(await bundleSize(new URL('../src/index.ts', import.meta.url)));
}

function runOnce(program: string): void {
  const compiled = compile(program, environment);
  if (!compiled.ok || !run(compiled, variables, { certain: true }).ok) throw new Error(`${program} does not run`);
}

/** Nanoseconds for one repetition. */
function timed(count: number, action: () => void): number {
  const start = process.hrtime.bigint();
  for (let index = 0; index < count; index++) action();
  return Number(process.hrtime.bigint() - start) / count;
}

/** Nanoseconds for each program in the Go engine; undefined without Go. */
function nativeTimes(): readonly number[] | undefined {
  if (goIsMissing) return undefined;
  const questions = Object.entries(programs).map(([id, program]) => ({
    id,
    program,
    env: variables,
    repeat: repetitions,
  }));
  return askReference<{ nanoseconds: number }>('expr', questions).map(({ nanoseconds }) => nanoseconds);
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(10))).join('');
}

function micros(nanoseconds: number | undefined): string {
  return nanoseconds === undefined ? '' : (nanoseconds / 1000).toFixed(1);
}
