/** The text as a Go template that results in it: only two opening braces begin an action, and one before an action would be read with it. */
export function escapeGoTemplate(text: string, isBeforeReference: boolean): string {
  const pattern = isBeforeReference ? /\{\{+|\{$/g : /\{\{+/g;
  return text.replace(pattern, (braces) => `{{ "${braces}" }}`);
}
