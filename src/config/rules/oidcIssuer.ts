import type { TextDiagnostic } from './rule.ts';
import { credentials, onlyWeb, queryOrFragment, unencrypted } from './url.ts';
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
    manyTenants,
    slash,
  ];
  return rules.flatMap((rule) => rule(parsed.url, text) ?? []);
}

function discoveryDocument(text: string): TextDiagnostic {
  return {
    code: 'issuer-discovery-url',
    severity: 'error',
    message: `This is the address of the discovery document. The issuer is the URL before ${discoveryPath}; look up its exact form in the issuer property.`,
    replacement: { title: 'Keep only the issuer', value: text.slice(0, text.indexOf(discoveryPath)) },
  };
}

function manyTenants({ hostname, pathname }: URL): TextDiagnostic | undefined {
  if (
    !/^login\.microsoftonline\./i.test(hostname) ||
    !/^\/(?:common|organizations|consumers)(?:\/|$)/i.test(pathname)
  ) {
    return undefined;
  }
  return {
    code: 'issuer-many-tenants',
    severity: 'warning',
    message:
      'The discovery document of common, organizations and consumers names another issuer. Use the ID of your tenant instead.',
  };
}

/** Auth0 needs the slash, Keycloak and Google must not have it: nothing to correct, only to know. */
function slash(_url: URL, text: string): TextDiagnostic | undefined {
  if (!text.endsWith('/')) return undefined;
  return {
    code: 'issuer-trailing-slash',
    severity: 'hint',
    message: "The trailing slash counts: the provider's issuer must have it too.",
  };
}
