import { type TextDiagnostic, warning } from './rule.ts';

/** A host name or address, without scheme, port or user; spaces around it have a check of their own. */
export function checkSmtpHostname(value: string): readonly TextDiagnostic[] {
  const text = value.trim();
  const [, scheme, host = '', port] =
    /^([a-z][a-z0-9+.-]*:\/\/)?(\[[0-9a-f:.]+\]|[^/:@\s]+)(:\d+)?\/?$/i.exec(text) ?? [];
  if (host && !scheme && !port && host === text) {
    return isHost(host) ? [] : [warning('smtp-hostname', 'A host name has letters, digits, dots and hyphens only.')];
  }
  const isAddress = /^[0-9a-f]*:[0-9a-f:.]+$/i.test(text);
  if (isAddress) return [];
  const message =
    scheme && !port && isHost(host)
      ? 'Only a host name is expected, without a scheme.'
      : 'Only a host name is expected. The port has its own option, smtpPort.';
  return [warning('smtp-hostname', message, host ? { title: 'Keep only the host name', value: host } : undefined)];
}

/** A name of labels, also of other scripts, or an address in brackets. */
function isHost(text: string): boolean {
  return /^\[.*\]$/.test(text) || (/^[\p{L}\p{M}\p{N}_.-]+$/u.test(text) && !/^[.-]|-$/.test(text));
}
