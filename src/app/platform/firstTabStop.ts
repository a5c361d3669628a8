/** The first visible element within another that Tab goes to, if any. */
export function firstTabStop(around: HTMLElement | undefined): HTMLElement | undefined {
  const all = around?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select') ?? [];
  return [...all].find((one) => one.tabIndex >= 0 && one.checkVisibility());
}
