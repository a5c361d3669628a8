import { besideIssuer, issuerFormOf, servesManyTenants } from '../values/providers.ts';
import { isStandIn } from './adviceAroundReferences.ts';
import { error, hint, type TextDiagnostic, warning } from './rule.ts';
import {
  credentials,
  emptyPart,
  onlyWeb,
  queryOrFragment,
  reachableHost,
  type UrlRule,
  unencrypted,
  usualPort,
} from './url.ts';
import { readUrl } from './urlForm.ts';

const discoveryPath = '/.well-known/openid-configuration';

/** The issuer has to equal the property `issuer` of the discovery document, byte for byte (option-reference, Top-level options). */
export function checkOidcIssuer(text: string): readonly TextDiagnostic[] {
  const parsed = readUrl(text);
  if (!parsed.ok) return [parsed.advice];
  if (text.includes(discoveryPath)) return [discoveryDocument(text)];
  const rules = [
    onlyWeb,
    credentials,
    unencrypted('Sign in can be tampered with in transit.'),
    queryOrFragment,
    reachableHost,
    usualPort,
  ];
  const found = (all: readonly UrlRule[]) => all.flatMap((rule) => rule(parsed.url, text) || []);
  return [...found(rules), ...found([manyTenants, emptyPart, endpoint, providerForm, slash]).slice(0, 1)];
}

/** A path behind that of the document belongs to the issuer, as in RFC 8414. */
function discoveryDocument(text: string): TextDiagnostic {
  const [before = '', after = ''] = text.split(discoveryPath);
  const value = before + (/^\/[^?#]+$/.test(after) ? after : '');
  const message = `This is the address of the discovery document. The issuer is the URL before ${discoveryPath}; look up its exact form in the issuer property.`;
  return error('issuer-discovery-url', message, { title: 'Keep only the issuer', value });
}

/** What follows the issuer of any provider in the addresses beside it. */
const endpoints: readonly (readonly [path: RegExp, issuer: string | undefined])[] = [
  [/\/\.well-known\/[\w-]+\/?$/, ''],
  [/\/(?:authori[sz]e|token|userinfo|certs|introspect|jwks(?:\.json)?)\/?$/, undefined],
];

const endpoint: UrlRule = (_, text) => {
  const form = issuerFormOf(text);
  // Nothing precedes it that is one.
  if (form && !form.issuer) return undefined;
  const [pattern, issuer] = besideIssuer(text) ?? endpoints.find(([path]) => path.test(text)) ?? [];
  if (!pattern) return undefined;
  const value = issuer === undefined ? undefined : text.replace(pattern, issuer);
  return warning(
    'issuer-endpoint',
    "This is the address of an endpoint of the provider. The issuer is what precedes it: look it up in the discovery document's issuer property.",
    value === undefined ? undefined : { title: 'Keep only the issuer', value },
  );
};

const providerForm: UrlRule = (_, text) => {
  const form = issuerFormOf(text);
  if (!form || form.issuer?.test(text) || text.split('/').some(isStandIn)) return undefined;
  const value = form.meant?.(text);
  const message = typeof form.advice === 'string' ? form.advice : form.advice(text);
  const isMeant = value !== undefined && form.issuer?.test(value);
  return warning('issuer-provider-form', message, isMeant ? { title: 'Write the issuer', value } : undefined);
};

const manyTenants: UrlRule = (_, text) =>
  servesManyTenants(text) &&
  warning(
    'issuer-many-tenants',
    'The discovery document of common, organizations and consumers names another issuer. Use the ID of your tenant instead.',
  );

/** Of an unknown provider: nothing to correct, only to know. */
const slash: UrlRule = (_, text) =>
  text.endsWith('/') &&
  !issuerFormOf(text) &&
  hint('issuer-trailing-slash', "The trailing slash counts: the provider's issuer must have it too.");
