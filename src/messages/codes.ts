import { configurationMessages } from './configurationMessages.ts';
import { databaseMessages } from './databaseMessages.ts';
import { deploymentMessages } from './deploymentMessages.ts';
import type { KnownMessage, MessageTable } from './knownMessage.ts';
import { mailMessages } from './mailMessages.ts';
import { networkMessages } from './networkMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { signInMessages } from './signInMessages.ts';
import { tokenErrors } from './tokenErrors.ts';

/** Every known message. An OAuth2 error is explained by its description if that is known, and else by its code. */
const messageCodes = {
  ...deploymentMessages,
  ...configurationMessages,
  ...databaseMessages,
  ...providerMessages,
  ...mailMessages,
  ...signInMessages,
  ...networkMessages,
  ...tokenErrors,
} as const satisfies MessageTable;

export type MessageCode = keyof typeof messageCodes;

export const knownMessages = Object.entries(messageCodes) as readonly (readonly [MessageCode, KnownMessage])[];
