import { type Entries, integer } from './entry.ts';

export const limits = {
  queryTimeOutMinutes: integer({
    title: 'Query time-out',
    help: 'Minutes that the evaluation of a query started by an API request may take. Default: 10 minutes.',
    default: 10,
    unit: 'minutes',
    placeholder: '10',
  }),
  readTimeOutMinutes: integer({
    title: 'Read time-out',
    help: 'Minutes that reading an incoming request may take. Default: 5 minutes.',
    default: 5,
    unit: 'minutes',
    placeholder: '5',
  }),
  writeTimeOutMinutes: integer({
    title: 'Write time-out',
    help: 'Minutes that writing a response may take. Default: 15 minutes.',
    default: 15,
    unit: 'minutes',
    placeholder: '15',
  }),
} satisfies Entries;
