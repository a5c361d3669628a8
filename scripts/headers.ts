import { securityHeaders } from './securityHeaders.ts';

const writers: Readonly<Record<string, (name: string, value: string) => string>> = {
  nginx: (name, value) => `add_header ${name} "${value}" always;`,
  caddy: (name, value) => `header ${name} "${value}"`,
  plain: (name, value) => `${name}: ${value}`,
};

/** Prints the headers of the page in the spelling of a server: nginx, caddy or plain. */
export async function main([server = 'plain']: readonly string[]): Promise<number> {
  const write = writers[server];
  if (!write) {
    console.error(`Unknown server "${server}": use one of ${Object.keys(writers).join(', ')}.`);
    return 1;
  }
  for (const [name, value] of Object.entries(securityHeaders)) console.log(write(name, value));
  return 0;
}
