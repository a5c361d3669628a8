import type { SectionId } from '../../../config/index.ts';

/** A short description of each section, shown beside its title. */
export const sectionIntents: Record<SectionId, string> = {
  general: 'Address, name and encryption key',
  database: 'PostgreSQL',
  signIn: 'OpenID Connect provider',
  email: 'Outgoing mail over SMTP',
  gateway: 'Access tokens for the gateway',
  branding: 'Colours and pictures',
  limits: 'Time limits',
  support: 'Help for users, and templates',
};
