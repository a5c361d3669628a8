const prompt = /^[ \t]*(?:[$%❯]|PS(?: [^\n>]*)?>|[A-Z]:\\[^\n>]*>|[\w.-]+@[\w.-]+:[^\n$#]*[$#])[ \t]+(?=\w|\$)/;

const fence = /^(`{3,9}|~{3,9})[^\n`]*\n([\s\S]*?)\r?\n[ \t]*\1$/;

/** The paste without what chat, terminals and files put around it: BOM, code fence, prompts, NULs at the end. */
export function unwrapPaste(pasted: string): string {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\0+\s*$/, '');
  const fenced = fence.exec(text.trim())?.[2] ?? text;
  // Only a terminal begins with a prompt; in a configuration such a line would be text.
  return prompt.test(fenced.trimStart()) ? fenced.replace(new RegExp(prompt.source, 'gm'), '') : fenced;
}
