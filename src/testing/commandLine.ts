import { runCommandLine } from '../commandLine/runCommandLine.ts';
import type { System } from '../commandLine/system.ts';

interface Machine {
  /** Contents by path; what is written is found here afterwards. */
  readonly files?: Record<string, string | Uint8Array>;
  readonly standardInput?: string | Uint8Array;
  /** What the user at the terminal types when asked. */
  readonly typed?: string;
  readonly variables?: System['variables'];
  /** What git makes of a merge by lines; without it, there is no git. */
  readonly mergedLines?: string;
  /** A file whose reading is a fault of the program. */
  readonly faultAt?: string;
  /** Makes standard output a terminal of this width. */
  readonly columns?: number;
}

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The files afterwards, as text. */
  readonly files: Readonly<Record<string, string>>;
  /** What each new file got its mode from. */
  readonly likes: Readonly<Record<string, string | undefined>>;
  /** The files as bytes. */
  readonly raw: Readonly<Record<string, Uint8Array>>;
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Runs the command line on a simulated machine. */
export async function runOn(machine: Machine, ...words: readonly string[]): Promise<Run> {
  const outputs = { out: '', err: '' };
  const outputTo = (name: keyof typeof outputs): System['stdout'] => ({
    write: (text) => {
      outputs[name] += text;
    },
    columns: machine.columns,
  });
  const files = new Map(Object.entries(machine.files ?? {}).map(([path, content]) => [path, bytesOf(content)]));
  const likes: Record<string, string | undefined> = {};
  const write = (path: string, bytes: Uint8Array) => {
    files.set(path, bytes);
    return { ok: true as const };
  };
  const system: System = {
    stdout: outputTo('out'),
    stderr: outputTo('err'),
    variables: machine.variables ?? {},
    workingDirectory: '/work',
    readStandardInput: async () => ({ ok: true, bytes: bytesOf(machine.standardInput ?? '') }),
    askHidden: async () => machine.typed,
    readFile: async (path) => {
      if (path === machine.faultAt) throw new Error('fault');
      const bytes = files.get(path);
      return bytes ? { ok: true, bytes } : { ok: false, reason: 'There is no such file.' };
    },
    writeFile: async (path, bytes) => write(path, bytes),
    createFile: async (path, bytes, like) => {
      likes[path] = like;
      return write(path, bytes);
    },
    writeReport: async (path, bytes) => write(path, bytes),
    mergeLines: async () =>
      machine.mergedLines === undefined
        ? { ok: false, reason: 'There is no git.' }
        : { ok: true, bytes: bytesOf(machine.mergedLines), hasConflicts: true },
  };
  const code = await runCommandLine(words, system, '1.2.3');
  const texts = [...files].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)] as const);
  return { code, ...outputs, likes, files: Object.fromEntries(texts), raw: Object.fromEntries(files) };
}
