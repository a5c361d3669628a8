const revealEvent = 'reveal-row';

/** Calls back when a control is requested that is not rendered; returns the function that unsubscribes. */
export function onRevealRow(listener: (name: string) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(revealEvent, heard);
  return () => document.removeEventListener(revealEvent, heard);
}

/** Makes the list that contains the control of this name render it although it is out of view. Returns once it is rendered. */
export function revealRow(name: string): void {
  document.dispatchEvent(new CustomEvent(revealEvent, { detail: name }));
}
