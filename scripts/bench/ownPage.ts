import { type MeasuredPage, monacoLine } from './alternatives/alternatives.ts';
import { servePage } from './servedBuild.ts';

/** The product itself, built and served as its host serves it. */
export async function serveOwnPage(): Promise<MeasuredPage> {
  const host = await servePage();
  return {
    name: 'this page',
    address: `${host.address}/`,
    host,
    field: (key) => `[name="${key}"]`,
    textLine: monacoLine,
    // Of the plain editor, which takes keys too.
    readableLine: 'textarea[aria-label="HJSON text"]',
  };
}
