import { optionPath } from '../schema/option.ts';
import { partNamed } from '../values/connectionParts.ts';
import { readConnection } from '../values/connectionString.ts';
import type { Rule } from './rule.ts';

const connectionPath = optionPath('pgConnStr');

/** A managed identity signs in without a password; the reference does not say which of the two is used. */
export const managedIdentity: Rule = ({ node, text }) => {
  const identity = node('pgAzureManagedIdentity');
  if (identity?.kind !== 'boolean' || !identity.value) return [];
  const read = readConnection(text('pgConnStr') ?? '');
  if (!read.ok || !partNamed(read, 'password')?.value) return [];
  return [
    {
      code: 'managed-identity-password',
      severity: 'warning',
      path: connectionPath,
      message:
        'The connection string has a password, and pgAzureManagedIdentity is true. Which of them is used is not documented; a managed identity needs no password.',
    },
  ];
};
