import type { Preset } from './preset.ts';

export const googleWorkspace: Preset = {
  name: 'Google Workspace',
  section: 'email',
  values: { smtpHostname: 'smtp.gmail.com', smtpPort: 587, 'smtpAuth.mechanism.type': 'autoDiscover' },
  asks: ['smtpAuth.username', 'smtpAuth.mechanism.password'],
  note: 'Google asks for the full e-mail address and an app password.',
  source: {
    title: 'Google Workspace: Send email from a printer, scanner, or app',
    url: 'https://support.google.com/a/answer/176600',
    readOn: '2026-11-22',
  },
};
