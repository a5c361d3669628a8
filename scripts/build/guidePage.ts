import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { anchorsIn } from '../../src/testing/markdown.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const guideFile = `${docs}guide.md`;
const styleFiles = ['../../src/app/styles.css', './guidePage.css'].map((file) => new URL(file, import.meta.url));

/** Builds docs/guide.md into the site as `guide.html`; the development server makes it for each request. */
export const guide: Plugin = {
  name: 'guide',
  configureServer({ middlewares }) {
    middlewares.use('/guide.html', (_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(currentGuide((picture) => `./docs/${picture}`));
    });
  },
  generateBundle() {
    const addressOf = (picture: string) => {
      const source = readFileSync(docs + picture);
      const file = this.emitFile({ type: 'asset', name: basename(picture), source });
      return `./${this.getFileName(file)}`;
    };
    this.emitFile({ type: 'asset', fileName: 'guide.html', source: currentGuide(addressOf) });
  },
};

/** True for what `guide` adds to a build: the page and its pictures. */
export const isOfGuide = (file: string) => file === 'guide.html' || file.endsWith('.png');

function currentGuide(addressOf: (picture: string) => string): string {
  const style = styleFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  return guidePage(readFileSync(guideFile, 'utf8'), style, addressOf);
}

/**
 * The guide as a page without scripts, whose policy allows its own style and the pictures of its host. A link to another document
 * becomes its words: a host of the page has no other document.
 */
export function guidePage(markdown: string, style: string, addressOf: (picture: string) => string): string {
  const anchors = [...anchorsIn(markdown)];
  const headings = anchors.values();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${headings.next().value}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return /^(?:#|https:)/.test(href) ? `<a href="${href}">${words}</a>` : words;
      },
      image({ href, text }) {
        const { width, height } = pngSize(readFileSync(docs + href));
        return `<img src="${addressOf(href)}" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
      },
    },
  });
  const contents = marked
    .lexer(markdown)
    .filter(isHeading)
    .map(({ depth, text }, index) => ({ depth, link: `<a href="#${anchors[index]}">${marked.parseInline(text)}</a>` }))
    .filter(({ depth }) => depth === 2)
    .map(({ link }) => `<li>${link}</li>`);
  const styleText = `\n${style}`;
  const hash = createHash('sha256').update(styleText).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>User guide – Configuration editor</title>
<style>${styleText}</style>
</head>
<body>
<nav aria-label="Contents">
<p><a href="./">Configuration editor</a></p>
<ul>
${contents.join('\n')}
</ul>
</nav>
<main>
${marked.parse(markdown)}</main>
</body>
</html>
`;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** The size of a picture in pixels, which its header begins with. */
function pngSize(picture: Buffer) {
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
