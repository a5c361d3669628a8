import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));

const notCopied = ['node_modules', 'dist', '.git', 'test-results', 'playwright-report'];

interface Example {
  readonly title: string;
  /** What the row `Touches` names. */
  readonly named: readonly string[];
  /** What is written: a whole file, or the lines of a diff. */
  readonly changes: readonly { readonly kind: string; readonly file: string; readonly body: string }[];
  /** Commands of the example: those that write a file run after its changes, those of vitest name tests. */
  readonly commands: readonly string[];
}

const examples = readExamples(readFileSync(join(project, 'docs/extending.md'), 'utf8'));
const allTests = [...new Set(examples.flatMap(({ commands }) => commands.flatMap(testsOf)))];
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'contributing-'));
  for (const name of readdirSync(project).filter((entry) => !notCopied.includes(entry))) {
    cpSync(join(project, name), join(copy, name), {
      recursive: true,
      filter: (path) => !notCopied.includes(relative(project, path).split('/').at(-1) ?? ''),
    });
  }
  // Apart from the packages of the copy, those of the project.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    const own = join(copy, 'packages', name);
    symlinkSync(existsSync(own) ? own : join(project, 'node_modules', name), join(copy, 'node_modules', name));
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the examples of docs/extending.md', () => {
  test.each(examples.map((example) => [example.title, example] as const))(
    '%s: touches the files that it names and no other',
    (_, { named, changes, commands }) => {
      const before = filesOf(copy);
      for (const { kind, file, body } of changes) {
        const path = join(copy, file);
        const text = kind === 'diff' ? applyDiff(before.get(file) ?? '', body, file) : body;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      for (const command of commands.filter((line) => testsOf(line).length === 0)) run(command);
      const after = filesOf(copy);
      const all = new Set([...before.keys(), ...after.keys()]);
      const touched = [...all].filter((file) => before.get(file) !== after.get(file));
      expect(touched.sort()).toEqual([...named].sort());
    },
  );

  test('are accepted by the compiler', () => run('npx tsc --noEmit'));

  test('are formatted and linted', () => {
    const files = examples.flatMap(({ named }) => named).filter((file) => /\.tsx?$/.test(file));
    run(`npx biome check --error-on-warnings ${files.join(' ')}`);
  });

  test('pass their tests and those of the architecture', () => {
    run(`npx vitest run src/architecture.test.ts src/documentation.test.ts ${allTests.join(' ')}`);
  });
});

function readExamples(page: string): readonly Example[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const fences = [...section.matchAll(/^```(\w+)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)];
      const [, touches = ''] = /^Touches ([\s\S]*?)\n\n/m.exec(section) ?? [];
      return {
        title: section.split('\n')[0] ?? '',
        named: [...touches.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
        changes: fences.flatMap(([, kind = '', file, body = '']) => (file ? [{ kind, file, body }] : [])),
        commands: fences.flatMap(([, kind, , body = '']) => (kind === 'sh' ? body.trim().split('\n') : [])),
      };
    });
}

/** The paths that a command hands to vitest; empty for any other command. */
function testsOf(command: string): readonly string[] {
  return /^npx vitest run (.+)$/.exec(command)?.[1]?.split(' ') ?? [];
}

/** Replaces the context and removed lines, which occur in the text exactly once, with the context and added lines. */
function applyDiff(text: string, diff: string, file: string): string {
  return diff.split(/^@@\n/m).reduce((current, hunk) => {
    const lines = hunk.split('\n').slice(0, -1);
    const side = (other: string) =>
      lines
        .filter((line) => !line.startsWith(other))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const found = current.split(side('+')).length - 1;
    if (found !== 1) throw new Error(`${file} has the lines of the example ${found} times:\n${side('+')}`);
    return current.replace(side('+'), () => side('-'));
  }, text);
}

function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const walk = (below: string) => {
    for (const entry of readdirSync(below, { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) files.set(relative(folder, path), readFileSync(path, 'utf8'));
    }
  };
  walk(folder);
  return files;
}

/** Runs a command in the copy as a contributor would; fails with what it prints. */
function run(command: string): void {
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|FUZZ_)/.test(name));
  const [program = '', ...args] = command.split(' ');
  try {
    execFileSync(program, args, { cwd: copy, env: Object.fromEntries(environment), encoding: 'utf8', stdio: 'pipe' });
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`);
  }
}
