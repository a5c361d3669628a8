/** Renders text between backticks as code. */
export function withCode(text: string) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a word may be in a text twice, and none has a state.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
