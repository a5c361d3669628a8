import type { CodeTable } from '../../text/index.ts';

/** What the branding checks look at. An example is a configuration, or the image that is previewed. */
export const brandingCodes = {
  'background-crop': {
    meaning: 'How much of the login background common windows cut off.',
    example: 'background: JPEG, 1600 × 1600 px, 200 kB',
    fix: 'Keep what matters in the middle of the image.',
  },
  'background-image': {
    meaning: 'The image of the login page is large in bytes or has few pixels, or no file is previewed.',
    example: 'background: JPEG, 1920 × 1080 px, 3000 kB',
    fix: 'Export it as WebP or AVIF, below 500 kB.',
  },
  'login-button': {
    meaning: 'The sign-in button has no name or a long one.',
    example: 'organisationName: The Example Hospital of a Long Name',
    fix: 'Set `organisationName` to a short name.',
  },
  'logo-contrast': {
    meaning: 'The logo does not stand out from the toolbar. WCAG asks for 3 : 1 for graphics.',
    example: 'accessReviewToolbarBackgroundColor: gold',
    fix: 'Use another logo or another toolbar colour.',
  },
  'logo-shape': {
    meaning: 'The logo does not have the recommended ratio of height to width, about 1 : 7.',
    example: 'logo: PNG, 400 × 100 px, 20 kB',
    fix: 'Crop the empty space around the logo.',
  },
  'logo-sharpness': {
    meaning: 'The logo has too few pixels for double-density screens, or even for ordinary ones.',
    example: 'logo: PNG, 70 × 10 px, 2 kB',
    fix: 'Use a larger image, or SVG.',
  },
  'logo-transparency': {
    meaning: 'The logo has no transparent background, so it shows as a box on the toolbar.',
    example: 'logo: JPEG, 700 × 100 px, 20 kB',
    fix: 'Export it as PNG, WebP or SVG with a transparent background.',
  },
  'svg-contents': {
    meaning: 'An SVG refers to other files or has scripts, which browsers leave out of an image.',
    example: 'logo: SVG, 700 × 100 px, 20 kB, with 1 outside file',
    fix: 'Embed pictures, and convert texts to paths.',
  },
  'support-link': {
    meaning: 'The support link is not encrypted, or may not work.',
    example: 'supportPageUrl: http://help.example.com',
    fix: 'Use `https` where the page offers it.',
  },
  templates: {
    meaning: 'Your own templates may change everything that the preview shows.',
    example: 'templatesPath: /app/templates',
    fix: 'Look at the pages of the running server.',
  },
  'text-contrast': {
    meaning: 'The text on the toolbar is hard to read. WCAG asks for at least 4.5 : 1.',
    example: 'accessReviewToolbarBackgroundColor: gold',
    fix: 'Use one of the colours that the check offers.',
  },
  'toolbar-background': {
    meaning: 'The background colour of the toolbar cannot be shown.',
    example: 'accessReviewToolbarBackgroundColor: blueish',
    fix: 'Write a colour such as `"#0b3d91"`.',
  },
  'toolbar-text': {
    meaning: 'The text colour of the toolbar cannot be shown.',
    example: 'accessReviewToolbarTextColor: whiteish',
    fix: 'Write a colour such as `white`.',
  },
} as const satisfies CodeTable;

export type BrandingCode = keyof typeof brandingCodes;
