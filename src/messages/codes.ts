import { configurationMessages } from './configurationMessages.ts';
import { databaseMessages } from './databaseMessages.ts';
import { deploymentMessages } from './deploymentMessages.ts';
import { createFinder } from './formats.ts';
import type { KnownMessage } from './knownMessage.ts';
import { mailMessages } from './mailMessages.ts';
import { networkMessages } from './networkMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { signInMessages } from './signInMessages.ts';
import { tokenErrors } from './tokenErrors.ts';

/**
 * Every known message, the special before the general: an OAuth2 error is explained by its description if that is known, else by
 * its code, else by the status of the response.
 */
const messageCodes = {
  ...deploymentMessages,
  ...configurationMessages,
  ...databaseMessages,
  ...providerMessages,
  ...mailMessages,
  ...tokenErrors,
  ...signInMessages,
  ...networkMessages,
};

export type MessageCode = keyof typeof messageCodes;

export const knownMessages = Object.entries(messageCodes) as readonly (readonly [MessageCode, KnownMessage])[];

/** The known messages that a text contains; the first explains it. */
export const knownIn = createFinder(knownMessages.map((each) => [each, each[1].formats] as const));
