/** Something that the reference leaves open: do not rely on it without asking. */
export interface OpenQuestion {
  /** The heading of the reference where an answer would be. */
  readonly heading: string;
  readonly question: string;
}

/** What is not documented, in the order of the reference where it says "not shown". */
export const openQuestions: readonly OpenQuestion[] = [
  { heading: 'What the service does', question: 'What imports contain and what access reviews do' },
  { heading: 'Top-level options', question: 'Which of the options without a default are mandatory at start-up' },
  { heading: 'smtpAuth', question: 'Which fields each mechanism needs, beyond password and the OAuth2 fields' },
  { heading: 'States and transitions', question: 'Which states there are' },
  { heading: 'Endpoints', question: 'The HTTP endpoints, and the protocol of imports' },
  { heading: 'Outgoing request', question: 'Which response of the token endpoint is read, and how expiry is handled' },
  { heading: 'Authentication', question: 'How the gateway receives and checks the access token' },
  { heading: 'Authentication', question: 'How clients of the API authenticate' },
  { heading: 'Events', question: 'Which events there are' },
  { heading: 'Errors', question: 'What happens on an invalid configuration, or when a token cannot be retrieved' },
  { heading: 'Limits', question: 'Rate limits and size limits' },
  { heading: 'Versioning', question: 'How the API and the format of the configuration are versioned' },
];
