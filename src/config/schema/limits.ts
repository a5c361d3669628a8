import { type Entries, integer } from './entry.ts';

export const limits = {
  queryTimeOutMinutes: integer({
    title: 'Query time-out',
    help: 'Maximum number of minutes spent on the evaluation of queries that API requests trigger. Default: 10 minutes.',
    default: 10,
    unit: 'minutes',
    placeholder: '10',
  }),
  readTimeOutMinutes: integer({
    title: 'Read time-out',
    help: 'Maximum number of minutes spent on reading incoming requests. Default: 5 minutes.',
    default: 5,
    unit: 'minutes',
    placeholder: '5',
  }),
  writeTimeOutMinutes: integer({
    title: 'Write time-out',
    help: 'Maximum number of minutes spent on writing outgoing responses. Default: 15 minutes.',
    default: 15,
    unit: 'minutes',
    placeholder: '15',
  }),
} satisfies Entries;
