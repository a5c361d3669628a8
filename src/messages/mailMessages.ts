import type { MessageTable } from './knownMessage.ts';

const exchange = 'Microsoft Exchange';
const mailServer = 'the mail server';
const netSmtp = 'net/smtp';

/** Behind the code of an answer: of its only or last line, of another, or before a quoted one. */
const sign = '{ |-| "}';

/** Around what is so short that it has to be all of a message, if a colon or a level is not before it. */
const start = '{\n|: |"|ERROR |WARN }';
const end = '{\n|"}';

/** What net/smtp says, and mail servers through it; `535 5.7.8` is `535-5.7.8` where the answer has more lines. */
export const mailMessages = {
  'message-smtp-disabled': {
    speaker: exchange,
    formats: ['Authentication unsuccessful, SmtpClientAuthentication is disabled for the '],
    options: ['smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'Logins for sending mail are switched off for this mailbox, or for all of the tenant.',
    fix: 'Have SMTP AUTH enabled for the mailbox.',
  },
  'message-smtp-mechanism': {
    speaker: mailServer,
    formats: [`504${sign}5.7.4 Unrecognized {authentication|Authentication} type`],
    options: ['smtpAuth.mechanism.type', 'smtpPort'],
    meaning: 'The mail server offers no login of this kind here.',
    fix: 'Check the mechanism and the port: many servers offer a login only after STARTTLS.',
  },
  'message-smtp-auth': {
    speaker: netSmtp,
    formats: ["smtp: server doesn't support AUTH"],
    options: ['smtpPort', 'smtpAuth'],
    meaning: 'The mail server offers no login here.',
    fix: 'Check the port: many servers offer a login only after STARTTLS. A relay without a login needs no `smtpAuth`.',
  },
  'message-smtp-app-password': {
    speaker: 'Gmail',
    formats: [`534${sign}5.7.{9 Application-specific password required|14}`],
    options: ['smtpAuth.mechanism.password'],
    meaning: 'Gmail does not take the password of the person for programs.',
    fix: 'Create an app password, and write that.',
  },
  'message-smtp-anonymous': {
    speaker: exchange,
    formats: ['Client {was not|not} authenticated to send'],
    options: ['smtpAuth', 'smtpAuth.username'],
    meaning: 'The mail server takes mail only after a login.',
    fix: 'Set `smtpAuth`.',
  },
  'message-smtp-login': {
    speaker: mailServer,
    formats: [
      `535${sign}5.7.{3|8|139}`,
      `535${sign}Incorrect authentication data`,
      `535${sign}{authentication failed|Authentication failed|Authentication Failed}`,
      `535${sign}Authentication Credentials Invalid`,
    ],
    options: ['smtpAuth.mechanism.password', 'smtpAuth.username', 'smtpAuth.mechanism.type'],
    meaning: 'The mail server refused the login.',
    fix: 'Check the user and password; some providers accept only an app password or OAuth2.',
  },
  'message-smtp-starttls': {
    speaker: mailServer,
    formats: ['Must issue a STARTTLS command first'],
    options: ['smtpPort'],
    meaning: 'The mail server wants the connection encrypted before anything else.',
    fix: 'Check the port: 587 is usual for STARTTLS.',
  },
  'message-smtp-send-as': {
    speaker: exchange,
    formats: ['Client does not have permissions to send as this sender', '554 5.2.252 SendAsDenied'],
    options: ['mailFrom', 'smtpAuth.username'],
    meaning: 'The user may not send as this sender.',
    fix: 'Use the address of the user in *Mail from*, or have *Send as* allowed for it.',
  },
  'message-smtp-owner': {
    speaker: 'Postfix',
    formats: ['Sender address rejected: not {owned by user|logged in}'],
    options: ['mailFrom', 'smtpAuth'],
    meaning: 'The user may not send as this sender.',
    fix: 'Use a sender address that belongs to the user, or set up a login.',
  },
  'message-smtp-relay': {
    speaker: 'Postfix',
    formats: ['{554 5|454 4}.7.1 <%s>: Relay access denied'],
    options: ['smtpAuth', 'smtpPort'],
    meaning: 'The mail server sends mail to other domains only after a login, or only for known hosts.',
    fix: 'Set up a login, or have the host of the container allowed.',
  },
  'message-smtp-exchange-relay': {
    speaker: exchange,
    formats: ['5.7.{1|54}{| SMTP;} Unable to relay'],
    options: ['smtpAuth', 'smtpPort'],
    meaning: 'The mail server sends mail to other domains only after a login, or through a connector.',
    fix: 'Set up a login, or have a connector made for the host of the container.',
  },
  'message-ses-identity': {
    speaker: 'Amazon SES',
    formats: ['Email address is not verified. The following identities failed the check in region %s'],
    options: ['mailFrom', 'smtpHostname'],
    meaning: 'Amazon SES does not know the sender, or in its sandbox the recipient, in this region.',
    fix: 'Verify the address or its domain in the region of the SMTP host, or leave the sandbox.',
  },
  'message-smtp-unencrypted': {
    speaker: netSmtp,
    formats: [`${start}unencrypted connection${end}`],
    options: ['smtpHostname', 'smtpPort'],
    meaning: 'The mail server offered no STARTTLS, and net/smtp sends passwords only over encrypted connections.',
    fix: 'Check the port, or have STARTTLS enabled.',
  },
  'message-smtp-host': {
    speaker: netSmtp,
    formats: [`${start}wrong host name${end}`],
    options: ['smtpHostname'],
    meaning: 'The host of the login is not the one of the connection, and net/smtp then sends no password.',
    fix: 'Write the name of the mail server, not an address or alias that is replaced on the way.',
  },
} as const satisfies MessageTable;
