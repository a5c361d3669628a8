import fc from 'fast-check';
import { nastyText } from 'source-text/testing/nastyTexts';

const text = nastyText.map((value) => JSON.stringify(value));
const number = fc.constantFrom('0', '-0', '1', '587', '12345678901234567890', '0.1', '1e-7', '-1.50', '1E+3');
const leaf = fc.oneof({ weight: 6, arbitrary: text }, number, fc.constantFrom('true', 'false', 'null'));
const key = fc.oneof(nastyText, fc.constantFrom('__proto__', 'constructor', '10', '9', '', 'a.b', 'toString'));

function objectOf(member: fc.Arbitrary<string>, maxKeys: number): fc.Arbitrary<string> {
  return fc
    .uniqueArray(fc.tuple(key, member), { selector: ([name]) => name, maxLength: maxKeys })
    .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(', ')}}`);
}

const nested = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  objectOf(leaf, 3),
);

const known: Readonly<Record<string, fc.Arbitrary<string>>> = {
  oidcClientSecret: text,
  organisationName: text,
  pgConnStr: text,
  smtpPort: number,
  pgAzureManagedIdentity: fc.constantFrom('true', 'false'),
  smtpAuth: fc.tuple(text, text).map(([user, word]) => `{"username":${user},"mechanism":{"password":${word}}}`),
  gatewayOAuth2: objectOf(text, 4).map((params) => `{"clientId":"c","endpointParams":${params}}`),
};

const config = fc
  .tuple(
    fc.record(known, { requiredKeys: ['oidcClientSecret'] }),
    objectOf(nested, 3).map((unknown) => unknown.slice(1, -1)),
  )
  .map(([members, unknown]) => {
    const lines = Object.entries(members).map(([name, value]) => `  "${name}": ${value}`);
    return `{\n${[...lines, ...(unknown === '' ? [] : [`  ${unknown}`])].join('\n')}\n}\n`;
  });

/** The same configurations for the same seed: HJSON that the server reads, few values of which are harmless. */
export function nastyConfigs(count: number, seed: number): readonly string[] {
  return fc.sample(config, { numRuns: count, seed });
}
