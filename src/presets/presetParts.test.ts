import { expect, it } from 'vitest';
import { presetNamed } from '../testing/presetNamed.ts';
import { presetParts, withPart } from './presetParts.ts';
import { presets } from './presets.ts';

const [entraId, keycloak] = [presetNamed('Microsoft Entra ID'), presetNamed('Keycloak')];
const half = 'https://sso.example.com/realms/<REALM>';

it('names the parts of an address that a preset leaves open, with what is in their place', () => {
  expect(presetParts(keycloak, 'oidcIssuer', half)).toEqual([
    {
      name: 'KEYCLOAK_HOST',
      title: 'Keycloak host',
      isSecret: false,
      value: 'sso.example.com',
      example: 'login.example.com',
      advice: undefined,
    },
    { name: 'REALM', title: 'Realm', isSecret: false, value: '', example: 'staff', advice: undefined },
  ]);
  expect(presetParts(entraId, 'oidcIssuer', half)).toEqual([]);
  expect(presetParts(entraId, 'baseUrl', half)).toEqual([]);
});

it('writes a part, and the placeholder for an empty one', () => {
  const whole = withPart(keycloak, 'oidcIssuer', half, 'REALM', 'staff');
  expect(whole).toBe('https://sso.example.com/realms/staff');
  expect(withPart(keycloak, 'oidcIssuer', whole ?? '', 'REALM', '')).toBe(half);
});

const [okta, auth0] = [presetNamed('Okta'), presetNamed('Auth0')];

it.each([
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/', 'https://sso.example.com/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/auth/', 'https://sso.example.com/auth/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', 'keycloak:8443', 'https://keycloak:8443/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', ' sso.example.com:8443/auth ', 'https://sso.example.com:8443/auth/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/realms/staff', 'https://sso.example.com/realms/staff'],
  [keycloak, 'KEYCLOAK_HOST', 'sso.example.com/auth/realms/staff/', 'https://sso.example.com/auth/realms/staff'],
  [
    keycloak,
    'KEYCLOAK_HOST',
    'https://sso.example.com/realms/staff/.well-known/openid-configuration',
    'https://sso.example.com/realms/staff',
  ],
  [keycloak, 'KEYCLOAK_HOST', '10.0.0.5:8443', 'https://10.0.0.5:8443/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', '[::1]:8443', 'https://[::1]:8443/realms/<REALM>'],
  [keycloak, 'KEYCLOAK_HOST', 'https://[2001:db8::1]/realms/staff', 'https://[2001:db8::1]/realms/staff'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/realms/', 'https://sso.example.com/realms/<REALM>'],
  [keycloak, 'REALM', 'https://sso.example.com/realms/staff', 'https://sso.example.com/realms/staff'],
  [keycloak, 'REALM', 'staff/', 'https://<KEYCLOAK_HOST>/realms/staff'],
  [okta, 'OKTA_ORG', 'acme', 'https://acme.okta.com'],
  [okta, 'OKTA_ORG', 'acme.okta.com', 'https://acme.okta.com'],
  [okta, 'OKTA_ORG', 'https://acme.okta.com/', 'https://acme.okta.com'],
  [auth0, 'AUTH0_TENANT', 'acme', 'https://acme.<AUTH0_REGION>.auth0.com/'],
  [auth0, 'AUTH0_TENANT', 'acme.eu.auth0.com', 'https://acme.eu.auth0.com/'],
  [auth0, 'AUTH0_REGION', 'https://acme.eu.auth0.com', 'https://acme.eu.auth0.com/'],
  [
    entraId,
    'TENANT',
    'https://login.microsoftonline.com/8eaef023/v2.0/',
    'https://login.microsoftonline.com/8eaef023/v2.0',
  ],
])('%o: takes what people have for %s: %s', (preset, name, typed, text) => {
  expect(withPart(preset, 'oidcIssuer', String(preset.values.oidcIssuer), name, typed)).toBe(text);
});

it.each([
  [keycloak, 'KEYCLOAK_HOST', 'http://keycloak:8080'],
  [keycloak, 'KEYCLOAK_HOST', 'https://user@sso.example.com'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/realms'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/admin/master/console/#/staff'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com?client=x'],
  [keycloak, 'KEYCLOAK_HOST', '//sso.example.com'],
  [keycloak, 'REALM', '/realms/staff'],
  [keycloak, 'REALM', 'Staff One'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/admin/master/console/'],
  [keycloak, 'KEYCLOAK_HOST', 'sso.example.com/auth/admin/'],
  [keycloak, 'KEYCLOAK_HOST', 'https:/sso.example.com'],
  [okta, 'OKTA_ORG', 'acme.okta.com:443'],
  [okta, 'OKTA_ORG', 'https://acme.okta.com/oauth2/default'],
  [okta, 'OKTA_ORG', 'https://acme-admin.okta.com/admin/dashboard'],
  [auth0, 'AUTH0_TENANT', 'acme.eu'],
  [auth0, 'AUTH0_TENANT', 'https://manage.auth0.com/dashboard/eu/acme'],
  [entraId, 'TENANT', 'https://sts.windows.net/8eaef023-2b34-4da1-9baa-8bc8c9d6a490/'],
  [entraId, 'TENANT', 'https://portal.azure.com/#view/Overview'],
  [keycloak, 'KEYCLOAK_HOST', 'https://sso.example.com/auth/realms/staff/protocol/openid-connect/certs'],
  [keycloak, 'KEYCLOAK_HOST', 'sso.example.com/realms/staff/account'],
  [okta, 'OKTA_ORG', 'acme.'],
  [okta, 'OKTA_ORG', 'login.acme.example'],
  [auth0, 'AUTH0_TENANT', 'acme.auth0.com'],
])('%o: never writes a beginning of what is no %s: %s', (preset, name, typed) => {
  expect(withPart(preset, 'oidcIssuer', String(preset.values.oidcIssuer), name, typed)).toBeUndefined();
});

it.each(['a/b', 'a b', 'a?b', 'user@host'])('does not write "%s", which would not be read as this part', (value) => {
  expect(withPart(keycloak, 'oidcIssuer', half, 'REALM', value)).toBeUndefined();
});

const [azure, rds, cloudSql] = ['Azure with managed identity', 'Amazon RDS', 'Google Cloud SQL'].map(presetNamed);

it.each([
  'review.abc.cn-north-1.rds.amazonaws.com.cn',
  'review.abc.eu-west-1.rds.amazonaws.com:6432',
  'jdbc:postgresql://review.abc.eu-west-1.rds.amazonaws.com/review',
])('never writes a beginning of what is no instance: %s', (typed) => {
  if (!rds) throw new Error('no preset');
  expect(withPart(rds, 'pgConnStr', String(rds.values.pgConnStr), 'INSTANCE', typed)).toBeUndefined();
});

it.each([
  [
    rds,
    'INSTANCE',
    'review.abc',
    'postgres://<USER>:<PASSWORD>@review.abc.<REGION>.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
  ],
  [
    rds,
    'INSTANCE',
    'review.abc.eu-west-1.rds.amazonaws.com',
    'postgres://<USER>:<PASSWORD>@review.abc.eu-west-1.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
  ],
  [
    rds,
    'REGION',
    'review.abc.eu-west-1.rds.amazonaws.com:5432',
    'postgres://<USER>:<PASSWORD>@review.abc.eu-west-1.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
  ],
  [
    rds,
    'PASSWORD',
    ' p@:/%<X> ',
    'postgres://<USER>:%20p%40%3A%2F%25%3CX%3E%20@<INSTANCE>.<REGION>.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
  ],
  [
    rds,
    'USER',
    'a b',
    'postgres://a%20b:<PASSWORD>@<INSTANCE>.<REGION>.rds.amazonaws.com:5432/<DATABASE>?sslmode=verify-full',
  ],
  [
    cloudSql,
    'PROJECT',
    'acme:europe-west1:db',
    'host=/cloudsql/acme:europe-west1:db user=<USER> password=<PASSWORD> dbname=<DATABASE>',
  ],
  [
    cloudSql,
    'PASSWORD',
    "it's \\ <X>",
    "host=/cloudsql/<PROJECT>:<REGION>:<INSTANCE> user=<USER> password='it\\'s \\\\ <X>' dbname=<DATABASE>",
  ],
  [
    azure,
    'SERVER',
    'db.postgres.database.azure.com',
    'postgres://<IDENTITY>@db.postgres.database.azure.com:5432/<DATABASE>?sslmode=verify-full',
  ],
])('%o: takes what people have for %s of a database: %s', (preset, name, typed, text) => {
  if (!preset) throw new Error('no preset');
  expect(withPart(preset, 'pgConnStr', String(preset.values.pgConnStr), name, typed)).toBe(text);
});

it.each(['simple', 'a b', "it's", 'back\\slash', '%41', 'ü€', 'a=b', "'quoted'", 'p:@/?#&'])(
  'reads the password %j as it was typed',
  (password) => {
    for (const preset of [rds, cloudSql]) {
      if (!preset) continue;
      const text = withPart(preset, 'pgConnStr', String(preset.values.pgConnStr), 'PASSWORD', password) ?? '';
      const part = presetParts(preset, 'pgConnStr', text).find(({ name }) => name === 'PASSWORD');
      expect(part).toMatchObject({ value: password, isSecret: true });
    }
  },
);

it('every placeholder of a preset has facts, so that it is a labelled field', () => {
  const open = presets.flatMap(({ name, values, parts = {} }) =>
    Object.values(values).flatMap((value) =>
      [...String(value).matchAll(/<([A-Z_]+)>/g)].flatMap(([, part = '']) =>
        part in parts ? [] : [`${name} ${part}`],
      ),
    ),
  );
  expect(open).toEqual([]);
});
