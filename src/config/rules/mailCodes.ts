import type { CodeTable } from '../../text/index.ts';

/** What is wrong with the sender and the server of e-mail. */
export const mailCodes = {
  'mail-from-brackets': {
    meaning: 'The angle brackets of the sender do not match.',
    example: 'mailFrom: "Review <noreply@example.com"',
    fix: 'Write `Name <address>`.',
  },
  'mail-from-control-character': {
    meaning: 'The sender contains a control character.',
    example: 'mailFrom: "noreply\\t@example.com"',
    fix: 'Remove the character.',
  },
  'mail-from-domain': {
    meaning: 'The part of the address after `@` is not a domain name.',
    example: 'mailFrom: noreply@example..com',
    fix: 'Write a domain name after the `@`.',
  },
  'mail-from-domain-literal': {
    meaning: 'The address has an IP address in brackets, which many mail programs refuse.',
    example: 'mailFrom: "noreply@[192.0.2.1]"',
    fix: 'Write a domain name.',
  },
  'mail-from-line-break': {
    meaning: 'The sender contains a line break, which mail headers cannot have.',
    example: 'mailFrom: "Review\\n<noreply@example.com>"',
    fix: 'Write it on one line.',
  },
  'mail-from-list': {
    meaning: 'There is more than one address, and mail has one sender.',
    example: 'mailFrom: "one@example.com, two@example.com"',
    fix: 'Keep one address.',
  },
  'mail-from-local-part': {
    meaning: 'The part of the address before `@` is empty, or has too many dots.',
    example: 'mailFrom: .noreply@example.com',
    fix: 'Remove leading, trailing and double dots.',
  },
  'mail-from-name': {
    meaning: 'The name of the sender contains a character with a meaning in mail headers.',
    example: 'mailFrom: "Review, Hospital <noreply@example.com>"',
    fix: 'Put the name in double quotes.',
  },
  'mail-from-name-form': {
    meaning: 'The sender has a name. Whether that is accepted is not documented.',
    example: 'mailFrom: "Review <noreply@example.com>"',
    fix: 'Keep only the address if the name causes trouble.',
  },
  'mail-from-no-at': {
    meaning: 'The address has no `@`.',
    example: 'mailFrom: noreply.example.com',
    fix: 'Write an address such as `noreply@example.com`.',
  },
  'mail-from-no-brackets': {
    meaning: 'The address contains a space. It may be a name and an address without brackets.',
    example: 'mailFrom: Review noreply@example.com',
    fix: 'Remove the space, or write `Name <address>`.',
  },
  'mail-from-scheme': {
    meaning: '`mailto:` is before the address.',
    example: 'mailFrom: mailto:noreply@example.com',
    fix: 'Remove it.',
  },
  'mail-from-short-domain': {
    meaning: 'The domain of the address has no dot, and many mail servers refuse such a sender.',
    example: 'mailFrom: noreply@mail',
    fix: 'Write the full domain name.',
  },
  'smtp-hostname': {
    meaning: 'The host name has a scheme, a port or something else around it.',
    example: 'smtpHostname: smtp.example.com:587',
    fix: 'Keep only the host name. The port has its own option, `smtpPort`.',
  },
  'smtp-port-25': {
    meaning: 'Port 25 is for mail between servers, often without authentication.',
    example: 'smtpPort: 25\nsmtpAuth: {}',
    fix: 'Use the port that your mail provider names, often 587.',
  },
  'smtp-port-465': {
    meaning: 'Port 465 means TLS from the start. Whether that is supported is not documented.',
    example: 'smtpPort: 465',
    fix: 'Use the port that your mail provider names for STARTTLS, often 587.',
  },
  'smtp-port-587': {
    meaning: 'Port 587 usually requires authentication, and `smtpAuth` is not set.',
    example: 'smtpPort: 587',
    fix: 'Set `smtpAuth` if your mail provider requires it.',
  },
  'smtp-port-range': {
    meaning: 'The port is not between 1 and 65535.',
    example: 'smtpPort: 70000',
    fix: 'Write a valid port, such as 587.',
  },
  'mail-from-utf8': {
    meaning: 'The address has a letter beyond ASCII, which needs a mail server with SMTPUTF8.',
    example: 'mailFrom: nöreply@example.com',
    fix: 'Use an address of ASCII letters, unless your mail server takes others.',
  },
} as const satisfies CodeTable;

export type MailCode = keyof typeof mailCodes;
