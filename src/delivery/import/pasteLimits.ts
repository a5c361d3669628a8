import { excessOf } from 'hjson-document/incremental';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';
import { utf8Length } from '../utf8.ts';
import { withoutColours } from './replacements.ts';

const byteLimit = 2 * 1024 * 1024;
const depthLimit = 200;

const advice = 'Paste only the part with the configuration.';

/** Why the paste is not even read; undefined if it is. Kept low because some readers overflow the stack of the whole page. */
export function refuseOversized(pasted: string): ImportRefusal | undefined {
  if (pasted.length > byteLimit || utf8Length(pasted) > byteLimit) {
    return importRefusal('paste-too-large', `The paste is larger than 2 MiB. ${advice}`);
  }
  // Each of them has a bracket.
  const text = withoutColours(pasted);
  const tooDeep = importRefusal('paste-too-deep', `The paste is nested more than ${depthLimit} levels deep. ${advice}`);
  if (bracketDepth(text) > depthLimit) return tooDeep;
  // The configuration is a part of what is pasted: the rest may have any number of lines, of any length.
  const excess = excessOf(text, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  if (excess) return importRefusal('paste-too-many-parts', `The paste ${excess.reason}. ${advice}`);
  return indentDepth(text) > depthLimit ? tooDeep : undefined;
}

/** Brackets inside strings count too: it is an upper bound. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x5b || unit === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (unit === 0x5d || unit === 0x7d) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** How deep YAML would nest by indentation, and by `- ` and `? ` on one line. */
function indentDepth(text: string): number {
  const indents: number[] = [];
  let deepest = 0;
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const inLine = /^\s*((?:[-?:] +)*)/.exec(line)?.[1]?.match(/[-?:]/g)?.length ?? 0;
    deepest = Math.max(deepest, indents.length + inLine);
  }
  return deepest;
}
