import { optionPath } from '../config/index.ts';
import type { OptionPath } from '../text/index.ts';

/** The options that change what users see. */
export const brandingPaths = {
  toolbarBackground: optionPath('accessReviewToolbarBackgroundColor'),
  toolbarText: optionPath('accessReviewToolbarTextColor'),
  logo: optionPath('accessReviewToolbarLogoPath'),
  background: optionPath('loginPageBackgroundPath'),
  organisationName: optionPath('organisationName'),
  supportPage: optionPath('supportPageUrl'),
  templates: optionPath('templatesPath'),
} satisfies Readonly<Record<string, OptionPath>>;
