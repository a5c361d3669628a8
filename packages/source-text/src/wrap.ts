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
