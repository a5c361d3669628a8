import type { Preset } from './preset.ts';

export const amazonSes: Preset = {
  name: 'Amazon SES',
  section: 'email',
  values: {
    smtpHostname: 'email-smtp.<REGION>.amazonaws.com',
    smtpPort: 587,
    'smtpAuth.mechanism.type': 'autoDiscover',
  },
  asks: ['smtpAuth.username', 'smtpAuth.mechanism.password'],
  note: 'Amazon asks for SMTP credentials of SES, which are not AWS access keys.',
  source: {
    title: 'Amazon SES: Connecting to an Amazon SES SMTP endpoint',
    url: 'https://docs.aws.amazon.com/ses/latest/dg/smtp-connect.html',
    readOn: '2026-11-22',
  },
};
