import { besideIssuer, issuerFormOf, servesManyTenants } from '../values/providers.ts';
import { isStandIn } from './adviceAroundReferences.ts';
import type { TextDiagnostic } from './rule.ts';
import { credentials, emptyPart, onlyWeb, queryOrFragment, reachableHost, unencrypted, usualPort } from './url.ts';
import { type ReadUrl, readUrl } from './urlForm.ts';

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
  const form = [manyTenants, emptyPart, endpoint, providerForm, slash];
  const found = form.flatMap((rule) => rule(parsed.url, text) ?? []).slice(0, 1);
  return [...rules.flatMap((rule) => rule(parsed.url, text) ?? []), ...found];
}

function discoveryDocument(text: string): TextDiagnostic {
  return {
    code: 'issuer-discovery-url',
    severity: 'error',
    message: `This is the address of the discovery document. The issuer is the URL before ${discoveryPath}; look up its exact form in the issuer property.`,
    replacement: { title: 'Keep only the issuer', value: issuerOf(text) },
  };
}

/** A path behind that of the document belongs to the issuer, as in RFC 8414. */
function issuerOf(text: string): string {
  const [before = '', after = ''] = text.split(discoveryPath);
  return before + (/^\/[^?#]+$/.test(after) ? after : '');
}

/** What follows the issuer of any provider in the addresses beside it. */
const endpoints: readonly (readonly [path: RegExp, issuer: string | undefined])[] = [
  [/\/\.well-known\/[\w-]+\/?$/, ''],
  [/\/(?:authori[sz]e|token|userinfo|certs|introspect|jwks(?:\.json)?)\/?$/, undefined],
];

function endpoint(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  const form = issuerFormOf(text);
  // Nothing precedes it that is one.
  if (form && !form.issuer) return undefined;
  const [pattern, issuer] = besideIssuer(text) ?? endpoints.find(([path]) => path.test(text)) ?? [];
  if (!pattern) return undefined;
  return {
    code: 'issuer-endpoint',
    severity: 'warning',
    message:
      "This is the address of an endpoint of the provider. The issuer is what precedes it: look it up in the discovery document's issuer property.",
    ...(issuer !== undefined && {
      replacement: { title: 'Keep only the issuer', value: text.replace(pattern, issuer) },
    }),
  };
}

function providerForm(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  const form = issuerFormOf(text);
  if (!form || form.issuer?.test(text) || text.split('/').some(isStandIn)) return undefined;
  const value = form.meant?.(text);
  return {
    code: 'issuer-provider-form',
    severity: 'warning',
    message: typeof form.advice === 'string' ? form.advice : form.advice(text),
    ...(value !== undefined && form.issuer?.test(value) && { replacement: { title: 'Write the issuer', value } }),
  };
}

function manyTenants(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  if (!servesManyTenants(text)) return undefined;
  return {
    code: 'issuer-many-tenants',
    severity: 'warning',
    message:
      'The discovery document of common, organizations and consumers names another issuer. Use the ID of your tenant instead.',
  };
}

/** Of an unknown provider: nothing to correct, only to know. */
function slash(_url: ReadUrl, text: string): TextDiagnostic | undefined {
  if (!text.endsWith('/') || issuerFormOf(text)) return undefined;
  return {
    code: 'issuer-trailing-slash',
    severity: 'hint',
    message: "The trailing slash counts: the provider's issuer must have it too.",
  };
}
