import { saidBy } from './knownMessage.ts';

/** What the libraries that read a configuration say about it. */
export const configurationMessages = {
  ...saidBy('hjson-go', [], {
    'message-hjson': {
      formats: ['at line %d,%d >>>'],
      meaning: 'The text is not valid HJSON at this line and column.',
      fix: 'Open the file in the editor: its problems name the place and what to do.',
    },
  }),
  ...saidBy('encoding/json', 'field', {
    'message-json-type': {
      formats: ['json: cannot unmarshal %s into Go struct field %s of type %s'],
      meaning: 'A value does not have the type of its option.',
      fix: 'Write what the option takes: a number without quotes, true or false, or text.',
    },
  }),
  ...saidBy('Expr', ['gatewayOAuth2.endpointParams'], {
    'message-expr-name': {
      formats: ['unknown name %s (%d:%d)'],
      meaning: 'A program uses a name that is neither a variable nor a function.',
      fix: 'The variables are `baseURL`, `gatewayURL` and `sourceID`; text is in single quotes.',
    },
    'message-expr-type': {
      formats: ['expected string, but got {int|float64|bool|nil|unknown}', 'expected string, but got {[]|map[}'],
      meaning: 'A program does not return text.',
      fix: 'Put `string(…)` around it, or quotes around a literal.',
    },
    'message-expr-syntax': {
      formats: ['literal not terminated (%d:%d)', 'unexpected token %s (%d:%d)'],
      meaning: 'A program cannot be read at this place.',
      fix: 'Look for a missing quote or bracket.',
    },
  }),
  ...saidBy('encoding/base64', ['encryptionKey'], {
    'message-base64': {
      formats: ['illegal base64 data at input byte %d'],
      meaning: 'Text that should be Base64 contains another character.',
      fix: 'If it is the encryption key, write it in standard Base64: letters, digits, `+`, `/` and `=` at the end.',
    },
  }),
  ...saidBy('crypto/aes', ['encryptionKey'], {
    'message-aes': {
      formats: ['crypto/aes: invalid key size %d'],
      meaning: 'The key does not have a length that AES takes.',
      fix: 'The key is 32 bytes: 44 characters of Base64.',
    },
  }),
};
