import { configurationMessages } from './configurationMessages.ts';
import { databaseMessages } from './databaseMessages.ts';
import { deploymentMessages } from './deploymentMessages.ts';
import { createFinder, type MessageTable } from './knownMessage.ts';
import { mailMessages } from './mailMessages.ts';
import { networkMessages } from './networkMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { signInMessages } from './signInMessages.ts';
import { tokenErrors } from './tokenErrors.ts';

/**
 * Every known message, the special before the general: an OAuth2 error is explained by its description if that is known, else by
 * its code, else by the status of the response.
 */
const messages: MessageTable = {
  ...deploymentMessages,
  ...configurationMessages,
  ...databaseMessages,
  ...providerMessages,
  ...mailMessages,
  ...tokenErrors,
  ...signInMessages,
  ...networkMessages,
};

export const knownMessages = Object.entries(messages);

/** What has the words of a known message, and is about something else. */
const others = [
  '{Liveness|Readiness|Startup} probe failed: ',
  'http: TLS handshake error from %s',
  'oidc: malformed jwt',
];

/** The known messages that a text contains; the first explains it, if it is one. */
export const knownIn = createFinder<(typeof knownMessages)[number] | undefined>([
  [undefined, others],
  ...knownMessages.map((each) => [each, each[1].formats] as const),
]);
