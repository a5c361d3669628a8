import { quotePosix } from 'source-text';
import script from './check.sh?raw';
import type { CheckPlan } from './planServerCheck.ts';

/** The script for a plan; equal plans have equal scripts. It contains no secret, and nothing that a shell would expand. */
export function writeCheckScript({ values, sums, file }: CheckPlan): string {
  const written: Readonly<Record<string, string>> = {
    ...values,
    CONFIG_PARTS: file ? file.parts.join(' ') : '',
    CONFIG_SUM: file ? String(file.sum) : '-unknown',
    PLAN: Object.entries(sums)
      .map(([group, sum]) => `${group}=${sum}`)
      .join(' '),
  };
  return script
    .split('\n')
    .map((line) =>
      /^[A-Z_]+='/.test(line)
        ? line.replace(/\b([A-Z_]+)='[^']*'/g, (_, name: string) => `${name}=${quotePosix(written[name] ?? '')}`)
        : line,
    )
    .join('\n');
}
