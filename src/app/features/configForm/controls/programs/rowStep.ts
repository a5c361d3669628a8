import type { KeyboardEvent } from 'react';
import { isTextBox, type TextBox } from '../../../../platform/textBox.ts';
import { arrowStep } from '../../../../ui/arrowKeys.ts';

/**
 * The row that a key goes to from a text field, as a step: Up and Down go to the one above and below; in a program of several lines
 * from its first and last line.
 */
export function rowStep(event: KeyboardEvent<HTMLElement>): -1 | 1 | undefined {
  const step = arrowStep(event, 'column');
  return step && isTextBox(event.target) && isOnLastLine(event.target, step) ? step : undefined;
}

function isOnLastLine({ value, selectionStart, selectionEnd }: TextBox, step: number) {
  return step < 0
    ? !value.slice(0, selectionStart ?? 0).includes('\n')
    : !value.slice(selectionEnd ?? value.length).includes('\n');
}
