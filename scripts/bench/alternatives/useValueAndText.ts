import Hjson from 'hjson';
import { useState } from 'react';

/** The usual way of such pages: the value is the truth, and each change rewrites the whole text. */
export function useValueAndText(opened: string) {
  const [value, setValue] = useState<unknown>(() => Hjson.parse(opened));
  const [text, setText] = useState(opened);
  return {
    value,
    text,
    changeValue(changed: unknown) {
      setValue(changed);
      setText(Hjson.stringify(changed));
    },
    changeText(changed: string) {
      if (changed === text) return;
      setText(changed);
      try {
        setValue(Hjson.parse(changed));
      } catch {
        // The form keeps the last value that could be read.
      }
    },
  };
}
