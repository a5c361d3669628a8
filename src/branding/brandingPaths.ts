import type { OptionPath } from '../text/index.ts';

/** The options that change what users see. */
export const brandingPaths = {
  toolbarBackground: ['accessReviewToolbarBackgroundColor'],
  toolbarText: ['accessReviewToolbarTextColor'],
  logo: ['accessReviewToolbarLogoPath'],
  background: ['loginPageBackgroundPath'],
  organisationName: ['organisationName'],
  supportPage: ['supportPageUrl'],
  templates: ['templatesPath'],
} as const satisfies Readonly<Record<string, OptionPath>>;
