import { expect, it } from 'vitest';
import { type ColorChoice, stylesFor, terminalStyles } from './styles.ts';

it.each<
  readonly [choice: ColorChoice, columns: number | undefined, variables: Record<string, string>, isColoured: boolean]
>([
  ['auto', 80, {}, true],
  ['auto', 80, { NO_COLOR: '' }, true],
  ['auto', 80, { NO_COLOR: '1' }, false],
  ['auto', 80, { TERM: 'dumb' }, false],
  ['auto', undefined, {}, false],
  ['never', 80, {}, false],
  ['always', undefined, { NO_COLOR: '1' }, true],
])('--color %s, %s columns, %j', (choice, columns, variables, isColoured) => {
  const styles = stylesFor(choice, { write: () => {}, columns }, { variables });
  expect(styles === terminalStyles).toBe(isColoured);
});

it('colours no empty text', () => expect(terminalStyles.red('')).toBe(''));
