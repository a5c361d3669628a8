import { expect, it } from 'vitest';
import { pointerIn } from './pointers.ts';

it.each([
  '@Microsoft.KeyVault(SecretUri=https://v.vault.azure.net/secrets/a/)',
  'arn:aws-cn:ssm:cn-north-1:123456789012:parameter/x',
  '{{resolve:secretsmanager:MySecret:SecretString:password}}',
  'projects/123/secrets/db',
  '>>vault:secret/data/x#y',
  'ENC[AES256_GCM,data:abc,iv:def,tag:x,type:str]',
  'ENC[PKCS7,MIIBxx]',
  '$ANSIBLE_VAULT;1.1;AES256\n6162',
  '/var/run/secrets/x/y',
  'file:///run/secrets/db',
  '%DB_PASSWORD%',
  '$env:DB_PASSWORD',
  '$DB_PASSWORD',
  `\${{ secrets.DB }}`,
  '#{DbPassword}#',
  '__DB_PASSWORD__',
])('says what %j is', (text) => {
  expect(pointerIn(` ${text}\n`)).toBeDefined();
});

it.each([
  'arn:aws:iam::123456789012:role/x',
  'projects/x',
  '/etc/passwd',
  's3cret/with/slash',
  '$pa$$word',
  '$1abc',
  '%41%42%',
  'vault:x',
  'ENC(abcdef==)',
  '@Microsoft',
  '#hash#tag',
])('leaves %j to those who read secrets and references', (text) => {
  expect(pointerIn(text)).toBeUndefined();
});
