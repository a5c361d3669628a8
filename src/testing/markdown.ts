/** The lines of a Markdown text without its code blocks, by their numbers from 1. */
function linesOutsideCode(text: string): readonly { readonly number: number; readonly line: string }[] {
  let fence = '';
  return text.split('\n').flatMap((line, index) => {
    const [, mark = ''] = /^\s*(```|~~~)/.exec(line) ?? [];
    const isCode = fence !== '' || mark !== '';
    if (mark && fence === '') fence = mark;
    else if (mark === fence) fence = '';
    return isCode ? [] : [{ number: index + 1, line }];
  });
}

/** What a reader reads as sentences: no code, and of a link its words alone. */
export function proseOf(text: string): string {
  return linesOutsideCode(text)
    .map(({ line }) => line)
    .join('\n')
    .replace(/`[^`]*`/g, '``')
    .replace(/\]\([^)]*\)/g, ']');
}

/** The targets of links and pictures. */
export function targetsIn(text: string): { readonly links: readonly string[]; readonly pictures: readonly string[] } {
  const written = linesOutsideCode(text)
    .map(({ line }) => line)
    .join('\n')
    .replace(/`[^`]*`/g, '``');
  const pictures = [...written.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const sources = [...written.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, target = '']) => target);
  const links = [...written.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return { links, pictures: [...pictures, ...sources] };
}

/** What a link can name in a text after `#`, as GitHub makes it of headings. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { line } of linesOutsideCode(text)) {
    const heading = /^#{1,6} (.*)$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const words = heading.replace(/\]\([^)]*\)/g, ']').trim();
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-');
    const taken = (count: number) => anchors.has(count === 0 ? slug : `${slug}-${count}`);
    let count = 0;
    while (taken(count)) count += 1;
    anchors.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return anchors;
}

/** The lines that are longer than a width; tables and links may be, and so may what cannot be broken. */
export function longLinesIn(text: string, width: number): readonly number[] {
  return linesOutsideCode(text)
    .filter(({ line }) => {
      const read = line.replace(/\]\([^)]*\)/g, ']()').replace(/https?:\S+/g, '');
      return !line.trimStart().startsWith('|') && read.length > width && read.trim().includes(' ');
    })
    .map(({ number }) => number);
}

/** `has * done` finds "has them done", `mend…` finds "mended". */
export function idiomPattern(idiom: string): RegExp {
  const [first = '', last] = idiom.replace('…', '').replaceAll("'", "['’]").split(' * ');
  const words = last === undefined ? first : `${first} [\\w ]{1,40}? ${last}`;
  return new RegExp(`\\b${words.replaceAll(' ', '\\s+')}${idiom.endsWith('…') ? '' : '\\b'}`, 'gi');
}
