const revealEvent = 'reveal-row';

/** Calls back when somebody looks for a control that is not drawn; returns the function that ends it. */
export function onRevealRow(listener: (name: string) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(revealEvent, heard);
  return () => document.removeEventListener(revealEvent, heard);
}

/** Has the list that holds the control of this name draw it, though it is out of sight. Returns when it is drawn. */
export function revealRow(name: string): void {
  document.dispatchEvent(new CustomEvent(revealEvent, { detail: name }));
}
