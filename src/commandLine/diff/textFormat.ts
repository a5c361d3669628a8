import { asText, type LineMark } from '../../compare/index.ts';
import type { Styles } from '../frame/styles.ts';
import type { System } from '../system.ts';
import type { DiffFormat } from './diffOptions.ts';

const styleOf: Readonly<Partial<Record<LineMark, keyof Styles>>> = {
  head: 'bold',
  '~': 'yellow',
  '+': 'green',
  '−': 'red',
  '!': 'red',
  error: 'red',
  warning: 'yellow',
  hint: 'cyan',
  note: 'dim',
};

/** For people. */
export const textFormat: DiffFormat = (comparison, selected, { options, styles, system }) => {
  const paint = (mark: LineMark, line: string) => {
    const style = styleOf[mark];
    return style ? styles[style](line) : line;
  };
  const text = asText(comparison, selected, { all: options.all, comments: options.comments, paint });
  return isUtf8(system) ? text : inAscii(text);
};

/** The encoding of the terminal according to the locale; a pipe or a file always gets UTF-8. */
function isUtf8({ variables, stdout }: System): boolean {
  const locale = variables.LC_ALL || variables.LC_CTYPE || variables.LANG || '';
  return stdout.columns === undefined || /utf-?8/i.test(locale);
}

/** The signs of the layout; a value keeps its characters. */
function inAscii(text: string): string {
  return text
    .replaceAll('→', '->')
    .replaceAll('−', '-')
    .replaceAll('·', '.')
    .replaceAll('•', '*')
    .replaceAll('…', '...');
}
