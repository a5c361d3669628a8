import type { CodeTable } from '../../text/index.ts';
import type { AddressCode } from './addressCodes.ts';
import type { ConnectionStringCode } from './connectionStringCodes.ts';
import type { MailCode } from './mailCodes.ts';
import type { ReferenceCode } from './referenceCodes.ts';
import type { TokenParameterCode } from './tokenParameterCodes.ts';

/** What is wrong with options, their types and their values; URLs, connection strings and e-mail have separate lists. */
export const optionCodes = {
  colour: {
    meaning: 'The text is not a CSS colour.',
    example: 'accessReviewToolbarTextColor: whiteish',
    fix: 'Write a colour such as `white` or `"#0b3d91"`.',
  },
  'colour-modern': {
    meaning: 'Browsers that are a few years old may not support this kind of colour.',
    example: 'accessReviewToolbarTextColor: "oklch(60% 0.15 240)"',
    fix: 'Write a code such as `"#0b3d91"`.',
  },
  'colour-not-shown': {
    meaning: "The colour depends on the viewer's system, so the preview does not show it.",
    example: 'accessReviewToolbarTextColor: CanvasText',
    fix: 'Write a fixed colour if all users should see the same one.',
  },
  'duplicate-key': {
    meaning: 'The same key is set again further on in the same object. hjson-go keeps the last one.',
    example: 'smtpPort: 25\nsmtpPort: 587',
    fix: 'Keep one of the two.',
  },
  'encryption-key-character': {
    meaning: 'The key contains a character that is not Base64.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXk!"',
    fix: 'Use letters, digits, `+` and `/`, with `=` at the end.',
  },
  'encryption-key-cut': {
    meaning: 'The length of the key shows that its end is missing.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ub"',
    fix: 'Copy the whole key: 32 bytes are 44 characters of Base64.',
  },
  'encryption-key-hex': {
    meaning: 'The key is written in hexadecimal digits instead of Base64.',
    example: 'encryptionKey: "6e6f742d612d7265616c2d6b65792d666f722d6578616d706c65732d6f6e6c79"',
    fix: 'Write the same bytes as Base64.',
  },
  'encryption-key-length': {
    meaning: 'The key is not 32 bytes long, as AES-256 requires.',
    example: 'encryptionKey: "dG9vIHNob3J0"',
    fix: 'Use a key of 32 bytes: 44 characters of Base64.',
  },
  'encryption-key-line-break': {
    meaning: 'The key contains a line break. Go ignores it; other programs may not.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXkt\\nZm9yLWV4YW1wbGVzLW9ubHk="',
    fix: 'Remove the line break.',
  },
  'encryption-key-padding': {
    meaning: 'The `=` at the end of the key is missing, repeated or in the wrong place.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9ubHk"',
    fix: 'End a key of 32 bytes with exactly one `=`.',
  },
  'encryption-key-space': {
    meaning: 'The key contains a space or tab, which is not Base64.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXkt Zm9yLWV4YW1wbGVzLW9ubHk="',
    fix: 'Remove the space.',
  },
  'encryption-key-twice': {
    meaning: 'The key is encoded as Base64 twice.',
    example: 'encryptionKey: "Ym05MExXRXRjbVZoYkMxclpYa3RabTl5TFdWNFlXMXdiR1Z6TFc5dWJIaz0="',
    fix: 'Decode it once.',
  },
  'encryption-key-url-safe': {
    meaning: 'The key is URL-safe Base64, with `-` and `_`. The reference says Base64.',
    example: 'encryptionKey: "bm90LWEtcmVhbC1rZXktZm9yLWV4YW1wbGVzLW9u-_8="',
    fix: 'Write `+` for `-` and `/` for `_`.',
  },
  'encryption-key-weak': {
    meaning: 'The key repeats a pattern, so it is not random.',
    example: 'encryptionKey: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="',
    fix: 'Generate a key, unless data is already encrypted with this one.',
  },
  'field-of-other-choice': {
    meaning: 'An option belongs to a mechanism other than the chosen one. Whether it matters there is not documented.',
    example: 'smtpAuth: {\n  mechanism: {\n    type: autoDiscover\n    scope: mail\n  }\n}',
    fix: 'Remove the option, or change the mechanism.',
  },
  'integer-form': {
    meaning: 'A whole number has a decimal point or an exponent, or does not fit into 64 bits.',
    example: 'smtpPort: 587.0',
    fix: 'Write the number with digits only.',
  },
  'key-case': {
    meaning:
      'A key differs from the name of an option only in upper and lower case. hjson-go ignores that only when it reads into a Go struct.',
    example: 'baseURL: https://review.example.com',
    fix: 'Write the key as the reference does, once.',
  },
  'managed-identity-password': {
    meaning:
      'The connection string has a password although a managed identity is used. Which one is used is not documented.',
    example: 'pgAzureManagedIdentity: true\npgConnStr: "postgres://review:fake@localhost/review"',
    fix: 'Remove the password, or set `pgAzureManagedIdentity` to `false`.',
  },
  'newer-than-server': {
    meaning: "The option was added in a later version than the server's.",
    example: 'gatewayOAuth2: {\n  # Since 3.42.0, for a server of version 3.41.0\n  endpointParams: {}\n}',
    fix: 'Remove the option, or update the server.',
  },
  'not-a-choice': {
    meaning: 'The text is not one of the values that the option can have.',
    example: 'smtpAuth: {\n  mechanism: { type: "oauth2" }\n}',
    fix: 'Write one of the values exactly.',
  },
  'null-for-text': {
    meaning:
      'A text option is an unquoted `null`: text to the end of the line if hjson-go reads into a Go struct, not set if it reads into a map.',
    example: 'organisationName: null',
    fix: 'Remove the option, or quote the word.',
  },
  'null-is-unset': {
    meaning: 'The value is `null`, which hjson-go reads as not set.',
    example: 'smtpPort: null',
    fix: 'Remove the option, or set a value.',
  },
  'option-empty': {
    meaning: 'An option without a default is empty.',
    example: 'organisationName: ""',
    fix: 'Set a value, or remove the option.',
  },
  'pasted-along': {
    meaning: 'Quotes, a key or a sign was copied along with the value, and is part of it.',
    example: 'oidcClientId: "\'review\'"',
    fix: 'Keep only the value.',
  },
  'path-control-character': {
    meaning: 'A path contains a control character, often because of a backslash in quotes.',
    example: 'templatesPath: "C:\\templates"',
    fix: 'Write `\\\\` for a backslash.',
  },
  'path-data': {
    meaning: 'An image is written where the path of a file belongs.',
    example: 'accessReviewToolbarLogoPath: "data:image/png;base64,iVBORw0KGgo="',
    fix: 'Put the image into a file and write its path.',
  },
  'path-directory': {
    meaning: 'A path looks like that of files, and the option is a directory.',
    example: 'templatesPath: /app/templates/*.html',
    fix: 'Write the path of the directory.',
  },
  'path-home': {
    meaning: 'A path starts with `~`, which only a shell replaces.',
    example: 'templatesPath: ~/templates',
    fix: 'Write the full path.',
  },
  'path-picture': {
    meaning: 'A path leads to a picture of a kind that not every browser shows.',
    example: 'accessReviewToolbarLogoPath: /app/logo.pdf',
    fix: 'Save the picture as SVG, PNG or JPEG.',
  },
  'path-relative': {
    meaning: 'A path is relative. What it is relative to is not documented.',
    example: 'templatesPath: templates',
    fix: 'Start the path with `/`.',
  },
  'path-url': {
    meaning: 'A URL is written where the path of a file belongs.',
    example: 'accessReviewToolbarLogoPath: https://www.example.com/logo.svg',
    fix: 'Write the path of a file on the server.',
  },
  'path-variable': {
    meaning: 'A path contains a variable. Whether it is replaced is not documented.',
    example: 'templatesPath: $HOME/templates',
    fix: 'Write the full path.',
  },
  'path-windows': {
    meaning: 'A path is in the Windows form. The path that the reference names is a Unix path.',
    example: 'templatesPath: C:/templates',
    fix: 'Write a path such as `/app/templates`, unless you have a Windows server.',
  },
  'option-in-text': {
    meaning: 'What looks like another option is part of a value, as where a tool has joined lines.',
    example: 'organisationName: Example smtpPort: 587',
    fix: 'Write each option on a separate line.',
  },
  placeholder: {
    meaning: 'The value is still a placeholder.',
    example: 'oidcClientId: <CLIENT_ID>',
    fix: 'Write your own value.',
  },
  'query-longer-than-write': {
    meaning: "Queries may take longer than writing the response. Go's HTTP server counts both together.",
    example: 'queryTimeOutMinutes: 30\nwriteTimeOutMinutes: 20',
    fix: 'Make `writeTimeOutMinutes` longer than `queryTimeOutMinutes`.',
  },
  'read-as-nothing': {
    meaning: 'hjson-go reads the whole text as `null`, which is an empty configuration.',
    example: 'null # baseUrl: {',
    fix: 'Write keys with values.',
  },
  'read-as-one-value': {
    meaning: 'hjson-go reads the whole text as one value, so no option is read.',
    example: 'baseUrl https://review.example.com',
    fix: 'Fix the other errors of the text first.',
  },
  'redaction-mark': {
    meaning: 'A redacted copy left a secret out here, and hjson-go reads its mark in its place.',
    example: 'encryptionKey: "<redacted encryptionKey>"',
    fix: 'Open the copy beside the configuration that it was made from, or write the secret.',
  },
  'root-not-object': {
    meaning: 'The configuration is a list instead of an object.',
    example: '[587]',
    fix: 'Write an object: keys with values.',
  },
  'secret-as-comment': {
    meaning:
      'There is a comment sign where a secret is expected: hjson-go reads a comment, and takes the value from a line below.',
    example: 'oidcClientSecret: #fake-secret',
    fix: 'Put the secret in quotes.',
  },
  'secret-needs-quotes': {
    meaning: 'A secret without quotes begins with a bracket, a comma or a colon, which HJSON reads as punctuation.',
    example: 'oidcClientSecret: }fake-secret',
    fix: 'Put the secret in quotes.',
  },
  'control-character': {
    meaning: 'A text contains a line break, a tab or another control character, as from an escape in quotes.',
    example: 'smtpAuth: { username: "CORP\\nina" }',
    fix: 'Double the backslash.',
  },
  'disguised-character': {
    meaning: 'A text contains a character that cannot be seen, or that looks like another one.',
    example: 'smtpHostname: "smtp\u2011relay.example.com"',
    fix: 'Replace it by what it looks like.',
  },
  'encoded-character': {
    meaning: 'A text contains an HTML entity or a Unicode escape of JSON, which hjson-go does not decode there.',
    example: 'oidcClientId: "review&amp;audit"',
    fix: 'Write the character.',
  },
  'surrounding-space': {
    meaning: 'There is a space or line break before or after the value, and it counts.',
    example: 'oidcClientId: "review "',
    fix: 'Remove the space.',
  },
  'time-limit-not-positive': {
    meaning: 'A time limit is zero or negative. What that means is not documented.',
    example: 'queryTimeOutMinutes: 0',
    fix: 'Write a positive number, or remove the option.',
  },
  'unknown-key': {
    meaning: 'The key is not in the reference. Whether the server ignores or refuses it is not documented.',
    example: 'basUrl: https://review.example.com',
    fix: 'Correct the key, or remove it.',
  },
  'unquoted-after-text': {
    meaning: 'hjson-go before 4.6 reads an unquoted value under an unknown key as text to the end of the line.',
    example: 'organisationName: "Example"\nlimit: 5, smtpPort: 587',
    fix: 'Quote the value, or move what follows it to another line.',
  },
  'unquoted-literal': {
    meaning: 'A number, `true` or `false` without quotes is written where text belongs.',
    example: 'oidcClientId: 12345',
    fix: 'Put quotes around the value.',
  },
  'wrong-type': {
    meaning: 'The value does not have the type of the option.',
    example: 'smtpPort: "587"',
    fix: 'Write a value of the right type: quotes turn a number into text.',
  },
} as const satisfies CodeTable;

/** The code of a problem with an option, its type or its value. */
export type RuleCode =
  | keyof typeof optionCodes
  | TokenParameterCode
  | AddressCode
  | ConnectionStringCode
  | MailCode
  | ReferenceCode;
