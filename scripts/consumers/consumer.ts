import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A real program, or the part of one, that reads what a target writes. */
export interface Consumer {
  /** Shown in the title of the test, skipped or not. */
  readonly name: string;
  readonly present: boolean;
  /** Set if the program used for the consumer does more than the consumer: what it leaves unchanged. */
  readonly accepts?: (value: string) => boolean;
  /** The variables that the program has after it read the output. Rejects with the program’s own words when it fails. */
  read(output: string): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
}

/** Where the program is, or undefined. Debian's own Python is preferred over any other, because its modules belong to it. */
export function findProgram(name: string): string | undefined {
  return ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Runs a program and returns its standard output; throws its standard error if it fails. */
export function run(
  program: string,
  parameters: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string } = {},
): Buffer {
  const env = { PATH: process.env.PATH ?? '', HOME: tmpdir(), LANG: 'C.UTF-8', ...options.env };
  const result = spawnSync(program, parameters, { ...options, env, maxBuffer: 1 << 28, timeout: 50_000 });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr.toString().slice(0, 2_000)}`);
  return result.stdout;
}

export function succeeds(program: string, parameters: readonly string[]): boolean {
  return spawnSync(program, parameters, { timeout: 20_000 }).status === 0;
}

/** Calls `use` with a new folder with the files, and removes it afterwards. */
export async function inFolder<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `NAME=value` records, each ended by NUL, as `env -0` writes them. */
export function parseNulRecords(bytes: Buffer): ReadonlyMap<string, string> {
  return parseRecords(bytes.toString().split('\0'));
}

/** `NAME=value` records, as docker and podman keep them. */
export function parseRecords(records: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    records
      .filter((record) => record.includes('='))
      .map((record) => {
        const equals = record.indexOf('=');
        return [record.slice(0, equals), record.slice(equals + 1)];
      }),
  );
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** The members of an object that are text. */
export function textMembers(value: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(asRecord(value)).flatMap(([name, member]) => (typeof member === 'string' ? [[name, member]] : [])),
  );
}
