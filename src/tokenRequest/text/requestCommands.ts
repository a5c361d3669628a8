import { hereDocument, quotePosix, quotePowerShell } from 'source-text';
import type { SimulatedRequest } from '../request.ts';
import { mask, requestBody, type SecretTreatment, urlText } from './requestText.ts';

const formType = 'application/x-www-form-urlencoded';

/**
 * A command for POSIX shells that sends the same form to the same address; undefined without an address. What may be secret is on its
 * standard input: other users of the machine see the arguments of a process.
 */
export function curlCommand(request: SimulatedRequest, secrets: SecretTreatment): string | undefined {
  const body = requestBody(request, secrets);
  if (!request.url) return undefined;
  const client = request.headers.find(({ name, origin }) => name === 'Authorization' && origin === 'library');
  const url = urlText(client ? { ...request.url, user: undefined } : request.url, secrets);
  const hidesUrl = request.url.isSecret || (!client && request.url.user !== undefined);
  const lines = [
    ...(hidesUrl ? [configLine('url', url)] : []),
    ...(client ? [configLine('header', `Authorization: ${authorizationOf(request, secrets)}`)] : []),
    configLine('data-raw', body),
  ];
  return [
    ['curl', ...urlOptions(url), ...(hidesUrl ? [] : [quotePosix(url)])].join(' '),
    `--header ${quotePosix(`Content-Type: ${formType}`)}`,
    `--config - ${hereDocument(lines.join('\n'))}`,
  ].join(' \\\n  ');
}

/** An option in a file for curl, which reads two escapes here. */
function configLine(name: string, value: string): string {
  return `${name} = "${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** curl would expand brackets and braces, and fold `..`; Go's client does neither. */
function urlOptions(url: string): readonly string[] {
  return [...(/[[\]{}]/.test(url) ? ['--globoff'] : []), ...(/\/\.{1,2}(\/|\?|$)/.test(url) ? ['--path-as-is'] : [])];
}

/** A command for PowerShell that sends the same form to the same address; undefined without an address. */
export function powerShellCommand(request: SimulatedRequest, secrets: SecretTreatment): string | undefined {
  const body = requestBody(request, secrets);
  if (!request.url) return undefined;
  const authorization = authorizationOf(request, secrets);
  return [
    'Invoke-RestMethod -Method Post',
    `-Uri ${quotePowerShell(urlText({ ...request.url, user: undefined }, secrets))}`,
    ...(authorization ? [`-Headers @{ Authorization = ${quotePowerShell(authorization)} }`] : []),
    `-ContentType ${quotePowerShell(formType)}`,
    `-Body ${quotePowerShell(body)}`,
  ].join(' `\n  ');
}

/** A file for the HTTP clients of Visual Studio Code and JetBrains; undefined without an address. */
export function httpFile(request: SimulatedRequest, secrets: SecretTreatment): string | undefined {
  const body = requestBody(request, secrets);
  if (!request.url) return undefined;
  const authorization = authorizationOf(request, secrets);
  // The clients would take {{ }} for a variable.
  const url = urlText({ ...request.url, user: undefined }, secrets)
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D');
  return [
    '### Access token for a gateway',
    `POST ${url}`,
    `Content-Type: ${formType}`,
    ...(authorization ? [`Authorization: ${authorization}`] : []),
    '',
    body,
    '',
  ].join('\n');
}

function authorizationOf({ headers }: SimulatedRequest, secrets: SecretTreatment): string | undefined {
  const header = headers.find(({ name }) => name === 'Authorization');
  return header && (secrets === 'masked' ? `Basic ${mask}` : header.value);
}
