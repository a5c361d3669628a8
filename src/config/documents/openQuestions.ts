/** What the reference does not document, in the words and the order of its list: do not rely on it without asking. */
export const openQuestions: readonly string[] = [
  'What imports contain and what access reviews do',
  'Which of the options without a default are mandatory at start-up',
  'Which fields each mechanism needs, beyond password and the OAuth2 fields',
  'Which states there are',
  'The HTTP endpoints, and the protocol of imports',
  'Which response of the token endpoint is read, and how expiry is handled',
  'How the gateway receives and checks the access token',
  'How clients of the API authenticate',
  'Which events there are',
  'What happens on an invalid configuration, or when a token cannot be retrieved',
  'Rate limits and size limits',
  'How the API and the format of the configuration are versioned',
];
