import { parseHjson } from 'hjson-document';
import { planServerCheck } from '../serverCheck/planServerCheck.ts';
import { checksum } from '../serverCheck/readReport.ts';

/** A whole report, as `check.sh` prints it for the values of a text. */
export function serverReportFor(text: string, ...lines: readonly string[]): string {
  const plan = Object.entries(planServerCheck(parseHjson(text), true).sums).map(([group, sum]) => `${group}=${sum}`);
  const config = lines.some((line) => line.startsWith('config ')) ? [] : ['config same'];
  const head = ['arconf-server-check 1', 'at 2026-11-23T20:14:05Z', `plan ${plan.join(' ')}`, ...config];
  const printed = `${[...head, 'tools curl=8.5.0 openssl=3.0.13 pg_isready=', ...lines].join('\n')}\n`;
  return `${printed}end sum=${checksum(new TextEncoder().encode(printed))}\n`;
}
