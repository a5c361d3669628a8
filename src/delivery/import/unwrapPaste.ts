const prompt = /^([ \t]*)(?:[$%❯]|PS(?: [^\n>]*)?>|[A-Z]:\\[^\n>]*>|[\w.-]+@[\w.-]+:[^\n$#]*[$#])[ \t]+(?=\w|\$)/;

const fence = /^(`{3,9}|~{3,9})[^\n`]*\n/;

/** The paste without what chat, terminals and files put around it: BOM, code fence, prompts, NULs at the end. */
export function unwrapPaste(pasted: string): string {
  const text = pasted.replace(/^\uFEFF/, '').replace(/(?<!\0)\0+\s*$/, '');
  const fenced = insideFence(text.trim()) ?? text;
  // Only a terminal begins with a prompt; in a configuration such a line would be text, as is one with another indentation in a session.
  const first = prompt.exec(fenced.replace(/^\s*\n/, ''))?.[1];
  return fenced.replace(new RegExp(prompt.source, 'gm'), (line, indent) => (indent === first ? '' : line));
}

/** What is between the first line and the last where these are a code fence. */
function insideFence(text: string): string | undefined {
  const [opening = '', mark] = fence.exec(text) ?? [];
  const close = text.lastIndexOf('\n');
  if (mark === undefined || close < opening.length || text.slice(close + 1).trimStart() !== mark) return undefined;
  const inside = text.slice(opening.length, close).replace(/\r$/, '');
  // With another block between them, the first fence and the last are of two blocks.
  return inside.split('\n').some((line) => line.trim() === mark) ? undefined : inside;
}
