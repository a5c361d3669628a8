import type { Preset } from '../../../../presets/index.ts';

/** What distinguishes a preset within its section: the address that it fills in. */
export function presetSummary({ values }: Preset): string {
  if (values.smtpHostname) return `${values.smtpHostname}:${values.smtpPort}`;
  if (values.oidcIssuer) return values.oidcIssuer.replace('https://', '');
  const [, server, socket] = /@([^:/]+)|host=(\S+)/.exec(values.pgConnStr ?? '') ?? [];
  return server ?? socket ?? '';
}
