/** `${NAME}` of envsubst, Compose and shells; `$(NAME)` of Kubernetes. */
const named = /^\$(?:\{[A-Za-z_]\w*\}|\([A-Za-z_]\w*\))$/;

/** A Go template that only names what it inserts, perhaps through functions that rewrite it. */
const template =
  /^\{\{-?\s*(?:\.\w+)+(?:\s*\|\s*(?:b64enc|b64dec|quote|squote|toJson|toString|trim|upper|lower|urlquery|nospace))*\s*-?\}\}$/;

/**
 * True for a text that as a whole names a value which another program fills in before the server reads the configuration. A form with
 * a default or a text in it (`${PASSWORD:-…}`) is none, nor is what only looks like a form: it may be the value itself.
 */
export function isReference(text: string): boolean {
  return named.test(text) || template.test(text);
}
