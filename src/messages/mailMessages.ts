import type { MessageTable } from './knownMessage.ts';

/** What net/smtp says, and mail servers through it. */
export const mailMessages = {
  'message-smtp-disabled': {
    speaker: 'Microsoft Exchange Online',
    pattern: /\b535 "?5\.7\.139 .{0,80}SmtpClientAuthentication is disabled/,
    options: ['smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'Logins for sending mail are switched off for this mailbox, or for all of the tenant.',
    example: '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
    fix: 'Have SMTP AUTH enabled for the mailbox.',
  },
  'message-smtp-mechanism': {
    speaker: 'the mail server, or net/smtp',
    pattern: /\b504 "?5\.7\.4\b|\bsmtp: server doesn't support AUTH/,
    options: ['smtpAuth.mechanism.type', 'smtpPort'],
    meaning: 'The mail server offers no login of this kind here.',
    example: '504 5.7.4 Unrecognized authentication type',
    fix: 'Check the mechanism and the port: many servers offer a login only after STARTTLS.',
  },
  'message-smtp-app-password': {
    speaker: 'the mail server',
    pattern: /\b534 "?5\.7\.9\b/,
    options: ['smtpAuth.mechanism.password'],
    meaning: 'The mail server does not take the password of the person for programs.',
    example: '534 5.7.9 Application-specific password required.',
    fix: 'Create an app password, and write that.',
  },
  'message-smtp-anonymous': {
    speaker: 'the mail server',
    pattern: /\b530 "?5\.7\.57\b/,
    options: ['smtpAuth', 'smtpAuth.username'],
    meaning: 'The mail server takes mail only after a login.',
    example: '530 5.7.57 Client not authenticated to send mail.',
    fix: 'Set `smtpAuth`.',
  },
  'message-smtp-login': {
    speaker: 'the mail server',
    pattern: /\b535 "?5\.7\.\d|\b535 .{0,80}[Aa]uthentication/,
    options: ['smtpAuth.mechanism.password', 'smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'The mail server refused the login.',
    example: '535 "5.7.8 Authentication credentials invalid"',
    fix: 'Check the user and password; some providers accept only an app password or OAuth2.',
  },
  'message-smtp-starttls': {
    speaker: 'the mail server',
    pattern: /\b530 "?5\.7\.\d .{0,80}STARTTLS/,
    options: ['smtpPort'],
    meaning: 'The mail server wants the connection encrypted before anything else.',
    example: '530 "5.7.0 Must issue a STARTTLS command first"',
    fix: 'Check the port: 587 is usual for STARTTLS.',
  },
  'message-smtp-relay': {
    speaker: 'the mail server',
    pattern: /\b55[0-4] .{0,120}(?:[Rr]elay|[Ss]ender|[Ss]end ?[Aa]s)/,
    options: ['mailFrom', 'smtpAuth'],
    meaning: 'The mail server does not send mail for this sender.',
    example: '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    fix: 'Use a sender address that the user may send as, or set up a login.',
  },
  'message-smtp-unencrypted': {
    speaker: 'net/smtp',
    pattern: /(?:^|[:"] ?)unencrypted connection\b/,
    options: ['smtpHostname', 'smtpPort'],
    meaning: 'The mail server offered no STARTTLS, and net/smtp sends passwords only over encrypted connections.',
    example: 'send: unencrypted connection',
    fix: 'Check the port, or have STARTTLS enabled.',
  },
} as const satisfies MessageTable;
