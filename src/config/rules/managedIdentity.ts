import { readConnectionString } from '../connectionString.ts';
import { optionPath } from '../optionKey.ts';
import type { Rule } from './rule.ts';

const connectionPath = optionPath('pgConnStr');
const identityPath = optionPath('pgAzureManagedIdentity');

/** A managed identity signs in without a password; the reference says nothing of having both. */
export const managedIdentity: Rule = ({ node, text }) => {
  const identity = node(identityPath);
  if (identity?.kind !== 'boolean' || !identity.value) return [];
  const reading = readConnectionString(text(connectionPath) ?? '');
  if (!reading.ok || !reading.parameters.has('password')) return [];
  return [
    {
      code: 'managed-identity-password',
      severity: 'warning',
      path: connectionPath,
      message:
        'pgAzureManagedIdentity is true, and the connection string still carries a password. Leave the password out, or set pgAzureManagedIdentity to false.',
    },
  ];
};
