import type { Preset } from './preset.ts';

export const microsoft365: Preset = {
  name: 'Microsoft 365',
  section: 'email',
  values: {
    smtpHostname: 'smtp.office365.com',
    smtpPort: 587,
    'smtpAuth.mechanism.type': 'xOAuth2',
    'smtpAuth.mechanism.scope': 'https://outlook.office365.com/.default',
    'smtpAuth.mechanism.tokenUrl': 'https://login.microsoftonline.com/<TENANT>/oauth2/v2.0/token',
  },
  asks: ['smtpAuth.username', 'smtpAuth.mechanism.clientId', 'smtpAuth.mechanism.clientSecret'],
  note: 'Microsoft requires this scope for client credentials, with the application permission SMTP.SendAsApp; SMTP.Send is for users who sign in.',
  source: {
    title: 'Microsoft: Authenticate an IMAP, POP or SMTP connection using OAuth',
    url: 'https://learn.microsoft.com/en-us/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth',
    readOn: '2026-11-22',
  },
};
