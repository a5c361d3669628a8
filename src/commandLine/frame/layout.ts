/** The width of help, which nothing may exceed. */
export const helpWidth = 80;

/** The words of a text in lines of at most `width`, each after that many spaces. */
export function wrap(text: string, width: number, indent = 0): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].filter(Boolean).map((each) => ' '.repeat(indent) + each);
}

/** Two columns: the names, and the text about each; below its name if that is too long. */
export function columns(
  rows: readonly (readonly [name: string, text: string])[],
  width = helpWidth,
): readonly string[] {
  const widest = Math.min(26, Math.max(...rows.map(([name]) => name.length)));
  return rows.flatMap(([name, text]) => {
    const [first = '', ...others] = wrap(text, width, widest + 4);
    const beside = `  ${name}`.padEnd(widest + 4);
    return name.length > widest ? [`  ${name}`, first, ...others] : [beside + first.trimStart(), ...others];
  });
}
