import { expect, it } from 'vitest';
import { presetNamed } from '../testing/presetNamed.ts';
import { presetParts, withPart } from './presetParts.ts';

const [entraId, keycloak] = [presetNamed('Microsoft Entra ID'), presetNamed('Keycloak')];
const half = 'https://sso.example.com/realms/<REALM>';

it('names the parts of an address that a preset leaves open, with what is in their place', () => {
  expect(presetParts(keycloak, 'oidcIssuer', half)).toEqual([
    {
      name: 'KEYCLOAK_HOST',
      title: 'Keycloak host',
      value: 'sso.example.com',
      example: 'login.example.com',
      advice: undefined,
    },
    { name: 'REALM', title: 'Realm', value: '', example: 'staff', advice: undefined },
  ]);
  expect(presetParts(entraId, 'oidcIssuer', half)).toEqual([]);
  expect(presetParts(entraId, 'baseUrl', half)).toEqual([]);
});

it('writes a part, and the placeholder for an empty one', () => {
  const whole = withPart(keycloak, 'oidcIssuer', half, 'REALM', 'staff');
  expect(whole).toBe('https://sso.example.com/realms/staff');
  expect(withPart(keycloak, 'oidcIssuer', whole ?? '', 'REALM', '')).toBe(half);
});

it.each(['a/b', 'a b', 'a?b', 'user@host'])('does not write "%s", which would not be read as this part', (value) => {
  expect(withPart(keycloak, 'oidcIssuer', half, 'REALM', value)).toBeUndefined();
});
