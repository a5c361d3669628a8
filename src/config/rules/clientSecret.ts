import { type OptionKey, optionPath } from '../schema/option.ts';
import type { Rule, RuleResult } from './rule.ts';

const pairs: readonly (readonly [id: OptionKey, secret: OptionKey])[] = [
  ['oidcClientId', 'oidcClientSecret'],
  ['gatewayOAuth2.clientId', 'gatewayOAuth2.clientSecret'],
  ['smtpAuth.mechanism.clientId', 'smtpAuth.mechanism.clientSecret'],
];

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As Microsoft Entra ID makes the values of secrets. */
const entraSecret = /^[\w.-]{3}8Q~[\w.~-]{30,40}$/;

/** A client secret that is something else: the client ID, or what Microsoft Entra ID calls the ID of the secret. */
export const clientSecret: Rule = ({ text }) =>
  pairs.flatMap(([idKey, secretKey]): readonly RuleResult[] => {
    const [id, secret] = [text(idKey), text(secretKey)];
    if (!id || !secret) return [];
    const path = optionPath(secretKey);
    if (id === secret) {
      const message = 'The client ID is written here a second time. Write the client secret.';
      return [{ code: 'client-secret-id', severity: 'warning', path, message }];
    }
    if (!guid.test(secret)) return [];
    if (entraSecret.test(id)) {
      const message = `The client ID and the client secret seem to be exchanged: ${idKey} looks like a secret.`;
      return [{ code: 'client-secret-id', severity: 'warning', path, message }];
    }
    if (!guid.test(id)) return [];
    const message =
      'This looks like the ID that Microsoft Entra ID shows beside a secret. The secret is in the column Value.';
    return [{ code: 'client-secret-id', severity: 'hint', path, message }];
  });
