import { type OptionKey, type SectionId, sectionOf } from '../../../../config/index.ts';

/** One step of the guided set-up: a section, and its options that a new deployment must decide on. */
export interface GuideStep {
  readonly section: SectionId;
  readonly keys: readonly OptionKey[];
}

/** The steps before the summary. What has a default that fits most deployments is not asked for. */
export const guideSteps: readonly GuideStep[] = [
  { section: 'general', keys: ['baseUrl', 'organisationName', 'encryptionKey'] },
  { section: 'database', keys: ['pgConnStr'] },
  { section: 'signIn', keys: ['oidcIssuer', 'oidcClientId', 'oidcClientSecret'] },
  { section: 'email', keys: ['mailFrom', 'smtpHostname', 'smtpPort', 'smtpAuth'] },
  { section: 'gateway', keys: ['gatewayOAuth2'] },
  {
    section: 'branding',
    keys: [
      'accessReviewToolbarBackgroundColor',
      'accessReviewToolbarTextColor',
      'accessReviewToolbarLogoPath',
      'loginPageBackgroundPath',
    ],
  },
];

/** The steps with the summary at the end. */
export const stepCount = guideSteps.length + 1;

/** The section that a place of the guided set-up walks; undefined at its summary and while it is not shown. */
export function walkedSection(place: number | undefined): SectionId | undefined {
  return guideSteps[place ?? -1]?.section;
}

/** What a step is called. */
export function stepTitle(step: number): string {
  const section = walkedSection(step);
  return section ? sectionOf(section).title : 'Summary';
}
