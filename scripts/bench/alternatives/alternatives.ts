import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { ServedBuild } from '../servedBuild.ts';
import { serveBuild } from '../servedBuild.ts';

/** A page that is measured: where it is, and how to find in it what a user waits for. Selectors are CSS. */
export interface MeasuredPage {
  readonly name: string;
  /** Where it is served, with its query. */
  readonly address: string;
  readonly host: ServedBuild;
  /** The text field of an option, by its dotted key; in an editor of trees, where its value is shown. */
  field(key: string): string;
  /** A line of the text; undefined if the page shows none. */
  readonly textLine: string | undefined;
  /** A line that can be read before the editor shows the text; undefined if the page shows none. */
  readonly readableLine?: string;
  /** What is done in the page once the document is open, before anything is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export type AlternativeName = 'bare' | 'bareMonaco' | 'bareMonacoWhole' | 'rjsf' | 'jsonForms' | 'jsonEditor';

interface Alternative extends Pick<MeasuredPage, 'name' | 'field' | 'textLine'> {
  /** The module of its build. */
  readonly module: string;
  readonly query?: string;
}

export const monacoLine = '.monaco-editor .view-line';
const byName = (key: string) => `[name="${key}"]`;

const alternatives: Readonly<Record<AlternativeName, Alternative>> = {
  bare: { name: 'bare form', module: 'bare', field: byName, textLine: undefined },
  bareMonaco: {
    name: 'bare + Monaco, minimal edit',
    module: 'bareMonaco',
    query: 'edit=minimal',
    field: byName,
    textLine: monacoLine,
  },
  bareMonacoWhole: {
    name: 'bare + Monaco, whole text',
    module: 'bareMonaco',
    query: 'edit=whole',
    field: byName,
    textLine: monacoLine,
  },
  rjsf: {
    name: 'rjsf + Monaco',
    module: 'rjsf',
    field: (key) => `#root_${key.replaceAll('.', '_')}`,
    textLine: monacoLine,
  },
  jsonForms: {
    name: 'JSONForms + Monaco',
    module: 'jsonForms',
    field: (key) => `[id="#/properties/${key.replaceAll('.', '/properties/')}-input"]`,
    textLine: monacoLine,
  },
  jsonEditor: {
    name: 'vanilla-jsoneditor',
    module: 'jsonEditor',
    field: (key) => `#tree [data-path="${encodeURIComponent(`/${key.replaceAll('.', '/')}`)}"] .jse-value`,
    textLine: '#text .cm-line',
  },
};

export interface ServedAlternatives {
  readonly pages: Readonly<Record<AlternativeName, MeasuredPage>>;
  /** Ends the servers and deletes the builds. */
  close(): Promise<void>;
}

/** Installs, builds and serves all alternatives; two pages of one build share its server. */
export async function serveAlternatives(): Promise<ServedAlternatives> {
  install();
  const hosts = new Map<string, ServedBuild>();
  for (const { module } of Object.values(alternatives)) {
    if (hosts.has(module)) continue;
    hosts.set(module, await serveBuild('scripts/bench/alternatives/vite.config.ts', {}, { VITE_PAGE: module }));
  }
  const pages = Object.entries(alternatives).map(([key, { module, query, ...alternative }]) => {
    const host = hosts.get(module) as ServedBuild;
    return [key, { ...alternative, host, address: `${host.address}/${query ? `?${query}` : ''}` }] as const;
  });
  return {
    pages: Object.fromEntries(pages) as unknown as ServedAlternatives['pages'],
    close: async () => void (await Promise.all([...hosts.values()].map((host) => host.close()))),
  };
}

/** What only the alternatives need is not in the project's own package.json: that saves newcomers a fifth of its packages. */
function install(): void {
  const options = { cwd: fileURLToPath(new URL('.', import.meta.url)), stdio: 'inherit' } as const;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  execFileSync('npx', ['tsc', '--noEmit'], options);
}
