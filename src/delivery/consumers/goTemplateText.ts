import { referenceName } from '../secretsApart/takeOut.ts';

/** The fields of a reference, each without its first dot. */
export function fieldsOf(reference: string): readonly string[] {
  return [...reference.matchAll(/(?<![\w.])\.([\w.]+)/g)].map(([, field = '']) => field);
}

/** Why a template cannot fill in references with plain names, if one of them is a field of a field. */
export function nestedFieldFault(names: readonly string[]): string | undefined {
  const nested = names.find((name) => name.includes('.'));
  return (
    nested &&
    `The secrets have names and no fields: write ${referenceName(nested.split('.'))} instead of .${nested} in its reference.`
  );
}

/**
 * The text as a Go template that results in it: only two opening braces begin an action, and one before an action would be read with it.
 */
export function escapeGoTemplate(text: string, isBeforeReference: boolean): string {
  const pattern = isBeforeReference ? /\{\{+|\{$/g : /\{\{+/g;
  return text.replace(pattern, (braces) => `{{ "${braces}" }}`);
}
