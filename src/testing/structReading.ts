/** The server's configuration as Go types: what hjson-go's typed reading and encoding/json make of the options. */
export type GoType = 'string' | 'int' | 'bool' | { readonly [key: string]: GoType } | 'map';

export const configType: { readonly [key: string]: GoType } = {
  accessReviewToolbarBackgroundColor: 'string',
  accessReviewToolbarLogoPath: 'string',
  accessReviewToolbarTextColor: 'string',
  baseUrl: 'string',
  encryptionKey: 'string',
  gatewayOAuth2: { clientId: 'string', clientSecret: 'string', endpointParams: 'map', tokenUrl: 'string' },
  loginPageBackgroundPath: 'string',
  mailFrom: 'string',
  oidcClientId: 'string',
  oidcClientSecret: 'string',
  oidcIssuer: 'string',
  organisationName: 'string',
  pgAzureManagedIdentity: 'bool',
  pgConnStr: 'string',
  queryTimeOutMinutes: 'int',
  readTimeOutMinutes: 'int',
  smtpAuth: {
    username: 'string',
    mechanism: {
      type: 'string',
      password: 'string',
      clientId: 'string',
      clientSecret: 'string',
      scope: 'string',
      tokenUrl: 'string',
    },
  },
  smtpHostname: 'string',
  smtpPort: 'int',
  supportCustomMailServer: 'bool',
  supportPageUrl: 'string',
  templatesPath: 'string',
  writeTimeOutMinutes: 'int',
};

/** True for a path of Go type string, false for another known path, undefined for one that the struct does not know. */
export function isGoString(path: readonly (string | number)[]): boolean | undefined {
  let type: GoType | undefined = configType;
  for (const step of path) type = fieldOf(type, String(step));
  return type === undefined ? undefined : type === 'string';
}

function fieldOf(type: GoType | undefined, name: string): GoType | undefined {
  if (type === 'map') return 'string';
  if (typeof type !== 'object') return undefined;
  const found = Object.keys(type).find((key) => key === name) ?? Object.keys(type).find((key) => sameName(key, name));
  return found === undefined ? undefined : type[found];
}

/** Keys fold as in encoding/json: ASCII case, the long s and the Kelvin sign. */
function sameName(key: string, name: string): boolean {
  const fold = (text: string) => text.replaceAll('\u017f', 's').replaceAll('\u212a', 'k').toLowerCase();
  return fold(key) === fold(name);
}

/** A value as the struct holds it, without zero values; undefined where encoding/json would refuse it. */
export function asStruct(value: unknown, type: GoType = configType): unknown {
  if (value === null) return zero;
  if (type === 'string') return typeof value === 'string' ? value || zero : undefined;
  if (type === 'bool') return typeof value === 'boolean' ? value || zero : undefined;
  if (type === 'int') return typeof value === 'number' && Number.isInteger(value) ? value || zero : undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const held: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    const memberType = fieldOf(type, name);
    if (!memberType) continue;
    const read = asStruct(member, memberType);
    if (read === undefined) return undefined;
    const key = type === 'map' ? name : Object.keys(type).find((known) => sameName(known, name));
    if (key === undefined) continue;
    if (type === 'map' && read === zero) held[key] = '';
    else if (read !== zero) held[key] = read;
    else if (member !== null) delete held[key];
  }
  return type === 'map' && Object.keys(held).length === 0 ? zero : held;
}

/** What `omitempty` leaves out. */
const zero = Symbol('zero');

export function isZero(value: unknown): boolean {
  return value === zero;
}
