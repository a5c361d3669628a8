import type { MessageTable } from './knownMessage.ts';

const exchange = 'Microsoft Exchange';
const mailServer = 'the mail server';
const netSmtp = 'net/smtp';

/** What net/smtp says, and mail servers through it; `535 5.7.8` is `535-5.7.8` where the answer has more lines. */
export const mailMessages = {
  'message-smtp-disabled': {
    speaker: exchange,
    pattern: /\b535[ -]"?5\.7\.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the /,
    options: ['smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'Logins for sending mail are switched off for this mailbox, or for all of the tenant.',
    fix: 'Have SMTP AUTH enabled for the mailbox.',
  },
  'message-smtp-mechanism': {
    speaker: mailServer,
    pattern: /\b504[ -]"?5\.7\.4 Unrecognized [Aa]uthentication type/,
    options: ['smtpAuth.mechanism.type', 'smtpPort'],
    meaning: 'The mail server offers no login of this kind here.',
    fix: 'Check the mechanism and the port: many servers offer a login only after STARTTLS.',
  },
  'message-smtp-auth': {
    speaker: netSmtp,
    pattern: /\bsmtp: server doesn't support AUTH\b/,
    options: ['smtpPort', 'smtpAuth'],
    meaning: 'The mail server offers no login here.',
    fix: 'Check the port: many servers offer a login only after STARTTLS. A relay without a login needs no `smtpAuth`.',
  },
  'message-smtp-app-password': {
    speaker: 'Gmail',
    pattern: /\b534[ -]"?5\.7\.(?:9 Application-specific password required|14\b)/,
    options: ['smtpAuth.mechanism.password'],
    meaning: 'Gmail does not take the password of the person for programs.',
    fix: 'Create an app password, and write that.',
  },
  'message-smtp-anonymous': {
    speaker: exchange,
    pattern: /\b530[ -]"?5\.7\.57 .{0,20}[Cc]lient (?:was )?not authenticated to send/,
    options: ['smtpAuth', 'smtpAuth.username'],
    meaning: 'The mail server takes mail only after a login.',
    fix: 'Set `smtpAuth`.',
  },
  'message-smtp-login': {
    speaker: mailServer,
    pattern:
      /\b535(?:[ -]"?5\.7\.[38]\b|[ -]"?5\.7\.139 (?!.{0,40}SmtpClientAuthentication)|[ -]"?(?:Incorrect authentication data|[Aa]uthentication [Ff]ailed|Authentication Credentials Invalid))/,
    options: ['smtpAuth.mechanism.password', 'smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'The mail server refused the login.',
    fix: 'Check the user and password; some providers accept only an app password or OAuth2.',
  },
  'message-smtp-starttls': {
    speaker: mailServer,
    pattern: /\b530[ -]"?5\.7\.\d .{0,20}Must issue a STARTTLS command first/,
    options: ['smtpPort'],
    meaning: 'The mail server wants the connection encrypted before anything else.',
    fix: 'Check the port: 587 is usual for STARTTLS.',
  },
  'message-smtp-send-as': {
    speaker: exchange,
    pattern:
      /\b5(?:50 5\.7\.60 SMTP; Client does not have permissions to send as this sender|54 5\.2\.252 SendAsDenied)/,
    options: ['mailFrom', 'smtpAuth.username'],
    meaning: 'The user may not send as this sender.',
    fix: 'Use the address of the user in *Mail from*, or have *Send as* allowed for it.',
  },
  'message-smtp-owner': {
    speaker: 'Postfix',
    pattern: /\b553 5\.7\.1 <[^>]*>: Sender address rejected: not (?:owned by user|logged in)/,
    options: ['mailFrom', 'smtpAuth'],
    meaning: 'The user may not send as this sender.',
    fix: 'Use a sender address that belongs to the user, or set up a login.',
  },
  'message-smtp-relay': {
    speaker: 'Postfix',
    pattern: /\b[45]54 [45]\.7\.1 <[^>]*>: Relay access denied/,
    options: ['smtpAuth', 'smtpPort'],
    meaning: 'The mail server sends mail to other domains only after a login, or only for known hosts.',
    fix: 'Set up a login, or have the host of the container allowed.',
  },
  'message-smtp-exchange-relay': {
    speaker: exchange,
    pattern: /\b550 5\.7\.(?:1|54)(?: SMTP;)? Unable to relay/,
    options: ['smtpAuth', 'smtpPort'],
    meaning: 'The mail server sends mail to other domains only after a login, or through a connector.',
    fix: 'Set up a login, or have a connector made for the host of the container.',
  },
  'message-ses-identity': {
    speaker: 'Amazon SES',
    pattern:
      /\b554 Message rejected: Email address is not verified\. The following identities failed the check in region \S/,
    options: ['mailFrom', 'smtpHostname'],
    meaning: 'Amazon SES does not know the sender, or in its sandbox the recipient, in this region.',
    fix: 'Verify the address or its domain in the region of the SMTP host, or leave the sandbox.',
  },
  'message-smtp-unencrypted': {
    speaker: netSmtp,
    pattern: /(?:^|[:"] ?|[A-Z]{4,5} )unencrypted connection\b/,
    options: ['smtpHostname', 'smtpPort'],
    meaning: 'The mail server offered no STARTTLS, and net/smtp sends passwords only over encrypted connections.',
    fix: 'Check the port, or have STARTTLS enabled.',
  },
  'message-smtp-host': {
    speaker: netSmtp,
    pattern: /(?:^|[:"] ?|[A-Z]{4,5} )wrong host name(?:$|")/,
    options: ['smtpHostname'],
    meaning: 'The host of the login is not the one of the connection, and net/smtp then sends no password.',
    fix: 'Write the name of the mail server, not an address or alias that is replaced on the way.',
  },
} as const satisfies MessageTable;
