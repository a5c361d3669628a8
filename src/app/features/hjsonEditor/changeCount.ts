import type { DocumentAnalysis, Snapshot } from '../../../workspace/index.ts';

/** How many options differ from the saved file; 1 when only the text around them changed. */
export function changeCount({ config, text, document, saved }: Snapshot): number {
  if (text === saved.text) return 0;
  const now = { config, text, document };
  let count = 0;
  for (const key of config.entries.keys()) if (leafText(now, key) !== leafText(saved, key)) count++;
  const known = new Set(saved.config.unknown.map((path) => path.join('\0')));
  const added = config.unknown.filter((path) => !known.has(path.join('\0'))).length;
  const kept = config.unknown.length - added;
  count += added + known.size - kept;
  return Math.max(1, count);
}

/** The source of an option's value; objects count by their contents. */
function leafText({ config, text }: DocumentAnalysis, key: string): string | undefined {
  const node = config.entries.get(key)?.node;
  if (!node) return undefined;
  const isObject = config.entries.get(key)?.option.kind === 'object' && node.kind === 'object';
  return isObject ? '' : text.slice(node.range.start, node.range.end);
}
