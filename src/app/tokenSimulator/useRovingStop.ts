import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface RovingStop {
  /** The `tabIndex` of the button in this row. */
  readonly tabIndexOf: (index: number) => 0 | -1;
  /** For the element around the rows, whose elements have a `data-index`. */
  readonly containerProps: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

/** One Tab stop for the buttons of a list's rows; arrow keys, Home and End move between them. `rows` have a button each. */
export function useRovingStop(rows: readonly number[]): RovingStop {
  const [last, setLast] = useState(-1);
  const stop = rows.includes(last) ? last : rows[0];
  return {
    tabIndexOf: (index) => (index === stop ? 0 : -1),
    containerProps: {
      onFocus: ({ target }) => setLast(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)),
      onKeyDown(event) {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
        const button = target === undefined ? undefined : buttons[target];
        if (at < 0 || !button) return;
        event.preventDefault();
        button.focus();
      },
    },
  };
}
