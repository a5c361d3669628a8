/** Whether the target of an event is in a field that takes text. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="file"], [type="checkbox"]), textarea, [contenteditable]') !== null
  );
}
