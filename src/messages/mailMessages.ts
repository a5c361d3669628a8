import { saidBy } from './knownMessage.ts';

const exchange = 'Microsoft Exchange';

/** Behind the code of an answer: of its only or last line, of another, or before a quoted one. */
const sign = '{ |-| "}';

/** Around what is so short that it has to be all of a message, if a colon or a level is not before it. */
const start = '{\n|: |"|ERROR |WARN }';
const end = '{\n|"}';

/** What net/smtp says, and mail servers through it; `535 5.7.8` is `535-5.7.8` where the answer has more lines. */
export const mailMessages = {
  ...saidBy(exchange, ['smtpAuth.username', 'smtpAuth.mechanism.type'], {
    'message-smtp-disabled': {
      formats: ['Authentication unsuccessful, SmtpClientAuthentication is disabled for the '],
      meaning: 'Logins for sending mail are switched off for this mailbox, or for all of the tenant.',
      fix: 'Have SMTP AUTH enabled for the mailbox.',
    },
    'message-smtp-send-as': {
      formats: ['Client does not have permissions to send as this sender', '554 5.2.252 SendAsDenied'],
      options: ['mailFrom', 'smtpAuth.username'],
      meaning: 'The user may not send as this sender.',
      fix: 'Use the address of the user in *Mail from*, or have *Send as* allowed for it.',
    },
    'message-smtp-exchange-relay': {
      formats: ['5.7.{1|54}{| SMTP;} Unable to relay', '550 5.7.64 TenantAttribution; Relay Access Denied'],
      options: ['smtpAuth', 'smtpPort'],
      meaning: 'The mail server sends mail to other domains only after a login, or through a connector.',
      fix: 'Set up a login, or have a connector made for the host of the container.',
    },
  }),
  ...saidBy('the mail server', ['smtpAuth.mechanism.type', 'smtpPort'], {
    'message-smtp-mechanism': {
      formats: [`504${sign}5.7.4 Unrecognized {authentication|Authentication} type`],
      meaning: 'The mail server offers no login of this kind here.',
      fix: 'Check the mechanism and the port: many servers offer a login only after STARTTLS.',
    },
    'message-smtp-anonymous': {
      formats: [
        'Client {was not|not} authenticated to send',
        `530${sign}5.7.{1 Client was not authenticated|0 Authentication Required|0 Authentication required}`,
      ],
      options: ['smtpAuth', 'smtpAuth.username'],
      meaning: 'The mail server takes mail only after a login.',
      fix: 'Set `smtpAuth`.',
    },
    'message-smtp-login': {
      formats: [
        `535${sign}5.7.{3|8|139}`,
        `535${sign}Incorrect authentication data`,
        `535${sign}{authentication failed|Authentication failed|Authentication Failed}`,
        `535${sign}Authentication Credentials Invalid`,
        '550 5.7.30 Basic authentication is not supported for Client Submission',
      ],
      options: ['smtpAuth.mechanism.password', 'smtpAuth.username', 'smtpAuth.mechanism.type'],
      meaning: 'The mail server refused the login.',
      fix: 'Check the user and password; some providers accept only an app password or OAuth2.',
    },
    'message-smtp-starttls': {
      formats: ['Must issue a STARTTLS command first'],
      options: ['smtpPort'],
      meaning: 'The mail server wants the connection encrypted before anything else.',
      fix: 'Check the port: 587 is usual for STARTTLS.',
    },
  }),
  ...saidBy('net/smtp', ['smtpPort', 'smtpAuth'], {
    'message-smtp-auth': {
      formats: ["smtp: server doesn't support AUTH"],
      meaning: 'The mail server offers no login here.',
      fix: 'Check the port: many servers offer a login only after STARTTLS. A relay without a login needs no `smtpAuth`.',
    },
    'message-smtp-unencrypted': {
      formats: [`${start}unencrypted connection${end}`],
      options: ['smtpHostname', 'smtpPort'],
      meaning: 'The mail server offered no STARTTLS, and net/smtp sends passwords only over encrypted connections.',
      fix: 'Check the port, or have STARTTLS enabled.',
    },
    'message-smtp-host': {
      formats: [`${start}wrong host name${end}`],
      options: ['smtpHostname'],
      meaning: 'The host of the login is not the one of the connection, and net/smtp then sends no password.',
      fix: 'Write the name of the mail server, not an address or alias that is replaced on the way.',
    },
  }),
  ...saidBy('Gmail', ['smtpAuth.mechanism.password'], {
    'message-smtp-app-password': {
      formats: [`534${sign}5.7.{9 Application-specific password required|14}`],
      meaning: 'Gmail does not take the password of the person for programs.',
      fix: 'Create an app password, and write that.',
    },
  }),
  ...saidBy('Postfix', ['mailFrom', 'smtpAuth'], {
    'message-smtp-owner': {
      formats: ['Sender address rejected: not {owned by user|logged in}'],
      meaning: 'The user may not send as this sender.',
      fix: 'Use a sender address that belongs to the user, or set up a login.',
    },
    'message-smtp-relay': {
      formats: ['{554 5|454 4}.7.1 <%s>: Relay access denied'],
      options: ['smtpAuth', 'smtpPort'],
      meaning: 'The mail server sends mail to other domains only after a login, or only for known hosts.',
      fix: 'Set up a login, or have the host of the container allowed.',
    },
  }),
  ...saidBy('Amazon SES', ['mailFrom', 'smtpHostname'], {
    'message-ses-identity': {
      formats: ['Email address is not verified. The following identities failed the check in region %s'],
      meaning: 'Amazon SES does not know the sender, or in its sandbox the recipient, in this region.',
      fix: 'Verify the address or its domain in the region of the SMTP host, or leave the sandbox.',
    },
  }),
};
