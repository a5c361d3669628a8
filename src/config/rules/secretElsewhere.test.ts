import { describe, expect, test } from 'vitest';
import { problemLines } from '../../testing/configProblems.ts';
import { checkSecretElsewhere } from './secretElsewhere.ts';

describe('a secret that something had to fetch or decrypt before', () => {
  test.each([
    ['@Microsoft.KeyVault(SecretUri=https://x.vault.azure.net/secrets/fake)', 'Azure'],
    ['@Microsoft.AppConfiguration(Endpoint=https://x.azconfig.io; Key=fake)', 'Azure'],
    ['arn:aws:secretsmanager:eu-west-1:123456789012:secret:fake-AbCdEf', 'AWS'],
    ['arn:aws-us-gov:ssm:us-gov-west-1:123456789012:parameter/fake', 'AWS'],
    ['{{resolve:secretsmanager:fake:SecretString:password}}', 'CloudFormation'],
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
  ])('%s', (text, said) => expect(checkSecretElsewhere(text)[0]?.message).toContain(said));

  test.each(['$ecret', '/fake+base64==', '100%fake%', 'fake#{x}', '__fake', '$FAKE$', 'vault:fake', 'projects/fake'])(
    '%s may be the secret itself',
    (text) => expect(checkSecretElsewhere(text)).toEqual([]),
  );

  test.each(['undefined', 'None', 'null', '<nil>', 'TODO', 'TBD', 'REDACTED'])('%s is a placeholder', (text) =>
    expect(problemLines(`{oidcClientSecret: ${JSON.stringify(text)}}`).join()).toContain('placeholder'),
  );
});
