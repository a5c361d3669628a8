import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));

/** What each core folder may import; everything that is not named is a wrong arrow. */
const coreArrows: Readonly<Record<string, readonly string[]>> = {
  text: [],
  colour: ['text'],
  hjson: ['text'],
  accessToken: [],
  expr: ['text'],
  references: [],
  config: ['text', 'colour', 'hjson', 'expr'],
  secrets: ['text', 'hjson', 'references', 'config'],
  masking: ['text', 'hjson', 'secrets'],
  tokenRequest: ['text', 'hjson', 'expr', 'config', 'secrets'],
  branding: ['text', 'colour', 'hjson', 'expr', 'config'],
  delivery: ['text', 'hjson', 'expr', 'config', 'secrets'],
  presets: ['text', 'config'],
  connection: ['text', 'config'],
  workspace: ['text', 'hjson', 'expr', 'config', 'secrets'],
};

/** What every feature of the page may use. The other folders of `app/` are features, and `shell/` puts them together. */
const sharedFolders = ['platform', 'state', 'drafts', 'ui', 'exprField'];

const features = readdirSync(join(root, 'app'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...sharedFolders, 'shell'].includes(entry.name))
  .map(({ name }) => name);

/** The modules that may keep state, and why; all other state is in the workspace, in a `PageState` or in a component. */
const modulesWithState: Readonly<Record<string, string>> = {
  'main.tsx': 'The composition root makes the workspace and the state of the page.',
};

const byDocument = 'Follows from a document, and ends with it.';
const byWorkspace = 'Follows from the snapshots of an open document, and ends with the next opening or closing.';
const byName = 'Answers by name, of which it keeps copies: a limited number.';

/** What modules keep beside an object for as long as that object lives, or by name, and why that keeps no text. */
const keptValues: Readonly<Record<string, string>> = {
  'app/brandingPreview/Stage.tsx: sheets':
    'A style sheet for each window that shows a preview; no value of a document is in it.',
  'app/configForm/notes/optionNotes.ts: noteTexts': byDocument,
  'app/configForm/notes/optionNotes.ts: notes': byDocument,
  'app/configForm/optionView.ts: openedSources': byWorkspace,
  'app/configForm/optionView.ts: optionRows': byWorkspace,
  'app/configForm/optionView.ts: optionViews': byWorkspace,
  'app/configForm/sections/sectionSummaries.ts: allTold': byWorkspace,
  'app/configForm/unknownViews.ts: unknownViews': byWorkspace,
  'app/hjsonEditor/assist/structure.ts: foldLines': byDocument,
  'app/hjsonEditor/assist/structure.ts: foldsOf': byDocument,
  'app/hjsonEditor/binding/session.ts: sessions': 'Two editors of one workspace share its text model.',
  'app/hjsonEditor/monaco/editorOptions.ts: isPlain': byDocument,
  'app/state/fillInProgress.ts: fillInProgress': byWorkspace,
  'config/rules/duplicateKeys.ts: objectsWithDuplicates': byDocument,
  'config/rules/unquotedLiteral.ts: literalsWithMore': byDocument,
  'config/secrets.ts: isNearAnySecret': byName,
  'config/secrets.ts: looksLikeSecretKey': byName,
  'config/secrets.ts: namesSecretInProse': byName,
  'expr/go/zone.ts: formatOf': 'The formats of the time zones that programs name; making one takes long.',
  'hjson/incremental/reparse.ts: changes': byDocument,
  'hjson/incremental/structParse.ts: known': byDocument,
  'hjson/lint/lintHjson.ts: suspects': byDocument,
  'hjson/tree/linesOf.ts: indexes': byDocument,
  'hjson/tree/nodeEntries.ts: known': byDocument,
  'secrets/secretRanges.ts: foundIn': byDocument,
};

interface SourceFile {
  /** Relative to `src`. */
  readonly path: string;
  readonly text: string;
  /** Files of `src` that it imports, relative to `src`. */
  readonly local: readonly string[];
  readonly packages: readonly string[];
  readonly isTest: boolean;
}

const files = sourceFiles(root).map(readSource);
const product = files.filter(({ isTest }) => !isTest);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const specifiers = [
    ...text.matchAll(/^\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const own = relative(root, path);
  return {
    path: own,
    text,
    local: specifiers
      .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))
      .map((specifier) => relative(root, resolve(dirname(path), specifier))),
    packages: specifiers.filter((specifier) => !specifier.startsWith('.')),
    isTest: /\.test\.tsx?$/.test(own) || own.startsWith('testing/'),
  };
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function featureOf(path: string): string | undefined {
  const [layer, folder] = path.split('/');
  return layer === 'app' && features.includes(folder ?? '') ? folder : undefined;
}

describe('architecture', () => {
  it('has a rule for every folder of src', () => {
    const folders = new Set(
      files
        .map(({ path }) => path)
        .filter((path) => path.includes('/'))
        .map(folderOf),
    );
    expect([...folders].sort()).toEqual(
      [...Object.keys(coreArrows), 'app', 'serviceWorker', 'testing'].filter((folder) => folders.has(folder)).sort(),
    );
  });

  it('sees the imports', () => {
    const imports = new Map(product.map(({ path, local, packages }) => [path, [...local, ...packages]]));
    expect(imports.get('main.tsx')).toEqual(expect.arrayContaining(['app/shell/App.tsx', 'react']));
    expect(imports.get('hjson/syntax/parseHjson.ts')).toEqual(
      expect.arrayContaining(['text/index.ts', 'hjson/syntax/parser.ts']),
    );
  });

  it('keeps the arrows between core folders', () => {
    const wrong = product.flatMap(({ path, local }) => {
      const allowed = coreArrows[folderOf(path)];
      if (!allowed) return [];
      return local
        .filter((target) => folderOf(target) !== folderOf(path) && !allowed.includes(folderOf(target)))
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('enters a core folder through its index', () => {
    const wrong = product.flatMap(({ path, local }) =>
      local
        .filter(
          (target) =>
            folderOf(target) in coreArrows &&
            folderOf(target) !== folderOf(path) &&
            target !== `${folderOf(target)}/index.ts`,
        )
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the features of the page apart', () => {
    const wrong = product.flatMap(({ path, local }) => {
      const own = featureOf(path);
      const isShared = sharedFolders.includes(path.split('/')[1] ?? '') && path.startsWith('app/');
      return local
        .filter((target) => {
          const other = featureOf(target);
          return other !== undefined && other !== own && (own !== undefined || isShared);
        })
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps packages in their folders', () => {
    const rules: readonly { readonly name: RegExp; readonly allowed: RegExp }[] = [
      {
        name: /^(react|react-dom|@tanstack\/react-virtual|@monaco-editor|monaco-editor|react-hook-form|radix-ui|lucide-react|react-resizable-panels)(\/|$)/,
        allowed: /^(app\/|main\.tsx)/,
      },
      { name: /^zod(\/|-|$)/, allowed: /^config\// },
      { name: /^re2js$/, allowed: /^expr\// },
      { name: /^hjson$/, allowed: /^delivery\// },
      { name: /^papaparse$/, allowed: /^app\/tokenSimulator\// },
      { name: /^yaml$/, allowed: /^(delivery|app\/deliveryPanel)\// },
      { name: /^(monaco-editor|@monaco-editor)/, allowed: /^app\/hjsonEditor\// },
    ];
    const wrong = product.flatMap(({ path, packages }) =>
      packages
        .filter(
          (name) =>
            rules.some((rule) => rule.name.test(name) && !rule.allowed.test(path)) ||
            !rules.some((rule) => rule.name.test(name)),
        )
        .map((name) => `${path} → ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no cycle of imports', () => {
    const graph = new Map(product.map(({ path, local }) => [path, local]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]) => {
      if (trail.includes(path)) {
        cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
        return;
      }
      if (done.has(path)) return;
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(cycles).toEqual([]);
  });

  it('keeps the browser, clocks and randomness out of the core', () => {
    const banned =
      /\b(document\.(?:create|query|get|body)|window\.(?:add|document|location)|globalThis\.|localStorage|sessionStorage|indexedDB|navigator\.|Date\.now\(|new Date\(\)|performance\.now\(|Math\.random\(|setTimeout\(|await fetch\()/;
    const wrong = product
      .filter(({ path }) => folderOf(path) in coreArrows)
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => banned.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps no state in modules', () => {
    const isState =
      /^(export )?(let|var) |^(export )?const \w+(: (Map|Set|Array)<[^=]*|: [^=]*\[\])? = (new (Map|Set)\b|\[\];|create(Store|PageState|Workspace)\()/;
    const state = product.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => isState.test(line))
        .map((line) => ({ path, line })),
    );
    expect(state.filter(({ path }) => !(path in modulesWithState)).map(({ path, line }) => `${path}: ${line}`)).toEqual(
      [],
    );
    expect([...new Set(state.map(({ path }) => path))].sort()).toEqual(Object.keys(modulesWithState).sort());
  });

  it('keeps beside documents, and by name, only what the list has a reason for', () => {
    const keeps =
      /^(?:export )?const (\w+)(?:: [^=]*)? = (?:new Weak(?:Map|Set|Ref)|memoize|define(?:Field|Search|SnapshotField))\b/gm;
    const kept = product.flatMap(({ path, text }) => [...text.matchAll(keeps)].map(([, name]) => `${path}: ${name}`));
    expect(kept.sort()).toEqual(Object.keys(keptValues).sort());
  });

  it('makes no format of dates or numbers before it is needed: the first one loads the languages of the browser', () => {
    const wrong = product.flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?const \w+.*\bIntl\.\w+\(.*$/gm)].map(([line]) => `${path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets product code import no test code', () => {
    const wrong = product.flatMap(({ path, local }) =>
      local.filter((target) => target.startsWith('testing/')).map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});
