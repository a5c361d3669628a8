import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Codicon } from 'monaco-editor/base/common/codicons';
import { getCodiconFontCharacters } from 'monaco-editor/base/common/codiconsUtil';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const font = projectFile('node_modules/monaco-editor/esm/vs/base/browser/ui/codicons/codicon/codicon.ttf');
/** Whatever names an icon: the editor's package, and what the page itself draws with its font. */
const folders = [projectFile('node_modules/monaco-editor/esm'), projectFile('src/app/hjsonEditor')];
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

/** Builds with the glyphs that can be shown: an eighth of the font. Fails where the editor's style sheet has no such font any more. */
export function subsetCodicons(): Plugin {
  let isDone = false;
  return {
    name: 'subset-codicons',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/codicons/codicon/codicon.css')) return;
      const path = keep(await fontOf(mentionedIcons()));
      const changed = code.replace('url(./codicon.ttf)', `url(${JSON.stringify(path)})`);
      isDone = changed !== code;
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && !isDone) this.error("Monaco's icon font is not where it was: see scripts/codicons.ts");
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
