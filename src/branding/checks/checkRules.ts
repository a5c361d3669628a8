import type { BrandingCode } from './codes.ts';

/** What each check measures against, and whose rule that is, as one sentence. */
export const checkRules: Readonly<Record<BrandingCode, string>> = {
  'background-crop':
    'This page compares the shape of the image with common windows; the picture is assumed to cover the window.',
  'background-image': 'Advice of this page: at most 500 kB, and as many pixels as common windows have.',
  'image-name': 'MIME Sniffing, 8.2: browsers tell images apart by their bytes, but SVG by the type that is sent.',
  'login-button': 'Advice of this page: at most 28 characters fit on a phone.',
  'logo-contrast': 'WCAG 2.2, 1.4.11: graphics need 3 : 1 against what is next to them.',
  'logo-shape':
    'The reference of the options recommends a height to width ratio of about 1/7, which is 7 : 1 as screens are given.',
  'logo-sharpness': 'Advice of this page: two image pixels for each pixel of the slot, for screens of double density.',
  'logo-transparency': 'The reference of the options recommends a transparent background.',
  'svg-contents': 'SVG 2, 2.5: an SVG that is shown as an image fetches no files and runs no scripts.',
  'support-link': 'The reference of the options states only that a value other than "" adds the link.',
  templates: 'The reference of the options does not say which templates there are.',
  'text-contrast': 'WCAG 2.2, 1.4.3 (AA): text needs 4.5 : 1; 1.4.6 (AAA): 7 : 1.',
  'toolbar-background': 'The reference of the options asks for a CSS colour.',
  'toolbar-text': 'The reference of the options asks for a CSS colour.',
};
