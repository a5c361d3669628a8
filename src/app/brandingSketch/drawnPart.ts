const mostDrawn = 1000;

/** As much of a text as a page has room for: laying out megabytes would keep the browser busy for seconds. */
export function drawnPart(text: string): string {
  return text.length > mostDrawn ? `${text.slice(0, mostDrawn)}…` : text;
}
