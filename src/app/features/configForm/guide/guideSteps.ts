import { type OptionKey, type SectionId, sectionOf } from '../../../../config/index.ts';

/** One step of the guided set-up: a section, and its options that a new deployment must decide on. */
export interface GuideStep {
  readonly section: SectionId;
  /** The title of the step. */
  readonly question: string;
  /** Who knows the answers, or what happens without them. */
  readonly lead: string;
  readonly keys: readonly OptionKey[];
  /** Options that are shown only if the file sets them, as presets do. */
  readonly keysIfSet?: readonly OptionKey[];
}

/** The steps before the summary. Options with a default that fits most deployments are left out. */
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
    keysIfSet: ['pgAzureManagedIdentity'],
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

/** The summary comes after all of them. */
export const lastStep: number = guideSteps.length;

/** The name of a step. */
export function stepTitle(step: number): string {
  const section = guideSteps[step]?.section;
  return section ? sectionOf(section).title : 'Check';
}

/** The step that asks for an option or shows it; -1 if none does. */
export function stepOf(key: string | number | undefined): number {
  return guideSteps.findIndex((step) => shownKeys(step).some((shown) => shown === key));
}

/** The options that a step asks for, and those that it shows if they are set. */
export function shownKeys({ keys, keysIfSet = [] }: GuideStep): readonly OptionKey[] {
  return [...keys, ...keysIfSet];
}
