import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Codicon } from 'monaco-editor/base/common/codicons';
import { getCodiconFontCharacters } from 'monaco-editor/base/common/codiconsUtil';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const projectFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const font = projectFile('node_modules/monaco-editor/esm/vs/base/browser/ui/codicons/codicon/codicon.ttf');
/** Whatever names an icon: the editor's package, and what the page itself draws with its font. */
const folders = [projectFile('node_modules/monaco-editor/esm'), projectFile('src/app/features/hjsonEditor')];
const kept = projectFile('node_modules/.cache/codicons');

/**
 * The icons of Monaco's font, by name, that some code or style sheet mentions. The editor has a class for each of nearly 800 icons and
 * shows an icon only where it is mentioned: as a member of `Codicon`, as a class, or as `$(name)` in a label.
 */
export function mentionedIcons(): ReadonlySet<string> {
  const characters = getCodiconFontCharacters();
  const mentioned = new Set<string>();
  const mention = (name: string | undefined) => name !== undefined && name in characters && mentioned.add(name);
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /\.(js|css|ts|tsx)$/.test(name))) {
      const code = readFileSync(join(folder, file), 'utf8');
      for (const [, member = ''] of code.matchAll(/\bCodicon\.(\w+)/g)) mention(Codicon[member]?.id);
      // The base of an icon that is derived from another one, which the editor looks up when it is evaluated.
      for (const [, base] of code.matchAll(/\bregister\('[\w-]+', '([\w-]+)'\)/g)) mention(base);
      for (const [, name] of code.matchAll(/(?:\bcodicon-|\$\()([\w-]+)/g)) mention(name);
    }
  }
  return mentioned;
}

/** Monaco's font with the glyphs of `icons` alone, as TrueType. */
export function fontOf(icons: Iterable<string>): Promise<Buffer> {
  const characters = getCodiconFontCharacters();
  const text = [...icons].map((name) => String.fromCodePoint(characters[name] ?? 0)).join('');
  return subsetFont(readFileSync(font), text, { targetFormat: 'sfnt' });
}

/** The code of Monaco's list of icons without those that have no glyph among `icons`. */
export function libraryOf(code: string, icons: Iterable<string>): string {
  const characters = getCodiconFontCharacters();
  const kept = new Set([...icons].map((name) => characters[name]));
  return code.replace(/^ *\w+: register\('[\w-]+', (0x[0-9a-f]+)\),\n/gm, (line, character) =>
    kept.has(Number(character)) ? line : '',
  );
}

/**
 * Builds with the icons that can be shown: an eighth of the font, and of the rules that the editor adds to the page before it can be
 * measured. Fails where the editor has them somewhere else.
 */
export function subsetCodicons(): Plugin {
  let icons: ReadonlySet<string> = new Set();
  const done = new Set<string>();
  const change = (code: string, to: string) => {
    if (code !== to) done.add(to);
    return { code: to, map: null };
  };
  return {
    name: 'subset-codicons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      icons = mentionedIcons();
    },
    async transform(code, id) {
      if (id.endsWith('/base/common/codiconsLibrary.js')) return change(code, libraryOf(code, icons));
      if (!id.endsWith('/codicons/codicon/codicon.css')) return;
      const path = keep(await fontOf(icons));
      return change(code, code.replace('url(./codicon.ttf)', `url(${JSON.stringify(path)})`));
    },
    buildEnd(error) {
      if (!error && done.size < 2) this.error("Monaco's icons are not where they were: see scripts/codicons.ts");
    },
  };
}

/** As a file, since style sheets name files. Renamed into place: another build may be reading it. */
function keep(content: Buffer): string {
  mkdirSync(kept, { recursive: true });
  const path = join(kept, 'codicon.ttf');
  const written = join(kept, `${process.pid}.ttf`);
  writeFileSync(written, content);
  renameSync(written, path);
  return path;
}
