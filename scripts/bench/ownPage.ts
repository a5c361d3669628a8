import { resolve } from 'node:path';
import { securityHeaders } from '../securityHeaders.ts';
import { type MeasuredPage, monacoLine } from './alternatives/alternatives.ts';
import { startCompressedHost } from './compressedHost.ts';
import { type ServedBuild, servePage } from './servedBuild.ts';

/** The product itself, built and served as its host serves it. */
export async function serveOwnPage(): Promise<MeasuredPage> {
  return pageOf('this page', await servePage());
}

/** A build of the product that is in a folder already, which is its name. */
export async function serveOwnBuild(directory: string): Promise<MeasuredPage> {
  const host = await startCompressedHost(resolve(directory), securityHeaders);
  return pageOf(directory, { ...host, directory });
}

function pageOf(name: string, host: ServedBuild): MeasuredPage {
  return {
    name,
    address: `${host.address}/`,
    host,
    field: (key) => `[name="${key}"]`,
    textLine: monacoLine,
    // Of the plain editor, which takes keys too.
    readableLine: 'textarea[aria-label="HJSON text"]',
  };
}
