import { wrap } from 'source-text';

/** The width of help, which nothing may exceed. */
export const helpWidth = 80;

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
