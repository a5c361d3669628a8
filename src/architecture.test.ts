import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));

/** The packages beside the page, which are entered by their names. */
const packages = ['source-text', 'hjson-document', 'expr-script'];
const sourcesOf = (name: string) => join(root, '../packages', name, 'src');

/** What each package and each core folder may import; everything that is not named is a wrong arrow. */
const coreArrows: Readonly<Record<string, readonly string[]>> = {
  'source-text': [],
  'hjson-document': ['source-text'],
  'expr-script': ['source-text'],
  colour: ['source-text'],
  accessToken: ['source-text'],
  references: ['source-text'],
  config: ['source-text', 'colour', 'hjson-document', 'expr-script', 'references'],
  secrets: ['source-text', 'hjson-document', 'references', 'config'],
  masking: ['source-text', 'hjson-document', 'secrets'],
  tokenRequest: ['source-text', 'hjson-document', 'expr-script', 'references', 'config', 'secrets'],
  branding: ['source-text', 'colour', 'hjson-document', 'expr-script', 'references', 'config', 'secrets'],
  opening: ['source-text', 'hjson-document', 'config'],
  delivery: ['source-text', 'hjson-document', 'expr-script', 'references', 'config', 'secrets', 'opening'],
  serverCheck: ['source-text', 'hjson-document', 'references', 'config', 'secrets', 'opening'],
  messages: ['source-text', 'hjson-document', 'config', 'secrets'],
  presets: ['source-text', 'config'],
  connection: ['source-text', 'config'],
  workspace: ['source-text', 'hjson-document', 'expr-script', 'references', 'config', 'secrets'],
  compare: ['source-text', 'hjson-document', 'references', 'config', 'secrets', 'delivery', 'connection', 'workspace'],
  merge: ['source-text', 'hjson-document', 'references', 'config'],
  commandLine: [
    'source-text',
    'hjson-document',
    'expr-script',
    'references',
    'config',
    'secrets',
    'tokenRequest',
    'branding',
    'opening',
    'delivery',
    'workspace',
    'compare',
    'merge',
    'serverCheck',
  ],
};

/** The modules that may keep state, and why; all other state is in the workspace, in a `PageState` or in a component. */
const modulesWithState: Readonly<Record<string, string>> = {
  'main.tsx': 'The composition root makes the workspace and the state of the page.',
};

const byDocument = 'Follows from a document, and ends with it.';
const byWorkspace = 'Follows from the snapshots of an open document, and ends with the next opening or closing.';
const byName = 'Answers by name, of which it keeps copies: a limited number.';

/** What modules keep beside an object for as long as that object lives, or by name, and why that keeps no text. */
const keptValues: Readonly<Record<string, string>> = {
  'app/features/configForm/option/useSectionSnapshot.ts: drawn': byWorkspace,
  'app/features/configForm/notes/optionNotes.ts: noteTexts': byDocument,
  'app/features/configForm/notes/optionNotes.ts: notes': byDocument,
  'app/features/configForm/option/optionView.ts: problemsByName': byWorkspace,
  'app/features/configForm/option/optionView.ts: optionRows': byWorkspace,
  'app/features/configForm/option/optionView.ts: optionViews': byWorkspace,
  'app/features/configForm/sections/sectionSummaries.ts: summariseAll': byWorkspace,
  'app/features/configForm/unknownKeys/unknownViews.ts: unknownViews': byWorkspace,
  'app/features/hjsonEditor/assist/structure.ts: foldLines': byDocument,
  'app/features/hjsonEditor/assist/structure.ts: foldsOf': byDocument,
  'app/features/hjsonEditor/monaco/session.ts: sessions': 'Two editors of one workspace share its text model.',
  'app/features/hjsonEditor/monaco/editorOptions.ts: isPlain': byDocument,
  'app/page/fillInProgress.ts: fillInProgress': byWorkspace,
  'config/rules/duplicateKeys.ts: objectsWithDuplicates': byDocument,
  'config/rules/placeholder.ts: placeholderPrograms': byDocument,
  'config/rules/redactionMark.ts: markedEntries': byDocument,
  'config/rules/secretNeedsQuotes.ts: secretMembers': byDocument,
  'config/rules/tokenParameters.ts: unusualNames': byDocument,
  'config/rules/unquotedLiteral.ts: literalsWithMore': byDocument,
  'config/secrets.ts: isNearAnySecret': byName,
  'config/secrets.ts: looksLikeSecretKey': byName,
  'config/secrets.ts: namesSecretInProse': byName,
  'expr-script/go/zone.ts: formatOf': 'The formats of the time zones that programs name; making one takes long.',
  'hjson-document/incremental/reparse.ts: changes': byDocument,
  'hjson-document/incremental/structParse.ts: known': byDocument,
  'hjson-document/lint/lintHjson.ts: suspects': byDocument,
  'hjson-document/tree/linesOf.ts: indexes': byDocument,
  'hjson-document/tree/nodeEntries.ts: known': byDocument,
  'delivery/redaction/commentSpots.ts: commentSpots': byDocument,
  'delivery/redaction/secretOccurrences.ts: findSecretOccurrences': byDocument,
  'secrets/undescribed.ts: asItLeaves': byDocument,
  'secrets/findSecrets.ts: findSecrets': byDocument,
  'secrets/secretRanges.ts: foundIn': byDocument,
};

/** What the core does in the places named here, and nowhere else. */
const oneWay: readonly (readonly [pattern: RegExp, ...places: readonly string[]])[] = [
  [/\b(?:atob|btoa)\(/, 'source-text/base64.ts'],
  [/\b(?:de|en)codeURIComponent\b/, 'source-text/escape.ts'],
  [/lastIndexOf\('\\n', \w+ - 1\)/, 'source-text/lines.ts'],
  [/\['error', 'warning', 'hint'\]/, 'source-text/diagnostic.ts'],
  [/'•{3,}'/, 'secrets/shownText.ts'],
  [/\bas ShownText\b/, 'secrets/shownText.ts'],
  // Whoever prints a value takes its `ShownText`; these compare values, export them with their secrets, or were asked for one.
  [
    /\bto(?:Strict|Portable)Json\(nodeValue\(/,
    'commandLine/commands/get.ts',
    'config/referencePlaces.ts',
    'delivery/exportConfig.ts',
    'delivery/import/objects.ts',
    'delivery/verifyExport.ts',
  ],
  // What a rule says may quote a value: everyone else has the problems of a snapshot, which quote no secret, or their severity.
  [
    /\bconfig\.diagnostics\b|\bdiagnostics\b[^;(]*\bConfigAnalysis\b|\bdiagnostics\b[^;]*= analyseConfig\(|analyseConfig\([^)]*\)\.diagnostics/,
    'compare/column.ts',
    // Takes the path alone.
    'config/fillIn.ts',
    'workspace/checks.ts',
  ],
  [/\['integer', 'boolean'/, 'config/rules/references.ts', 'config/schema/entry.ts'],
  [/readonly ok: false; readonly reason: string\b/],
  [
    /import \{[^}]*\b(?:setValue|removeMembers?|renameKey|setNote|restoreMember|commentOutMember|edit)\b[^}]*\} from 'hjson-document(?:\/notes)?'/,
    'config/edits.ts',
  ],
];

/** The modules outside `places/` and `platform/` that look an element up, once each, and which of their own; there are ten at most. */
const lookUps: Readonly<Record<string, string>> = {
  'app/features/brandingPreview/download/DownloadTools.tsx': 'The page that is drawn for a picture.',
  'app/features/brandingPreview/download/paintStage.ts': 'The images of the stage that is painted.',
  'app/features/configForm/guide/nextQuestion.ts': 'The fields of a step, in the order of the page.',
  'app/features/configForm/typing/useTyping.ts': 'Whether a field is of this row or of one inside it.',
  'app/features/hjsonEditor/MonacoEditor.tsx': 'The text box that Monaco makes, which has no handle.',
  'app/ui/Dialog.tsx': 'The first field of a dialog, of any kind.',
  'app/ui/Menu.tsx': 'The first entry of a menu, of any kind.',
  'app/ui/Tooltips.tsx': 'The tooltip of the focused control: one listener for the whole page.',
  'app/ui/useOneStop.ts': 'The buttons of a toolbar, of any kind.',
  'app/ui/useRows.ts': 'The row that has the focus.',
};

/** Who may wait for frames or for the browser to be idle, and why; a view that goes somewhere waits for neither. */
const waiting: Readonly<Record<string, string>> = {
  'app/features/brandingPreview/colours/ColourTools.tsx': 'Reads the pixels of a picture, which nobody waits for.',
  'app/features/configForm/option/rowMenu.ts': 'The menu has to be closed before an action opens another.',
  'app/shell/panes/Ribbon.tsx': 'Follows two panes as they scroll, once a frame.',
  'app/features/configForm/sections/sectionInView.ts': 'Measures once the form is laid out.',
  'app/features/hjsonEditor/HjsonEditor.tsx': 'The editor comes after the form.',
  'app/features/hjsonEditor/MonacoEditor.tsx': 'Monaco draws its text in the next frame.',
  'app/features/hjsonEditor/monaco/attachEditor.ts': 'Monaco measures an editor only once it is shown.',
  'app/page/textPane.ts': 'Form and text go first.',
  'app/places/focusNear.ts': 'A change may remove its button some renderings later.',
  'app/shell/App.tsx': 'The start screen goes first.',
};

/** What rules, lints, edits and targets are made of, whose tests are theirs. */
const partsOfThem: Readonly<Record<string, string>> = {
  'config/rules/rule.ts': 'Types alone.',
  'config/rules/textRule.ts': 'Makes a rule of a check of one text.',
  'delivery/consumers/consumer.ts': 'Types alone.',
  'delivery/consumers/target.ts': 'Types, and what several targets write.',
  'hjson-document/edit/outcome.ts': 'What every edit results in.',
  'hjson-document/edit/ownership.ts': 'Whose a comment is: tested with the edits that remove and move members.',
  'hjson-document/edit/replaceValue.ts': 'A part of `setValue`.',
  'hjson-document/edit/scalarText.ts': 'A part of `setValue`.',
  'hjson-document/lint/rule.ts': 'Types, and fixes of several lints.',
};

interface SourceFile {
  /** Relative to `src`; of a package, relative to its sources, behind its name. */
  readonly path: string;
  readonly text: string;
  /** The files of these that it imports, by their paths. */
  readonly local: readonly string[];
  readonly packages: readonly string[];
  readonly isTest: boolean;
}

const files = [root, ...packages.map(sourcesOf)].flatMap(sourceFiles).map(readSource);
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
  const own = pathOf(path);
  return {
    path: own,
    text,
    local: specifiers.flatMap((specifier) => {
      if (!specifier.startsWith('.')) return entryOf(specifier) ?? [];
      return /\.tsx?$/.test(specifier) ? [pathOf(resolve(dirname(path), specifier))] : [];
    }),
    packages: specifiers.filter((specifier) => !specifier.startsWith('.') && !entryOf(specifier)),
    isTest: /\.test\.tsx?$/.test(own) || /(?:^|\/)testing\//.test(own),
  };
}

function pathOf(file: string): string {
  const name = packages.find((each) => file.startsWith(sourcesOf(each)));
  return name ? join(name, relative(sourcesOf(name), file)) : relative(root, file);
}

/** The file that the name of an entry of a package stands for. */
function entryOf(specifier: string): string | undefined {
  const [name = '', ...inside] = specifier.split('/');
  return packages.includes(name) ? join(name, `${inside.join('/') || 'index'}.ts`) : undefined;
}

/** What a module imports from a folder. */
function importsOf(path: string, folder: string): readonly string[] {
  return product.find((file) => file.path === path)?.local.filter((target) => target.startsWith(folder)) ?? [];
}

function folderOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function featureOf(path: string): string | undefined {
  const [layer, group, folder] = path.split('/');
  return layer === 'app' && group === 'features' ? folder : undefined;
}

describe('architecture', () => {
  it('has a rule for every package and every folder of src', () => {
    const folders = new Set(
      files
        .map(({ path }) => path)
        .filter((path) => path.includes('/'))
        .map(folderOf),
    );
    expect([...folders].sort()).toEqual([...Object.keys(coreArrows), 'app', 'serviceWorker', 'testing'].sort());
  });

  it('sees the imports', () => {
    const imports = new Map(product.map(({ path, local, packages }) => [path, [...local, ...packages]]));
    expect(imports.get('main.tsx')).toEqual(expect.arrayContaining(['app/shell/App.tsx', 'react']));
    expect(imports.get('hjson-document/syntax/parseHjson.ts')).toEqual(
      expect.arrayContaining(['source-text/index.ts', 'hjson-document/syntax/parser.ts']),
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
            target !== `${folderOf(target)}/index.ts` &&
            // Their entries, by name: `packages.test.ts` has that.
            !packages.includes(folderOf(target)) &&
            // Only code that explains problems loads their texts.
            !(/[cC]odes\.ts$/.test(target) && path === 'commandLine/codeTables.ts'),
        )
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets only the shell see the features of the page, through their doors', () => {
    const doors = new Set<string>();
    const wrong = product.flatMap(({ path, local }) =>
      local
        .filter((target) => {
          const feature = featureOf(target);
          if (feature === undefined || feature === featureOf(path)) return false;
          const door = `app/features/${feature}/index.ts`;
          doors.add(door);
          return !path.startsWith('app/shell/') || target !== door;
        })
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
    expect(doors.size).toBeGreaterThan(5);
  });

  it('lets no two folders side by side import each other', () => {
    const imports = new Set(
      product.flatMap(({ path, local }) => local.map((target) => `${dirname(path)} → ${dirname(target)}`)),
    );
    const mutual = [...imports].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' → ');
      const isBeside = from !== to && !from.startsWith(`${to}/`) && !to.startsWith(`${from}/`);
      return isBeside && from < to && imports.has(`${to} → ${from}`);
    });
    expect(mutual).toEqual([]);
  });

  it('keeps packages in their folders', () => {
    const rules: readonly { readonly name: RegExp; readonly allowed: RegExp }[] = [
      {
        name: /^(react|react-dom|@tanstack\/react-virtual|@monaco-editor|monaco-editor|react-hook-form|radix-ui|lucide-react)(\/|$)/,
        allowed: /^(app\/|main\.tsx)/,
      },
      { name: /^zod(\/|-|$)/, allowed: /^config\// },
      { name: /^re2js$/, allowed: /^expr-script\// },
      { name: /^diff\//, allowed: /^source-text\// },
      { name: /^punycode\//, allowed: /^tokenRequest\// },
      { name: /^hjson(\/|$)/, allowed: /^delivery\// },
      { name: /^fflate$/, allowed: /^app\/features\/deliveryPanel\// },
      { name: /^papaparse$/, allowed: /^app\/features\/tokenSimulator\// },
      { name: /^yaml$/, allowed: /^delivery\// },
      { name: /^node:/, allowed: /^commandLine\// },
      { name: /^(monaco-editor|@monaco-editor)/, allowed: /^app\/features\/hjsonEditor\// },
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

  it('lets the plain editor and what binds texts know nothing of Monaco', () => {
    const byPath = new Map(product.map((file) => [file.path, file]));
    const feature = 'app/features/hjsonEditor/';
    const entries = product.filter(
      ({ path }) => path === `${feature}PlainEditor.tsx` || path.startsWith(`${feature}binding/`),
    );
    const reached = new Set(entries.map(({ path }) => path));
    for (const path of reached) for (const target of byPath.get(path)?.local ?? []) reached.add(target);
    const wrong = [...reached].filter(
      (path) =>
        path.startsWith(`${feature}monaco/`) || byPath.get(path)?.packages.some((name) => /monaco-editor/.test(name)),
    );
    expect(entries.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('lets the command line print through one module, which knows what a terminal and a log may get', () => {
    const printing = product.filter(
      ({ path, text }) => path.startsWith('commandLine/') && /std(out|err)\.write\(/.test(text),
    );
    expect(printing.map(({ path }) => path).sort()).toEqual([
      'commandLine/frame/print.ts',
      // The prompt for a secret.
      'commandLine/node/askHidden.ts',
    ]);
  });

  it('lets the command line print as it is only what is data, and no report', () => {
    const users = (pattern: RegExp) =>
      product.filter(({ path, text }) => path.startsWith('commandLine/') && pattern.test(text)).map(({ path }) => path);
    expect(users(/\bprint(?:Exact|Secrets)\(/).sort()).toEqual([
      'commandLine/commands/export.ts',
      'commandLine/commands/get.ts',
      'commandLine/commands/merge.ts',
      'commandLine/commands/redact.ts',
      'commandLine/commands/restore.ts',
      // The script, whose values are quoted.
      'commandLine/commands/serverCheck.ts',
      'commandLine/edit/editedFile.ts',
      'commandLine/frame/print.ts',
    ]);
    expect(users(/\bprocess\.std(?:out|err)\b|\bconsole\./).sort()).toEqual([
      'commandLine/main.ts',
      'commandLine/node/nodeSystem.ts',
    ]);
    const withReports = product.filter(({ path }) => users(/\.writeReport\(/).includes(path));
    expect(withReports.map(({ path, text }) => [path, /encode\((?!shownText\(|text\))/.test(text)])).toEqual([
      ['commandLine/check/runCheck.ts', false],
    ]);
  });

  it('has one React root', () => {
    const roots = product.filter(({ text }) => /\b(createRoot|hydrateRoot)\(/.test(text)).map(({ path }) => path);
    expect(roots).toEqual(['main.tsx']);
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

  it('does small things of texts in one way', () => {
    const core = product.filter(({ path }) => folderOf(path) in coreArrows);
    for (const [pattern, ...places] of oneWay) {
      const users = core.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
      expect(users, String(pattern)).toEqual(places);
    }
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

  it('finds the elements of other views by the registry of places, and waits for no frame to do so', () => {
    const views = product.filter(({ path }) => /^app\/(?!places\/|platform\/)/.test(path));
    const count = ({ text }: SourceFile, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const lookUp = /\.(?:querySelector(?:All)?|closest|getElementById|getElementsBy\w+)\b/g;
    const found = views.flatMap((file) => Array.from({ length: count(file, lookUp) }, () => file.path));
    expect(found.sort()).toEqual(Object.keys(lookUps).sort());
    expect(found.length).toBeLessThanOrEqual(10);
    // What an element is may be asked; whose it is, the registry says.
    const others = views.filter((file) => count(file, /\.matches\(\s*['"`][^'"`]*\[(?:data-|name)/g) > 0);
    expect(others.map(({ path }) => path)).toEqual([]);
    const later = views.filter((file) => count(file, /\bsetTimeout\((?:\(\) => )?[\w.]*\b(?:goTo|focus)\b/g) > 0);
    expect(later.map(({ path }) => path)).toEqual([]);
    const ofFrames = views.filter((file) => count(file, /\b(?:requestAnimationFrame|CustomEvent)\b/g) > 0);
    expect(ofFrames.map(({ path }) => path)).toEqual([]);
    const waiters = product.filter(
      ({ path, local }) => local.includes('app/platform/afterFrame.ts') && !path.startsWith('app/platform/'),
    );
    expect(waiters.map(({ path }) => path).sort()).toEqual(Object.keys(waiting).sort());
  });

  it('has a test file of the name of each rule, lint, edit and target', () => {
    const listed = [
      importsOf('config/rules/rules.ts', 'config/rules/'),
      importsOf('hjson-document/lint/lintHjson.ts', 'hjson-document/lint/'),
      importsOf('hjson-document/index.ts', 'hjson-document/edit/'),
      importsOf('hjson-document/notes.ts', 'hjson-document/edit/'),
      importsOf('delivery/consumers/consumers.ts', 'delivery/consumers/'),
    ].flat();
    const tests = new Set(files.filter(({ isTest }) => isTest).map(({ path }) => path));
    expect(listed.length).toBeGreaterThan(60);
    expect(listed.filter((path) => !(path in partsOfThem) && !tests.has(path.replace(/\.ts$/, '.test.ts')))).toEqual(
      [],
    );
  });

  it('lets product code import no test code', () => {
    const wrong = product.flatMap(({ path, local }) =>
      local.filter((target) => target.startsWith('testing/')).map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});
