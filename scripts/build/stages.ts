import type { Plugin } from 'vite';

/**
 * The stages in which the page is loaded, and those that each waits for, since its files import them; it waits for what
 * those wait for, too. The build fails if a stage imports another one.
 */
const waitsFor = {
  /** The libraries that the page needs from the start. */
  libraries: [],
  /** What the start screen and the first frame with a document need. */
  page: ['libraries'],
  /** Export, pastes, logs and redacted copies: several of the stages below share it. */
  delivery: ['page'],
  /** Other texts beside the open one, also where a file changed on disk: few visits need it. */
  compare: ['delivery'],
  /** Panels, dialogs and tools, each loaded on demand; a library that one of them brings along stays a separate file. */
  tools: ['delivery'],
  /** What only a configuration with programs needs: the Expr language and the token request. */
  programs: ['page'],
  /** The panels that show what programs result in. */
  simulator: ['tools', 'programs'],
  /** What Monaco's editor is built on. */
  monaco: ['page'],
  editor: ['monaco'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Stage = keyof typeof waitsFor;

/**
 * The stage of each folder and file of `src` and of each package; the longest entry that a module is in decides. What a module imports comes
 * with it, beyond the stages before its own.
 */
export const stageOfFolder: Readonly<Record<string, Stage>> = {
  'main.tsx': 'page',
  // Small, and shared by programs or Monaco with later stages, all of which they would wait for.
  'app/page/samples.ts': 'page',
  'hjson-document/format/format.ts': 'page',
  'hjson-document/syntax/lineLexer.ts': 'page',
  'source-text/escape.ts': 'page',

  'delivery/index.ts': 'delivery',
  merge: 'delivery',
  // Shared by the comparison and the effective configuration.
  'app/ui/MaskedText.tsx': 'delivery',
  'messages/index.ts': 'delivery',

  'app/features/compareView': 'compare',
  'app/shell/dialogs/MergeOffer.tsx': 'compare',
  compare: 'compare',

  app: 'tools',
  'app/features/hjsonEditor/secrets/CopySecretsDialog.tsx': 'tools',
  branding: 'tools',
  delivery: 'tools',
  presets: 'tools',

  'app/exprField': 'programs',
  'app/features/configForm/controls/ProgramsControl.tsx': 'programs',
  'app/features/configForm/consequences/GatewayLine.tsx': 'programs',
  'app/features/configForm/controls/programs': 'programs',
  'expr-script': 'programs',
  tokenRequest: 'programs',

  accessToken: 'simulator',
  'app/features/deliveryPanel/effective': 'simulator',
  'app/features/tokenSimulator': 'simulator',

  'app/features/hjsonEditor': 'editor',
};

const monacoBase = /monaco-editor\/esm\/(external|vs\/(base|platform|nls|editor\/common))/;

/** The stage of a module by its id, a path; undefined for one that comes with whatever imports it. */
export function stageOf(id: string): Stage | undefined {
  const [, folder = '', file] = /(?:.*\/packages\/([\w-]+\/)|.*\/)src\/(.*\.tsx?)$/.exec(id) ?? [];
  if (file === undefined) return monacoBase.test(id) ? 'monaco' : undefined;
  const steps = (folder + file).split('/');
  const above = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
  return above.map((folder) => stageOfFolder[folder]).find((stage) => stage !== undefined);
}

/** A style sheet would be one more file. */
function isLibrary(id: string): boolean {
  return /rolldown\/runtime/.test(id) || (id.includes('node_modules/') && !id.endsWith('.css'));
}

const order = Object.keys(waitsFor) as Stage[];

/**
 * For the build: left alone, it would make some fifty files of what two stages share. The two largest stages, `page` and
 * `editor`, have a second file each, since V8 compiles each file on a thread of its own (docs/decisions/021).
 */
export const stageGroups = order.map((name, index) => ({
  name,
  test: name === 'libraries' ? isLibrary : (id: string) => stageOf(id) === name,
  priority: order.length - index,
  ...(name === 'libraries' && { tags: ['$initial' as const] }),
}));

/** Fails the build if a file of a stage imports one of a stage that it does not wait for. */
export const stagesInOrder: Plugin = {
  name: 'stages-in-order',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const file of chunk.imports) {
        const imported = bundle[file];
        const late = imported?.type === 'chunk' ? lateImport(chunk.name, imported.name) : undefined;
        if (late) this.error(late);
      }
    }
  },
};

/** Says that a file of this name must not import that one; undefined if it may. */
export function lateImport(name: string, imported: string): string | undefined {
  if (!isStage(imported) || name === imported) return undefined;
  if (isStage(name) ? isAfter(name, imported) : imported !== 'compare') return undefined;
  return `A file of ${name} imports the stage ${imported}, for which it would wait.`;
}

function isStage(name: string): name is Stage {
  return Object.hasOwn(waitsFor, name);
}

function isAfter(stage: Stage, other: Stage): boolean {
  return waitsFor[stage].some((before) => before === other || isAfter(before, other));
}
