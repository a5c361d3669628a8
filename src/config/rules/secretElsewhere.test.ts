import { describe, expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';
import { checkSecretElsewhere } from './secretElsewhere.ts';

describe('a secret that something had to fetch or decrypt before', () => {
  test.each([
    ['@Microsoft.KeyVault(SecretUri=https://x.vault.azure.net/secrets/fake)', 'Azure'],
    ['@Microsoft.AppConfiguration(Endpoint=https://x.azconfig.io; Key=fake)', 'Azure'],
    ['arn:aws:secretsmanager:eu-west-1:123456789012:secret:fake-AbCdEf', 'AWS'],
    ['arn:aws-us-gov:ssm:us-gov-west-1:123456789012:parameter/fake', 'AWS'],
    ['{{resolve:secretsmanager:fake:SecretString:password}}', 'a token'],
    ['projects/x/secrets/y/versions/latest', 'Google Cloud'],
    ['vault:secret/data/x#y', 'Vault'],
    ['>>vault:secret/data/x#y', 'Vault'],
    ['ENC[AES256_GCM,data:fake,iv:fake,tag:fake,type:str]', 'SOPS'],
    ['ENC[PKCS7,fake]', 'hiera-eyaml'],
    ['$ANSIBLE_VAULT;1.1;AES256\n6162', 'Ansible Vault'],
    ['/run/secrets/x', 'a file'],
    ['file:///run/secrets/x', 'a file'],
    ['/etc/secrets/x', 'a file'],
    ['%SECRET%', 'Windows'],
    ['$env:SECRET', 'Windows'],
    ['$SECRET', 'a shell'],
    [`\${{ secrets.X }}`, 'GitHub Actions'],
    ['#{SECRET}#', 'a token'],
    ['__SECRET__', 'a token'],
    ['{{ secrets.X }}', 'a token'],
    ['{{SECRET}}', 'a token'],
    ["{{ lookup('env', 'X') }}", 'a token'],
    ["<%= ENV['X'] %>", 'a token'],
    ['((secret))', 'a token'],
    ['@@SECRET@@', 'a token'],
    ['@SECRET@', 'a token'],
    ['$[variables.x]', 'a token'],
    ['projects/p/locations/europe-west1/secrets/y/versions/3', 'Google Cloud'],
    ['https://fake.vault.azure.net/secrets/fake/0123', 'Azure'],
    ['vault:v1:ZmFrZQ==', 'Vault'],
    ['file:/run/secrets/x', 'a file'],
    ['@/run/secrets/x', 'a file'],
    ['$(cat /run/secrets/x)', 'a shell'],
  ])('%s', (text, said) => expect(checkSecretElsewhere(text)[0]?.message).toContain(said));

  test.each([
    '$ecret',
    '/fake+base64==',
    '100%fake%',
    'fake#{x}',
    '__fake',
    '$FAKE$',
    'vault:fake',
    'projects/fake',
    '$(fake)',
    '{fake}}',
    '@fake',
    '((fake',
    'vault:v1',
  ])('%s may be the secret itself', (text) => expect(checkSecretElsewhere(text)).toEqual([]));

  test('is not the path of a file that the libraries read', () =>
    expect(problemLines('{pgConnStr: "host=db user=u passfile=/run/secrets/x sslmode=verify-full"}')).toEqual([]));

  test.each([
    'postgres://u:$PASSWORD@db.example.com/x?sslmode=verify-full',
    'postgres://u:__PASSWORD__@db.example.com/x?sslmode=verify-full',
    'postgres://u:vault%3Asecret%2Fdata%2Fx%23y@db.example.com/x?sslmode=verify-full',
    'host=db.example.com user=u password=/run/secrets/x dbname=x sslmode=verify-full',
    "host=db.example.com user=u password='ENC[AES256_GCM,data:fake]' dbname=x sslmode=verify-full",
  ])('is named as the password of a connection string: %s', (text) =>
    expect(problemLines(`{pgConnStr: ${JSON.stringify(text)}}`)).toEqual(['warning secret-elsewhere pgConnStr']),
  );

  test.each(['undefined', 'None', 'null', '<nil>', 'TODO', 'TBD', 'REDACTED'])('%s is a placeholder', (text) =>
    expect(problemLines(`{oidcClientSecret: ${JSON.stringify(text)}}`).join()).toContain('placeholder'),
  );
});
