import { composite, contrastRatio, formatRatio, leastContrast, textLevels, toHex, white } from '../colour/index.ts';
import { type Branding, type BrandingColour, standIn } from './branding.ts';
import type { CheckResult } from './checks/check.ts';
import { verdictWords } from './checks/checkBranding.ts';
import { checkRules } from './checks/checkRules.ts';

/** One page as users see it; addresses are `data:` URLs of PNGs. */
export interface ReportPicture {
  readonly title: string;
  readonly now: string;
  /** Undefined if the opened file looks the same. */
  readonly opened: string | undefined;
}

export interface ReportContent {
  readonly now: Branding;
  readonly opened: Branding;
  readonly checks: readonly CheckResult[];
  readonly pictures: readonly ReportPicture[];
  /** The day as people read it. */
  readonly day: string;
  /** What is invented in the pictures, as a sentence. */
  readonly note: string;
  /** The names of the local files that the pictures show, if any. */
  readonly localLogo: string | undefined;
  readonly localBackground: string | undefined;
}

/**
 * The branding as one HTML file to pass on or to print: pictures, contrast, values and checks. It has no script and loads nothing, and of
 * the support link it shows only the destination, since an address can contain a password.
 */
export function brandingReport(content: ReportContent): string {
  const { now, opened, checks, pictures, day, note } = content;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Branding report</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Branding report</h1>
<p>${escapeHtml(day)}. ${escapeHtml(note)}</p>
<h2>Pictures</h2>
${pictures.map(figures).join('\n')}
<h2>Contrast</h2>
${table(['Pair', 'Now', 'Level', 'Opened file', 'Level'], contrastRows(now, opened))}
<p>WCAG 2.2 asks for ${leastContrast.text} : 1 for text (AA), ${leastContrast.enhancedText} : 1 for AAA, and ${leastContrast.graphics} : 1 for graphics. A see-through toolbar is measured over white.</p>
<h2>Values</h2>
${table(['Option', 'Now', 'Opened file'], valueRows(content))}
<h2>Checks</h2>
${table(
  ['Check', 'Result', 'Figure', 'Meaning', 'Rule'],
  checks.map(({ code, title, verdict, figure, explanation }) => [
    escapeHtml(title),
    verdictWords[verdict],
    escapeHtml(figure),
    escapeHtml(explanation),
    escapeHtml(checkRules[code]),
  ]),
)}
</main>
</body>
</html>
`;
}

const style = `
body { margin: 0; color: #17202b; background: #fff; font: 14px/20px system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 32px 24px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 24px 0 8px; }
figure { margin: 0 0 16px; break-inside: avoid; }
figcaption { color: #5a6576; font-size: 12px; }
img { display: block; width: 100%; border: 1px solid #cdd2db; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; border-bottom: 1px solid #cdd2db; text-align: left; vertical-align: top; }
.value { overflow-wrap: anywhere; }
tr { break-inside: avoid; }
.swatch { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border: 1px solid #808a9c; print-color-adjust: exact; }
@page { margin: 16mm; }
`;

function figures({ title, now, opened }: ReportPicture): string {
  const picture = (caption: string, address: string) =>
    `<figure><figcaption>${escapeHtml(caption)}</figcaption><img src="${escapeHtml(address)}" alt="${escapeHtml(caption)}"></figure>`;
  if (opened === undefined) return picture(title, now);
  return `${picture(`${title}, now`, now)}\n${picture(`${title}, opened file`, opened)}`;
}

/** Cells are HTML already. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

function contrastRows(now: Branding, opened: Branding): readonly (readonly string[])[] {
  const textRatio = ({ toolbarText, toolbarBackground }: Branding) =>
    contrastRatio(toolbarText.rgba, toolbarBackground.rgba, standIn.page);
  const whiteRatio = ({ toolbarBackground }: Branding) =>
    contrastRatio(white, composite(toolbarBackground.rgba, standIn.page));
  return [
    ['Toolbar text on toolbar background', textRatio] as const,
    ['White on toolbar background', whiteRatio] as const,
  ].map(([pair, measure]) => [pair, ...measured(measure(now)), ...measured(measure(opened))]);
}

function measured(ratio: number): readonly [figure: string, level: string] {
  return [formatRatio(ratio), textLevels(ratio).at(-1) ?? 'below AA'];
}

function valueRows({ now, opened, localLogo, localBackground }: ReportContent): readonly (readonly string[])[] {
  const shown = new Map([
    ['accessReviewToolbarLogoPath', now.logoPath === '' ? localLogo : undefined],
    ['loginPageBackgroundPath', now.backgroundPath === '' ? localBackground : undefined],
  ]);
  const rows: readonly (readonly [option: string, value: (branding: Branding) => string])[] = [
    ['accessReviewToolbarBackgroundColor', ({ toolbarBackground }) => colourCell(toolbarBackground)],
    ['accessReviewToolbarTextColor', ({ toolbarText }) => colourCell(toolbarText)],
    ['accessReviewToolbarLogoPath', ({ logoPath }) => textCell(logoPath)],
    ['loginPageBackgroundPath', ({ backgroundPath }) => textCell(backgroundPath)],
    ['organisationName', ({ organisationName }) => textCell(organisationName ?? '')],
    [
      'supportPageUrl',
      ({ supportLink }) => textCell(supportLink.kind === 'link' ? `link to ${supportLink.destination}` : ''),
    ],
    ['templatesPath', ({ templatesPath }) => textCell(templatesPath)],
  ];
  return rows.map(([option, value]) => {
    const file = shown.get(option);
    const hint = file === undefined ? '' : `; the pictures show ${escapeHtml(file)}, which users will not see`;
    return [option, `${value(now)}${hint}`, value(opened)];
  });
}

/** A text that is not a colour is not repeated: it may be anything that was pasted in the wrong place. */
function colourCell({ rgba, text, source }: BrandingColour): string {
  const written =
    source === 'default' ? 'not set' : source === 'lastValid' ? 'not a colour, shown as' : escapeHtml(text);
  const { red, green, blue, alpha } = rgba;
  const swatch = `<span class="swatch" style="background: rgb(${red} ${green} ${blue} / ${alpha})"></span>`;
  return `${swatch}${written} ${toHex(rgba) === text ? '' : `(${toHex(rgba)})`}`.trim();
}

function textCell(text: string): string {
  return text === '' ? 'not set' : `<span class="value">${escapeHtml(text)}</span>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
