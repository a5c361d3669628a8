import type { TextDiagnostic } from './rule.ts';

/** A host name or address, without scheme, port or user. */
export function checkSmtpHostname(text: string): readonly TextDiagnostic[] {
  const [, scheme, host = '', port] =
    /^([a-z][a-z0-9+.-]*:\/\/)?(\[[0-9a-f:.]+\]|[^/:@\s]+)(:\d+)?\/?$/i.exec(text) ?? [];
  if (host && !scheme && !port && host === text) return [];
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
