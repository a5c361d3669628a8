import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a deployment on Azure has in place of the lines of the filled template, without indentation. */
const lines: Readonly<Record<string, string>> = {
  'pgConnStr: "postgres://review:FAKE-database@db.example.com/review?sslmode=verify-full"':
    'pgConnStr: "postgres://review-server@example-db.postgres.database.azure.com:5432/review?sslmode=verify-full"',
  'pgAzureManagedIdentity: false': 'pgAzureManagedIdentity: true',
  'oidcIssuer: "https://login.example.com/realms/staff"':
    'oidcIssuer: "https://login.microsoftonline.com/8eaef023-2b34-4da1-9baa-8bc8c9d6a490/v2.0"',
  'smtpHostname: "smtp.example.com"': 'smtpHostname: "smtp.office365.com"',
  'smtpPort: 465': 'smtpPort: 587',
  'username: "review"': 'username: "noreply@example.com"',
  'type: "autoDiscover"': 'type: "xOAuth2"',
  'password: "FAKE-mail-password"': '# password: ""',
  '# clientId: ""': 'clientId: "mail-client"',
  '# clientSecret: ""': 'clientSecret: "FAKE-mail-secret"',
  '# scope: ""': 'scope: "https://outlook.office365.com/.default"',
  '# tokenUrl: ""':
    'tokenUrl: "https://login.microsoftonline.com/8eaef023-2b34-4da1-9baa-8bc8c9d6a490/oauth2/v2.0/token"',
  'source_id: "sourceID"': 'base_url: "baseURL"\n      gateway_url: "gatewayURL"\n      source_id: "sourceID"',
  'queryTimeOutMinutes: 20': 'queryTimeOutMinutes: 10',
  'readTimeOutMinutes: 6': 'readTimeOutMinutes: 5',
  'writeTimeOutMinutes: 30': 'writeTimeOutMinutes: 15',
  'supportPageUrl: "https://support.example.com"': 'supportPageUrl: ""',
  'templatesPath: "/app/templates"': 'templatesPath: ""',
};

/**
 * The template as a careful person fills it in for a deployment on Azure: what the guided set-up ends with, byte for byte. Throws where the
 * filled template lacks one of the lines.
 */
export function guidedDeployment(): string {
  const filled = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/filledTemplate.hjson'), 'utf8');
  return Object.entries(lines).reduce((text, [line, replacement]) => {
    if (text.split(`  ${line}\n`).length !== 2) throw new Error(`Not once in the filled template: ${line}`);
    return text.replace(`  ${line}\n`, () => `  ${replacement}\n`);
  }, filled);
}
