import { type Entries, integer } from './entry.ts';

export const limits = {
  queryTimeOutMinutes: integer({
    title: 'Query timeout',
    help: 'Time limit for evaluating queries triggered by API requests.',
    unset: 'Default: 10 minutes.',
    keywords: 'duration slow time-out',
    default: 10,
    unit: 'minutes',
    placeholder: '10',
  }),
  readTimeOutMinutes: integer({
    title: 'Read timeout',
    help: 'Time limit for reading incoming requests.',
    unset: 'Default: 5 minutes.',
    keywords: 'duration upload time-out',
    default: 5,
    unit: 'minutes',
    placeholder: '5',
  }),
  writeTimeOutMinutes: integer({
    title: 'Write timeout',
    help: 'Time limit for writing outgoing responses.',
    unset: 'Default: 15 minutes.',
    keywords: 'duration download time-out',
    default: 15,
    unit: 'minutes',
    placeholder: '15',
  }),
} satisfies Entries;
