/** A longer pause in typing, in milliseconds, begins another undo step, in any text. */
export const longPause = 1500;
