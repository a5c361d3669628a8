import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askConnections } from 'source-text/testing/goReference';
import { findProgram, run } from './consumers/consumer.ts';
import { createPeers, findPostgres, startPostgres } from './serverCheck/servers.ts';

/** The programs that were asked, each with its version, and what they take; names are separated by spaces. */
export interface ConnectionNames {
  readonly seenWith: string;
  /** pgx and lib/pq read them. */
  readonly both: readonly string[];
  /** They are sent to the database, which takes them, in any case of their letters. */
  readonly server: readonly string[];
  readonly pgx: readonly string[];
  readonly pool: readonly string[];
  readonly pq: readonly string[];
  /** Of libpq; pgx and lib/pq do not connect with them. */
  readonly libpq: readonly string[];
}

const libraries = {
  pgx: { folder: 'reference/pgx', modules: 'go.mod', module: 'github.com/jackc/pgx/v5' },
  pq: { folder: 'reference/pq', modules: 'go.mod', module: 'github.com/lib/pq' },
} as const;

const table = fileURLToPath(new URL('../src/config/values/connectionNames.ts', import.meta.url));

/**
 * Writes what connection strings may name, as each PostgreSQL of the folders given has it, or the installed one:
 * node scripts/runTypeScript.mjs scripts/connectionNames.ts [FOLDER …]
 */
export async function main(folders: readonly string[]): Promise<void> {
  const asked: ConnectionNames[] = [];
  for (const folder of folders.length > 0 ? folders : [findPostgres() ?? '']) asked.push(await askForNames(folder));
  const groups = ['both', 'server', 'pgx', 'pool', 'pq', 'libpq'] as const;
  const seen = new Set<string>();
  const rows = asked.flatMap((names) =>
    groups.flatMap((group) => {
      const added = names[group].filter((name) => !seen.has(name));
      for (const name of added) seen.add(name);
      return added.length === 0
        ? []
        : [`  { by: '${group}', seenWith: '${names.seenWith}', names: '${added.join(' ')}' },\n`];
    }),
  );
  writeFileSync(
    table,
    `/** Written by scripts/connectionNames.ts, which connects with each name. */\nexport const connectionNames = [\n${rows.join('')}] as const;\n`,
  );
  run(process.execPath, [
    fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url)),
    'format',
    '--write',
    table,
  ]);
}

/** Asks a PostgreSQL and both libraries for each name that one of them has: starts a server and connects with all of them. */
export async function askForNames(programs: string): Promise<ConnectionNames> {
  const database = startPostgres(undefined, programs);
  const peers = createPeers();
  try {
    const port = await peers.closed();
    await database.start(port);
    // Nobody reads its log while the libraries are asked, and it would wait for that.
    query(port, "alter system set log_min_messages = 'panic'");
    query(port, 'select pg_reload_conf()');
    const ofLibpq = libpqNames();
    const ofServer = serverNames(port);
    const candidates = [...new Set([...ofServer, ...ofLibpq, ...Object.values(libraries).flatMap(sourceNames)])].sort();
    const ask = (library: (typeof libraries)[keyof typeof libraries], how: 'connect' | 'pool', names = candidates) =>
      values.reduce((left: readonly string[], value) => {
        const server = `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable&connect_timeout=2`;
        const texts = left.map((name) => `${server}&${name}=${value}`);
        const answers = askConnections<{ readonly error?: string }>(library, texts, how);
        return left.filter((_, index) => !refusal.test(answers[index]?.error ?? ''));
      }, names);
    const [pgx, pool, pq] = [
      ask(libraries.pgx, 'connect'),
      ask(
        libraries.pgx,
        'pool',
        candidates.filter((name) => name.startsWith('pool_')),
      ),
      ask(libraries.pq, 'connect'),
    ];
    return {
      seenWith: [...Object.values(libraries).map(versionOf), serverVersion(programs)].join(', '),
      both: pgx.filter((name) => pq.includes(name) && (ofLibpq.includes(name) || !ofServer.includes(name))),
      server: pgx.filter((name) => pq.includes(name) && !ofLibpq.includes(name) && ofServer.includes(name)),
      pgx: pgx.filter((name) => !pq.includes(name)),
      pool: pool.filter((name) => !pgx.includes(name)),
      pq: pq.filter((name) => !pgx.includes(name)),
      libpq: ofLibpq.filter((name) => !pgx.includes(name) && !pq.includes(name)),
    };
  } finally {
    database.stop();
  }
}

/** No name takes all of them; a name that is sent to the server and unknown there is refused before its value is read. */
const values = ['x', '1', '127.0.0.1'];
const refusal = /unrecognized configuration parameter|cannot be (?:changed|set)/;

/** All settings of a server. Those that it leaves out of its list are named here. */
function serverNames(port: number): readonly string[] {
  const listed = query(port, 'select lower(name) from pg_settings');
  return [...listed, 'is_superuser', 'replication', 'role', 'seed', 'session_authorization'];
}

function query(port: number, statement: string): readonly string[] {
  const server = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return run(findProgram('psql') ?? 'psql', ['-XAtc', statement, server])
    .toString()
    .trim()
    .split('\n');
}

/** What libpq itself says: PQconndefaults, through Python. */
function libpqNames(): readonly string[] {
  const code = `
import ctypes
class Option(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ('keyword', 'envvar', 'compiled', 'val', 'label', 'dispchar')] + [('dispsize', ctypes.c_int)]
libpq = ctypes.CDLL('libpq.so.5')
libpq.PQconndefaults.restype = ctypes.POINTER(Option)
options = libpq.PQconndefaults()
at = 0
while options[at].keyword:
    print(options[at].keyword.decode())
    at += 1
`;
  return run(findProgram('python3') ?? 'python3', ['-c', code])
    .toString()
    .trim()
    .split('\n');
}

/** What might be a name in the source of a library; asked like all others. */
function sourceNames({ folder, module }: { readonly folder: string; readonly module: string }): readonly string[] {
  const path = execFileSync('go', ['list', '-m', '-f', '{{.Dir}}', module], { cwd: folder }).toString().trim();
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)(?:config|conn|connector|pool)\.go$/.test(file))
    .flatMap((file) => [...readFileSync(join(path, file), 'utf8').matchAll(/"([a-z_]{3,})"/g)])
    .map(([, name = '']) => name);
}

function serverVersion(programs: string): string {
  const version = run(join(programs, 'postgres'), ['--version']).toString();
  return version.trim().replace(/^postgres \(PostgreSQL\) (\S+).*$/, 'PostgreSQL $1');
}

function versionOf({ folder, module }: { readonly folder: string; readonly module: string }): string {
  const version = execFileSync('go', ['list', '-m', '-f', '{{.Version}}', module], { cwd: folder }).toString().trim();
  return `${module.replace(/^github\.com\/(?:jackc\/)?|\/v5$/g, '')} ${version.slice(1)}`;
}
