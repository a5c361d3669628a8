import { readFileSync } from 'node:fs';

/** The complete example of the tests: 2 KB, every option set. */
export function smallDocument(): string {
  return readFileSync('src/config/fixtures/configs/00-complete.hjson', 'utf8');
}

/** The complete example with this many more token parameters, each with its own program: some 66 characters a line. */
export function documentWithPrograms(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    return `      param_${number}: "lower(split(gatewayURL, '://')[1]) + '-${number}'"\n`;
  });
  return smallDocument().replace(/(endpointParams: \{\n)/, `$1${lines.join('')}`);
}
