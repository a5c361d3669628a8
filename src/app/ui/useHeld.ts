import { useState } from 'react';

/** The value; while it is held, the last one from before. */
export function useHeld<Value extends boolean | string | number>(value: Value, isHeld: boolean): Value {
  const [held, hold] = useState(value);
  if (!isHeld && held !== value) hold(value);
  return isHeld ? held : value;
}
