import { boolean, choice, type Entries, group, integer, secret, text, url } from './entry.ts';

const passwordBased = 'autoDiscover';
const oauth2Based = 'xOAuth2';

const mechanism = group(
  {
    title: 'Mechanism',
    help: 'Authentication mechanism towards the SMTP server: with a password (autoDiscover) or with OAuth2 (xOAuth2). It has no default.',
  },
  {
    type: choice(
      {
        title: 'Mechanism type',
        help: 'autoDiscover is based on a password, xOAuth2 on OAuth2. No other value is allowed. It has no default.',
        example: oauth2Based,
      },
      { value: passwordBased, title: 'Password (autoDiscover)' },
      { value: oauth2Based, title: 'OAuth2 (xOAuth2)' },
    ),
    password: secret({
      title: 'Password',
      help: 'Password for SMTP authentication. It goes with autoDiscover. It has no default.',
      goesWith: passwordBased,
      example: 'fake-smtp-password',
    }),
    clientId: text({
      title: 'Client ID',
      help: 'Client ID for OAuth2 authentication to the SMTP server. It goes with xOAuth2. It has no default.',
      goesWith: oauth2Based,
      placeholder: 'mail-client',
      example: 'mail-client',
    }),
    clientSecret: secret({
      title: 'Client secret',
      help: 'Client secret for OAuth2 authentication to the SMTP server. It goes with xOAuth2. It has no default.',
      goesWith: oauth2Based,
      example: 'fake-mail-secret',
    }),
    scope: text({
      title: 'Scope',
      help: 'Scope for OAuth2 authentication to the SMTP server. It goes with xOAuth2. It has no default.',
      goesWith: oauth2Based,
      placeholder: 'https://outlook.example.com/.default',
      example: 'https://outlook.example.com/.default',
    }),
    tokenUrl: url({
      title: 'Token URL',
      help: 'Token URL for OAuth2 authentication to the SMTP server. It goes with xOAuth2. It has no default.',
      goesWith: oauth2Based,
      placeholder: 'https://login.example.com/oauth2/token',
      example: 'https://login.example.com/oauth2/token',
    }),
  },
);

export const email = {
  mailFrom: text({
    title: 'Sender address',
    help: 'Sender address of outgoing e-mails. It has no default.',
    placeholder: 'Review <noreply@example.com>',
    example: 'Review <noreply@example.com>',
  }),
  smtpHostname: text({
    title: 'SMTP host',
    help: 'Host name of the SMTP server that takes the outgoing e-mail. It has no default.',
    placeholder: 'smtp.example.com',
    example: 'smtp.example.com',
  }),
  smtpPort: integer({
    title: 'SMTP port',
    help: 'Port of the SMTP server that takes the outgoing e-mail. It has no default; 587 is usual.',
    placeholder: '587',
    example: '587',
  }),
  smtpAuth: group(
    {
      title: 'SMTP authentication',
      help: 'How the server authenticates with the SMTP server. Left out, it does not authenticate at all.',
      mayBeOmitted: true,
    },
    {
      username: text({
        title: 'User name',
        help: 'User name for SMTP authentication. It has no default.',
        placeholder: 'review',
        example: 'review',
      }),
      mechanism,
    },
  ),
  supportCustomMailServer: boolean({
    title: 'Custom mail server',
    help: 'Whether administrators may configure a mail server of their own. Default: false.',
    default: false,
  }),
} satisfies Entries;
