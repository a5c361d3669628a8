import { configurationMessages } from './configurationMessages.ts';
import { databaseMessages } from './databaseMessages.ts';
import type { KnownMessage, MessageTable } from './knownMessage.ts';
import { mailMessages } from './mailMessages.ts';
import { networkMessages } from './networkMessages.ts';
import { providerMessages } from './providerMessages.ts';
import { proxyMessages } from './proxyMessages.ts';
import { signInMessages } from './signInMessages.ts';

/** Every known message. A specific one comes before one that also matches its words. */
export const messageCodes = {
  ...proxyMessages,
  ...configurationMessages,
  ...databaseMessages,
  ...providerMessages,
  ...mailMessages,
  ...signInMessages,
  ...networkMessages,
} as const satisfies MessageTable;

export type MessageCode = keyof typeof messageCodes;

export const knownMessages = Object.entries(messageCodes) as readonly (readonly [MessageCode, KnownMessage])[];
