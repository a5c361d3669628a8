import { securityHeaders } from './securityHeaders.ts';

const writers = {
  nginx: (name: string, value: string) => `add_header ${name} "${value}" always;`,
  caddy: (name: string, value: string) => `header ${name} "${value}"`,
  plain: (name: string, value: string) => `${name}: ${value}`,
};

/** The servers, and how each spells the headers. */
export type HeaderSpelling = keyof typeof writers;

/** The headers of the page in the spelling of a server, one a line. */
export function headerLines(spelling: HeaderSpelling): string {
  const lines = Object.entries(securityHeaders).map(([name, value]) => writers[spelling](name, value));
  return `${lines.join('\n')}\n`;
}

/** Prints the headers of the page in the spelling of a server: nginx, caddy or plain. */
export async function main([server = 'plain']: readonly string[]): Promise<number> {
  if (!Object.hasOwn(writers, server)) {
    console.error(`Unknown server "${server}": use one of ${Object.keys(writers).join(', ')}.`);
    return 1;
  }
  process.stdout.write(headerLines(server as HeaderSpelling));
  return 0;
}
