/**
 * Values that something else fills in before the server reads the text: recognised by their form. Knows no option and no engine.
 */
export { isReference } from './reference.ts';
