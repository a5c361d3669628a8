import type { Command } from '../command.ts';

interface ListedCommand {
  /** What it does, for the list of commands. */
  readonly summary: string;
  /** A command brings its own code: none is loaded for another one. */
  readonly load: () => Promise<Command>;
}

/** Every command, in the order of the help. */
export const commands = {
  check: {
    summary: 'Report the problems of configurations, and fix those that can be fixed safely.',
    load: async () => (await import('./check.ts')).checkCommand,
  },
  diff: {
    summary: 'Compare configurations by option, and show which secrets are equal.',
    load: async () => (await import('./diff.ts')).diffCommand,
  },
  fmt: {
    summary: 'Format configurations; only white space changes.',
    load: async () => (await import('./fmt.ts')).fmtCommand,
  },
  redact: {
    summary: 'Print a copy without secrets, also for git.',
    load: async () => (await import('./redact.ts')).redactCommand,
  },
  restore: {
    summary: 'Put back what a redacted copy leaves out.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  explain: {
    summary: 'Explain a problem or an option.',
    load: async () => (await import('./explain.ts')).explainCommand,
  },
  get: {
    summary: 'Print the value of an option.',
    load: async () => (await import('./get.ts')).getCommand,
  },
  set: {
    summary: 'Set an option and change nothing else.',
    load: async () => (await import('./set.ts')).setCommand,
  },
  unset: {
    summary: 'Remove options and change nothing else.',
    load: async () => (await import('./unset.ts')).unsetCommand,
  },
  merge: {
    summary: 'Merge two descendants of a configuration, also for git.',
    load: async () => (await import('./merge.ts')).mergeCommand,
  },
  export: {
    summary: 'Print the configuration for a shell, a container tool or a manifest.',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  effective: {
    summary: 'Print every option with its value and where it comes from.',
    load: async () => (await import('./effective.ts')).effectiveCommand,
  },
  'server-check': {
    summary: 'Write a script that checks the connections from where the configuration is used, and read its report.',
    load: async () => (await import('./serverCheck.ts')).serverCheckCommand,
  },
  schema: {
    summary: 'Print the JSON Schema of the configuration.',
    load: async () => (await import('./schema.ts')).schemaCommand,
  },
} satisfies Record<string, ListedCommand>;

export type CommandName = keyof typeof commands;
