import { boolean, choice, type Entries, group, integer, secret, text, url } from './entry.ts';

const passwordBased = 'autoDiscover';
const oauth2Based = 'xOAuth2';

const mechanism = group(
  {
    title: 'Mechanism',
    help: 'Authentication mechanism: password (autoDiscover) or OAuth2 (xOAuth2).',
    repeatsTitle: true,
    keywords: 'mail email',
  },
  {
    type: choice(
      {
        title: 'Mechanism type',
        help: 'autoDiscover is password-based, xOAuth2 is OAuth2-based. No other value is allowed.',
        keywords: 'mail email oauth',
        example: oauth2Based,
      },
      { value: passwordBased, title: 'Password' },
      { value: oauth2Based, title: 'OAuth2' },
    ),
    password: secret({
      title: 'Password',
      help: 'Password for SMTP authentication (autoDiscover).',
      repeatsTitle: true,
      keywords: 'mail email',
      requires: { sibling: 'type', value: passwordBased },
      example: 'fake-smtp-password',
    }),
    clientId: text({
      title: 'Client ID',
      help: 'Client ID for OAuth2 authentication (xOAuth2) to the SMTP server.',
      repeatsTitle: true,
      keywords: 'mail email entra azure',
      requires: { sibling: 'type', value: oauth2Based },
      placeholder: 'mail-client',
      example: 'mail-client',
    }),
    clientSecret: secret({
      title: 'Client secret',
      help: 'Client secret for OAuth2 authentication (xOAuth2) to the SMTP server.',
      repeatsTitle: true,
      keywords: 'mail email entra azure',
      requires: { sibling: 'type', value: oauth2Based },
      example: 'fake-mail-secret',
    }),
    scope: text({
      title: 'Scope',
      help: 'Scope for OAuth2 authentication (xOAuth2) to the SMTP server.',
      repeatsTitle: true,
      keywords: 'mail email permission',
      requires: { sibling: 'type', value: oauth2Based },
      placeholder: 'https://outlook.example.com/.default',
      example: 'https://outlook.example.com/.default',
    }),
    tokenUrl: url({
      title: 'Token URL',
      help: 'Token URL for OAuth2 authentication (xOAuth2) to the SMTP server.',
      repeatsTitle: true,
      keywords: 'mail email entra azure',
      requires: { sibling: 'type', value: oauth2Based },
      placeholder: 'https://login.example.com/oauth2/token',
      example: 'https://login.example.com/oauth2/token',
    }),
  },
);

export const email = {
  mailFrom: text({
    title: 'Sender address',
    help: 'Sender address of outgoing e-mails.',
    repeatsTitle: true,
    unset: 'No default.',
    keywords: 'email from',
    placeholder: 'noreply@example.com',
    example: 'noreply@example.com',
  }),
  smtpHostname: text({
    title: 'SMTP host',
    help: 'Host name of the SMTP server for outgoing e-mail.',
    repeatsTitle: true,
    unset: 'No default.',
    keywords: 'mail email server relay',
    placeholder: 'smtp.example.com',
    example: 'smtp.example.com',
  }),
  smtpPort: integer({
    title: 'SMTP port',
    help: 'Port of the SMTP server for outgoing e-mail.',
    repeatsTitle: true,
    unset: 'No default.',
    keywords: 'mail email tls ssl starttls',
    placeholder: '587',
    example: '587',
  }),
  smtpAuth: group(
    {
      title: 'SMTP authentication',
      help: 'How the server authenticates with the SMTP server. Omit for no authentication.',
      keywords: 'mail email login sign-in',
      mayBeOmitted: true,
    },
    {
      username: text({
        title: 'Username',
        help: 'Username for SMTP authentication.',
        repeatsTitle: true,
        keywords: 'mail email user login account',
        placeholder: 'noreply@example.com',
        example: 'review',
      }),
      mechanism,
    },
  ),
  supportCustomMailServer: boolean({
    title: 'Custom mail server',
    help: 'Whether administrators may configure a custom mail server.',
    unset: 'Default: false.',
    keywords: 'email smtp',
    default: false,
  }),
} satisfies Entries;
