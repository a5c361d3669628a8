import type { ValuePath } from 'source-text';
import type { z } from 'zod/v3';
import { branding } from './branding.ts';
import { database } from './database.ts';
import { email } from './email.ts';
import { type Entries, type OptionEntry, objectType, type Section } from './entry.ts';
import { gateway } from './gateway.ts';
import { general } from './general.ts';
import { limits } from './limits.ts';
import { signIn } from './signIn.ts';
import { support } from './support.ts';

/** The sections in the form's order, each with the entries of its options. */
export const sectionEntries: readonly (Section & { readonly entries: Entries })[] = [
  { id: 'general', title: 'General', intent: 'Address, name and encryption key', entries: general },
  { id: 'database', title: 'Database', intent: 'PostgreSQL', entries: database },
  { id: 'signIn', title: 'Sign in', intent: 'OpenID Connect provider', entries: signIn },
  { id: 'email', title: 'E-mail', intent: 'Outgoing mail over SMTP', entries: email },
  { id: 'gateway', title: 'Gateway', intent: 'Access tokens for the gateway', entries: gateway },
  { id: 'branding', title: 'Branding', intent: 'Colours and pictures', entries: branding },
  { id: 'limits', title: 'Limits', intent: 'Queries, requests and responses', entries: limits },
  { id: 'support', title: 'Support', intent: 'Help for users, and templates', entries: support },
];

const entries = {
  ...general,
  ...database,
  ...signIn,
  ...email,
  ...gateway,
  ...branding,
  ...limits,
  ...support,
} satisfies Entries;

export type ConfigEntries = typeof entries;

/** Describes the whole configuration: built when it is asked for, since each option is validated by its own type. */
export function configSchema(): z.ZodTypeAny {
  return objectType(entries);
}

/** The zod type of the option at a path; undefined if there is no option. */
export function typeOfOption(path: ValuePath): z.ZodTypeAny | undefined {
  let members: Entries | undefined = entries;
  let entry: OptionEntry | undefined;
  for (const step of path) {
    entry = members?.[step];
    members = entry?.members;
  }
  return entry?.type;
}
