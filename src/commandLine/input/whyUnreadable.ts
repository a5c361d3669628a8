import type { HjsonDocument } from '../../hjson/index.ts';
import { createLineIndex } from '../../text/index.ts';

/** Why the server could not read a configuration from a text, as one or two sentences; undefined if it can. */
export function whyUnreadable({ excess, verdict, serverRoot, errors, text }: HjsonDocument): string | undefined {
  if (excess) return `The text ${excess.reason}.`;
  const [error] = errors;
  if (error && !verdict.ok) return `Line ${createLineIndex(text).positionAt(error.range.start).line}: ${error.message}`;
  if (!verdict.ok) return 'The text cannot be read.';
  const isConfiguration = serverRoot?.kind === 'object' || serverRoot?.kind === 'null';
  return isConfiguration ? undefined : 'The configuration must be an object.';
}
