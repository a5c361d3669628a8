import type { CodeTable } from 'source-text';

/** What the branding checks look at. An example is a configuration, or the image that is previewed. */
export const brandingCodes = {
  'background-crop': 'background: JPEG, 1600 × 1600 px, 200 kB',
  'background-image': 'background: JPEG, 1920 × 1080 px, 3000 kB',
  'image-name': 'logo: JPEG, 700 × 100 px, 20 kB, named logo.svg',
  'login-button': 'organisationName: The Example Hospital of a Long Name',
  'logo-contrast': 'accessReviewToolbarBackgroundColor: gold',
  'logo-shape': 'logo: PNG, 400 × 100 px, 20 kB',
  'logo-sharpness': 'logo: PNG, 70 × 10 px, 2 kB',
  'logo-transparency': 'logo: JPEG, 700 × 100 px, 20 kB',
  'svg-contents': 'logo: SVG, 700 × 100 px, 20 kB, with 1 outside file',
  'support-link': 'supportPageUrl: http://help.example.com',
  templates: 'templatesPath: /app/templates',
  'text-contrast': 'accessReviewToolbarBackgroundColor: gold',
  'toolbar-background': 'accessReviewToolbarBackgroundColor: blueish',
  'toolbar-text': 'accessReviewToolbarTextColor: whiteish',
} as const satisfies CodeTable;

export type BrandingCode = keyof typeof brandingCodes;
