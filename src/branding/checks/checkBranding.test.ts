import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { contrastRatio, formatRatio, parseColour, type Rgba, white } from '../../colour/index.ts';
import { shownText } from '../../secrets/index.ts';
import { type Branding, type BrandingColour, brandingPaths, standIn } from '../branding.ts';
import type { ImageHeader } from '../imageHeader/imageHeader.ts';
import type { PixelSample } from '../pixelSample.ts';
import { readSupportLink } from '../supportLink.ts';
import type { CheckSubject, ImageInfo } from './check.ts';
import { checkBranding, summariseChecks } from './checkBranding.ts';
import type { BrandingCode } from './codes.ts';

const empty = parseHjson('{}');

function shown(text: string) {
  return shownText(empty, text);
}

function colour(name: 'toolbarBackground' | 'toolbarText', text: string, fallback: Rgba): BrandingColour {
  const parsed = parseColour(text);
  return {
    path: brandingPaths[name],
    rgba: parsed?.rgba ?? fallback,
    source: parsed ? 'option' : 'default',
    text: shown(text),
    notation: parsed?.notation ?? { kind: 'hex', digits: 6, upperCase: false },
    fault: undefined,
  };
}

interface Written {
  readonly background?: string;
  readonly text?: string;
  readonly change?: Partial<Branding>;
  readonly logo?: ImageInfo;
  readonly image?: ImageInfo;
}

function subject({ background = '', text = '', change = {}, logo, image }: Written): CheckSubject {
  return {
    branding: {
      toolbarBackground: colour('toolbarBackground', background, standIn.primaryBlue),
      toolbarText: colour('toolbarText', text, standIn.toolbarText),
      logoPath: '',
      backgroundPath: '',
      organisationName: shown('Example & Sons'),
      supportLink: { kind: 'none' },
      templatesPath: '',
      ...change,
    },
    logo,
    background: image,
  };
}

it('says of a colour that something else fills in that it comes later, and measures nothing with it', () => {
  const filledIn = {
    ...colour('toolbarBackground', '', standIn.primaryBlue),
    text: shown('\u0024{COLOUR}'),
    fault: 'From COLOUR.',
  };
  const results = checkBranding(subject({ change: { toolbarBackground: filledIn } }));
  expect(results.find(({ code }) => code === 'toolbar-background')).toMatchObject({
    verdict: 'hint',
    explanation: 'From COLOUR. The preview shows the default.',
  });
});

function find(code: BrandingCode, written: Written) {
  const result = checkBranding(subject(written)).find((candidate) => candidate.code === code);
  return result ? `${result.verdict} | ${result.figure}` : 'nothing';
}

function image(width: number, height: number, facts: Partial<ImageHeader> = {}, sample?: PixelSample): ImageInfo {
  const header: ImageHeader = { format: 'PNG', width, height, mayBeTransparent: true, isVector: false, ...facts };
  return { fileName: 'logo.png', byteLength: 12_000, header, sample };
}

function pixels(...values: readonly (readonly number[])[]): PixelSample {
  return { width: values.length, height: 1, pixels: Uint8ClampedArray.from(values.flat()) };
}

const clear = [0, 0, 0, 0];
const whitePixel = [255, 255, 255, 255];
const navyPixel = [11, 30, 80, 255];
const heavy = (bytes: number): ImageInfo => ({ ...image(1920, 1080), byteLength: bytes });

describe('a rule passes and fails', () => {
  it.each<[BrandingCode, string, Written, string]>([
    ['text-contrast', 'defaults', {}, 'good | 7.4 : 1 AA AAA'],
    ['text-contrast', 'the complete example', { background: '#0b3d91', text: 'white' }, 'good | 10.0 : 1 AA AAA'],
    ['text-contrast', 'AA alone', { background: '#767676' }, 'good | 4.5 : 1 AA'],
    ['text-contrast', 'one step too light', { background: '#777777' }, 'error | 4.4 : 1'],
    ['text-contrast', 'default text on a configured background', { background: 'gold' }, 'error | 1.4 : 1'],
    ['text-contrast', 'configured text on the default background', { text: '#333' }, 'error | 1.6 : 1'],
    ['text-contrast', 'see-through toolbar over white', { background: 'rgb(11 61 145 / 50%)' }, 'error | 2.7 : 1'],
    ['text-contrast', 'see-through text', { background: 'white', text: 'rgba(0,0,0,.3)' }, 'error | 2.1 : 1'],
    ['logo-contrast', 'the default logo on blue', {}, 'good | 7.4 : 1'],
    ['logo-contrast', 'the default logo on yellow', { background: 'gold', text: 'black' }, 'error | 1.4 : 1'],
    ['logo-contrast', 'an unknown logo', { change: { logoPath: shown('/app/logo.svg') } }, 'nothing'],
    ['logo-contrast', 'white logo', { logo: image(7, 1, {}, pixels(whitePixel, clear)) }, 'good | 100 % legible'],
    ['logo-contrast', 'nothing drawn', { logo: image(7, 1, {}, pixels(clear)) }, 'error | nothing visible'],
    ['logo-contrast', 'dark logo', { logo: image(7, 1, {}, pixels(navyPixel, clear)) }, 'error | 0 % legible'],
    [
      'logo-contrast',
      'half of it',
      { logo: image(7, 1, {}, pixels(navyPixel, whitePixel, clear)) },
      'warning | 50 % legible',
    ],
    [
      'logo-contrast',
      'a logo on its own background',
      { logo: image(7, 1, {}, pixels(navyPixel)) },
      'hint | own background',
    ],
    ['logo-shape', 'the default', {}, 'good | default'],
    ['logo-shape', 'no stand-in', { change: { logoPath: shown('/app/logo.svg') } }, 'hint | not checked'],
    ['logo-shape', 'a formula', { logo: image(70, 10, { isSizeUnknown: true }) }, 'hint | size unknown'],
    ['logo-shape', 'as advised', { logo: image(700, 100) }, 'good | 7 : 1 (recommended)'],
    ['logo-shape', 'too tall', { logo: image(412, 96) }, 'warning | 4.3 : 1 (7 : 1 recommended)'],
    ['logo-shape', 'standing', { logo: image(27, 100) }, 'warning | 0.3 : 1 (7 : 1 recommended)'],
    ['logo-shape', 'too flat', { logo: image(1400, 100) }, 'warning | 14 : 1 (7 : 1 recommended)'],
    ['logo-transparency', 'no logo', {}, 'nothing'],
    ['logo-transparency', 'JPEG', { logo: image(7, 1, { format: 'JPEG', mayBeTransparent: false }) }, 'warning | no'],
    ['logo-transparency', 'opaque PNG', { logo: image(7, 1, {}, pixels(whitePixel)) }, 'warning | no'],
    ['logo-transparency', 'transparent PNG', { logo: image(7, 1, {}, pixels(whitePixel, clear)) }, 'good | yes'],
    ['logo-transparency', 'not decoded yet', { logo: image(7, 1) }, 'nothing'],
    ['logo-sharpness', 'double density', { logo: image(412, 96) }, 'good | 412 × 96 px, 4.0×'],
    ['logo-sharpness', 'single density', { logo: image(200, 29) }, 'hint | 200 × 29 px, 1.2×'],
    ['logo-sharpness', 'enlarged', { logo: image(70, 10) }, 'warning | 70 × 10 px, 0.4×'],
    ['logo-sharpness', 'vector', { logo: image(70, 10, { format: 'SVG', isVector: true }) }, 'good | vector'],
    ['background-image', 'the default', {}, 'good | default'],
    ['background-image', 'no stand-in', { change: { backgroundPath: shown('/app/b.jpg') } }, 'hint | not checked'],
    ['background-image', 'light and large', { image: heavy(300_000) }, 'good | 1920 × 1080 px, 300 kB'],
    ['background-image', 'heavy', { image: heavy(900_000) }, 'warning | 1920 × 1080 px, 900 kB'],
    ['background-image', 'too heavy', { image: heavy(5_400_000) }, 'error | 1920 × 1080 px, 5.4 MB'],
    ['background-image', 'small', { image: image(400, 300) }, 'warning | 400 × 300 px, 12 kB'],
    ['background-crop', 'landscape', { image: image(1920, 1080) }, 'good | up to 74 % cropped, at 390 × 844'],
    ['login-button', 'named', {}, 'nothing'],
    ['login-button', 'unset', { change: { organisationName: undefined } }, 'hint | no name'],
    ['login-button', 'blank', { change: { organisationName: shown(' ') } }, 'hint | no name'],
    ['login-button', 'long', { change: { organisationName: shown('x'.repeat(40)) } }, 'hint | 40 characters'],
    ['support-link', 'none', {}, 'nothing'],
    [
      'support-link',
      'https',
      { change: { supportLink: readSupportLink(empty, 'https://help.example.com/a') } },
      'good | help.example.com',
    ],
    [
      'support-link',
      'http',
      { change: { supportLink: readSupportLink(empty, 'http://help.example.com/a') } },
      'hint | help.example.com',
    ],
    [
      'support-link',
      'script',
      { change: { supportLink: readSupportLink(empty, 'javascript:alert(1)') } },
      'warning | javascript:',
    ],
    [
      'support-link',
      'relative',
      { change: { supportLink: readSupportLink(empty, '/support') } },
      'warning | not a whole URL',
    ],
    ['templates', 'none', {}, 'nothing'],
    ['templates', 'set', { change: { templatesPath: shown('/app/templates') } }, 'hint | not shown'],
  ])('%s: %s', (code, _, written, expected) => {
    expect(find(code, written)).toBe(expected);
  });
});

describe('a colour with a fault', () => {
  const faulty = (name: 'toolbarBackground' | 'toolbarText') => ({
    ...colour(name, '', name === 'toolbarText' ? standIn.toolbarText : standIn.primaryBlue),
    source: 'lastValid' as const,
    text: shown('#12'),
    fault: '"#12" is not a colour.',
  });
  const badText = { toolbarText: faulty('toolbarText') };
  const badBackground = { toolbarBackground: faulty('toolbarBackground') };
  const half = image(7, 1, {}, pixels(whitePixel, clear));

  it('is named', () => {
    const [result] = checkBranding(subject({ change: badText }));
    expect(result).toMatchObject({ code: 'toolbar-text', verdict: 'error' });
    expect(result?.explanation).toBe('"#12" is not a colour. The preview keeps the last valid colour.');
  });

  it.each<[BrandingCode, string, Written, string]>([
    ['text-contrast', 'the text', { change: badText }, 'hint | not checked'],
    ['text-contrast', 'the background', { change: badBackground }, 'hint | not checked'],
    ['text-contrast', 'both', { change: { ...badText, ...badBackground } }, 'hint | not checked'],
    ['logo-contrast', 'the background, default logo', { change: badBackground }, 'hint | not checked'],
    ['logo-contrast', 'the background, a logo', { change: badBackground, logo: half }, 'hint | not checked'],
    ['logo-contrast', 'the text alone', { change: badText }, 'good | 7.4 : 1'],
  ])('leaves %s without a figure where it is %s', (code, _, written, expected) => {
    expect(find(code, written)).toBe(expected);
    if (expected.includes('not checked')) {
      expect(checkBranding(subject(written)).find((check) => check.code === code)?.fixes).toEqual([]);
    }
  });
});

describe('fixes of the text contrast', () => {
  it.each([
    ['hex', '#777777', '#eeeeee'],
    ['names', 'gold', 'white'],
    ['functions', 'hsl(50, 100%, 50%)', 'rgb(255 255 255 / 90%)'],
    ['see-through', 'rgb(11 61 145 / 50%)', 'rgba(255, 255, 255, 0.8)'],
  ])('pass when they are written: %s', (_, background, text) => {
    const check = checkBranding(subject({ background, text })).find(({ code }) => code === 'text-contrast');
    const fixes = check?.fixes ?? [];
    const read = (value: string) => parseColour(value)?.rgba ?? white;
    for (const { path, value, figure } of fixes) {
      const isText = path[0] === 'accessReviewToolbarTextColor';
      const ratio = isText ? contrastRatio(read(value), read(background)) : contrastRatio(read(text), read(value));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
      expect(figure).toBe(formatRatio(ratio));
    }
    expect(new Set(fixes.map(({ path }) => path[0]))).toEqual(
      new Set(['accessReviewToolbarTextColor', 'accessReviewToolbarBackgroundColor']),
    );
  });

  it('offers black or white beside the nearest colour, each once', () => {
    const titles = (background: string, text: string) =>
      checkBranding(subject({ background, text }))
        .find(({ code }) => code === 'text-contrast')
        ?.fixes.map(({ title, figure }) => `${title}, ${figure}`);
    expect(titles('gold', '#cccccc')).toEqual([
      'Set text to #5f5f5f, 4.5 : 1',
      'Set text to #000000, 14.9 : 1',
      'Set background to #675500, 4.5 : 1',
    ]);
    expect(titles('#777777', 'white')?.filter((title) => title.startsWith('Set text to black'))).toHaveLength(1);
  });
});

it('summarises without links', () => {
  const supportLink = readSupportLink(empty, 'javascript:alert(1)');
  const text = summariseChecks(checkBranding(subject({ background: 'gold', change: { supportLink } })));
  expect(text.split('\n')[0]).toBe('Branding checks');
  expect(text).toContain('Fault: Text on toolbar, 1.4 : 1. The text is hard to read');
  expect(text).not.toMatch(/:\/\//);
});

it('counts a CSS colour that only the preview cannot show as no fault', () => {
  const fault = 'The preview does not show this kind of colour.';
  const toolbarText = {
    ...colour('toolbarText', '', white),
    source: 'lastValid' as const,
    text: shown('Canvas'),
    fault,
  };
  const results = checkBranding(subject({ change: { toolbarText } }));
  expect(results[0]).toMatchObject({ code: 'toolbar-text', verdict: 'hint', figure: 'not shown' });
});

it.each([
  [{ files: 2, scripts: 0 }, 'warning | 2 outside files'],
  [{ files: 1, scripts: 1 }, 'warning | 1 outside file'],
  [{ files: 0, scripts: 1 }, 'hint | a script'],
  [{ files: 0, scripts: 0 }, undefined],
])('says what browsers leave out of an SVG: %j', (leftOut, expected) => {
  const header: ImageHeader = { format: 'SVG', width: 7, height: 1, mayBeTransparent: true, isVector: true, leftOut };
  const logo: ImageInfo = { fileName: 'a.svg', byteLength: 1, header, sample: undefined };
  const found = checkBranding(subject({ logo })).find(({ code }) => code === 'svg-contents');
  expect(found && `${found.verdict} | ${found.figure}`).toBe(expected);
});

it.each([
  ['SVG', 'logo.png', '', 'warning | SVG named .png'],
  ['PNG', 'logo.svg', '', 'warning | PNG named .svg'],
  ['SVG', 'logo.svg', '/app/logo.PNG', 'warning | SVG named .PNG'],
  ['SVG', 'logo.png', '/app/logo.SVG', undefined],
  ['PNG', 'logo.jpg', '', undefined],
  ['SVG', 'logo', '/app/logo', undefined],
] as const)('says that browsers do not show %s named %s for %j', (format, fileName, logoPath, expected) => {
  const header: ImageHeader = { format, width: 7, height: 1, mayBeTransparent: true, isVector: format === 'SVG' };
  const logo: ImageInfo = { fileName, byteLength: 1, header, sample: undefined };
  const found = checkBranding(subject({ logo, change: { logoPath: shown(logoPath) } })).find(
    ({ code }) => code === 'image-name',
  );
  expect(found && `${found.verdict} | ${found.figure}`).toBe(expected);
});

it('says how tall a logo is in a way that one can picture', () => {
  const said = (width: number) =>
    checkBranding(subject({ logo: image(width, 100) })).find(({ code }) => code === 'logo-shape')?.explanation;
  expect(said(25)).toContain('25 × 100 px is 28 times as high as recommended for its width.');
  expect(said(400)).toContain('400 × 100 px is 75 % taller than recommended for its width.');
});
