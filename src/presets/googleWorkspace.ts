import type { Preset } from './preset.ts';

export const googleWorkspace: Preset = {
  name: 'Google Workspace',
  section: 'email',
  values: { smtpHostname: 'smtp.gmail.com', smtpPort: 587, 'smtpAuth.mechanism.type': 'autoDiscover' },
  asks: ['smtpAuth.username', 'smtpAuth.mechanism.password'],
  note: 'Not checked: Google expects the full e-mail address as user name and an app password.',
  source: {
    title: 'Google: IMAP, POP, and SMTP',
    url: 'https://developers.google.com/workspace/gmail/imap/imap-smtp',
    readOn: '2026-11-22',
  },
};
