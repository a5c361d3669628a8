import type { OptionKey, SectionId } from '../../../../config/index.ts';

/** What the guided set-up asks of a section: what a new deployment must decide on. */
export interface GuideStep {
  readonly section: SectionId;
  readonly question: string;
  /** Who knows the answers, or what happens without them. */
  readonly lead: string;
  readonly keys: readonly OptionKey[];
  /** An option that is shown only if the file sets it, as presets do. */
  readonly keyIfSet?: OptionKey;
}

/** One step for each of the first sections, in their order. Options with a default that fits most deployments are left out. */
export const guideSteps: readonly GuideStep[] = [
  {
    section: 'general',
    question: 'Where is the server, and whose is it?',
    lead: 'Its address, the name of your organisation, and a key.',
    keys: ['baseUrl', 'organisationName', 'encryptionKey'],
  },
  {
    section: 'database',
    question: 'Which database does it use?',
    lead: 'PostgreSQL. Your database team has these values.',
    keys: ['pgConnStr'],
    keyIfSet: 'pgAzureManagedIdentity',
  },
  {
    section: 'signIn',
    question: 'How do people sign in?',
    lead: 'With OpenID Connect. Your identity team has these values.',
    keys: ['oidcIssuer', 'oidcClientId', 'oidcClientSecret'],
  },
  {
    section: 'email',
    question: 'How is e-mail sent?',
    lead: 'Over SMTP. Your mail team has these values.',
    keys: ['mailFrom', 'smtpHostname', 'smtpPort', 'smtpAuth'],
  },
  {
    section: 'gateway',
    question: 'Do the gateways need an access token?',
    lead: 'If nobody asked for it, skip this step.',
    keys: ['gatewayOAuth2'],
  },
  {
    section: 'branding',
    question: 'What should it look like?',
    lead: 'What you leave empty keeps its default.',
    keys: [
      'accessReviewToolbarBackgroundColor',
      'accessReviewToolbarTextColor',
      'accessReviewToolbarLogoPath',
      'loginPageBackgroundPath',
    ],
  },
];
