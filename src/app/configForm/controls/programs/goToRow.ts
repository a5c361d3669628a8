import type { KeyboardEvent } from 'react';
import { focusNamed } from '../../focusOption.ts';

/** The field for the name of a new entry. */
export const newEntryId = 'new-parameter';

/**
 * Up and down go from the name or value of one entry to that of the next, and behind the last one to the new entry; in a program of
 * several lines from its first and last line.
 */
export function goToRow(event: KeyboardEvent<HTMLElement>, count: number, nameAt: (index: number) => string): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const field = event.target;
  const isTaken = event.defaultPrevented || event.nativeEvent.isComposing;
  if (step === undefined || isTaken || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
  if (!isTextField(field) || !isOnLastLine(field, step)) return;
  const list = event.currentTarget;
  const row = field.closest<HTMLElement>('[data-index]');
  const index = (row ? Number(row.dataset.index) : count) + step;
  if (index < 0 || index > count || (!row && step > 0)) return;
  event.preventDefault();
  if (index === count) {
    document.getElementById(newEntryId)?.focus();
    return;
  }
  // Draws the row if it is out of sight.
  focusNamed(nameAt(index));
  if ('entryName' in field.dataset) {
    list.querySelector<HTMLElement>(`[data-index="${index}"] [data-entry-name]`)?.focus({ preventScroll: true });
  }
}

function isTextField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function isOnLastLine({ value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement, step: number) {
  return step < 0
    ? !value.slice(0, selectionStart ?? 0).includes('\n')
    : !value.slice(selectionEnd ?? value.length).includes('\n');
}
