import { createHash } from 'node:crypto';

/** The parts of the single file. */
export interface PageParts {
  /** The page as the build made it of `index.html`. */
  readonly html: string;
  readonly script: string;
  readonly style: string;
  /** The start screen, as markup. */
  readonly start: string;
  /** The icon of the tab. */
  readonly icon: string;
  readonly licences: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Stricter than that of a host: one script, by its hash, and nothing is fetched. React writes style attributes. */
const policyFor = (script: string) =>
  [
    `default-src 'none'`,
    `script-src 'sha256-${sha256(script)}'`,
    `style-src 'unsafe-inline'`,
    `img-src blob: data:`,
    `connect-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

/** After the script, which removes it: visible if the browser refuses the script. */
const notStarted = `<p id="not-started" class="pageFailure" role="alert" style="position: fixed; inset: 0 0 auto; z-index: 1">This file is damaged, or this browser cannot run it: the browser may be too old, or have JavaScript switched off. Compare the SHA-256 of the file with the published one.</p>`;

/** The page with everything in it. Throws if a part would end its element, or if the page has no place for it. */
export function onePage({ html, script, style, start, icon, licences }: PageParts): string {
  const code = asScript(script);
  if (/<\/style/i.test(style) || /<(?:\/script|!--)/i.test(licences)) throw new Error('a part would end its element');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(code)}">`;
  // Marked as by the development server: the separate window of the branding preview copies such style sheets.
  const sheet = `<style data-vite-dev-id="page">${style}</style>`;
  const body = [
    `<div id="root">${start}</div>`,
    `<script id="licences" type="text/plain">${licences}</script>`,
    `<script>${code}</script>`,
    notStarted,
  ];
  const parts: readonly (readonly [place: RegExp, part: string])[] = [
    [/\s*<noscript>[\s\S]*?<\/noscript>/, ''],
    [/\s*<script [^>]*src="[^"]*"[^>]*><\/script>/, ''],
    [/\s*<link rel="stylesheet"[^>]*>/, ''],
    [/(?<=<link rel="icon"[^>]* href=")[^"]*/, `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`],
    [/(?<=<head>)/, `\n    ${policy}`],
    [/(?=\s*<\/head>)/, `\n    ${sheet}`],
    [/<div id="root"><\/div>/, body.join('\n    ')],
  ];
  return parts.reduce((page, [place, part]) => {
    if (!place.test(page)) throw new Error(`the page has nothing like ${place}`);
    return page.replace(place, () => part);
  }, html);
}

/** The same code, with nothing in it that ends a script element or begins a comment in one, nor what a page reads as another character. */
function asScript(code: string): string {
  if (/[\r\0]/.test(code)) throw new Error('a page changes these characters, and with them the hash of the script');
  return code.replace(/<(?=\/script|!--)/gi, '\\x3C');
}
