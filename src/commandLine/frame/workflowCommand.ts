import { oneLine } from 'source-text';

/**
 * A workflow command of GitHub Actions, which its runner removes from the log. Escapes as its toolkit does: what ends a command or a
 * property is percent-encoded.
 */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const encode = (text: string) => oneLine(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
  const listed = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encode(`${value}`).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${name}${listed.length > 0 ? ` ${listed.join(',')}` : ''}::${encode(message)}\n`;
}
