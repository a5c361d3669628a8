import type { TextDiagnostic } from './rule.ts';

/** A host name or address, without scheme, port or user; spaces around it have a check of their own. */
export function checkSmtpHostname(value: string): readonly TextDiagnostic[] {
  const text = value.trim();
  const [, scheme, host = '', port] =
    /^([a-z][a-z0-9+.-]*:\/\/)?(\[[0-9a-f:.]+\]|[^/:@\s]+)(:\d+)?\/?$/i.exec(text) ?? [];
  if (host && !scheme && !port && host === text) {
    if (isHost(host)) return [];
    const message = 'A host name has letters, digits, dots and hyphens only.';
    return [{ code: 'smtp-hostname', severity: 'warning', message }];
  }
  if (scheme && !port && isHost(host)) {
    return [
      {
        code: 'smtp-hostname',
        severity: 'warning',
        message: 'Only a host name is expected, without a scheme.',
        replacement: { title: 'Keep only the host name', value: host },
      },
    ];
  }
  const isAddress = /^[0-9a-f]*:[0-9a-f:.]+$/i.test(text);
  if (isAddress) return [];
  return [
    {
      code: 'smtp-hostname',
      severity: 'warning',
      message: 'Only a host name is expected. The port has its own option, smtpPort.',
      ...(host && { replacement: { title: 'Keep only the host name', value: host } }),
    },
  ];
}

/** A name of labels, also of other scripts, or an address in brackets. */
function isHost(text: string): boolean {
  return /^\[.*\]$/.test(text) || (/^[\p{L}\p{M}\p{N}_.-]+$/u.test(text) && !/^[.-]|-$/.test(text));
}
