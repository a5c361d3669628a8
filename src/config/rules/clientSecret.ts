import { type OptionKey, optionPath } from '../schema/option.ts';
import { hint, type Rule, type TextDiagnostic, warning } from './rule.ts';

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
  pairs.flatMap(([idKey, secretKey]) => {
    const found = adviceOn(text(idKey), text(secretKey), idKey);
    return found ? [{ ...found, path: optionPath(secretKey) }] : [];
  });

function adviceOn(id: string | undefined, secret: string | undefined, idKey: OptionKey): TextDiagnostic | undefined {
  const code = 'client-secret-id';
  if (!id || !secret) return undefined;
  if (id === secret) return warning(code, 'The client ID is written here a second time. Write the client secret.');
  if (!guid.test(secret)) return undefined;
  if (entraSecret.test(id)) {
    return warning(code, `The client ID and the client secret seem to be exchanged: ${idKey} looks like a secret.`);
  }
  const message =
    'This looks like the ID that Microsoft Entra ID shows beside a secret. The secret is in the column Value.';
  return guid.test(id) ? hint(code, message) : undefined;
}
