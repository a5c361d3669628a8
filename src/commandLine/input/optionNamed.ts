import type { HjsonDocument } from 'hjson-document';
import { dottedName, type Refusable, refuse, type ValuePath } from 'source-text';
import { analyseConfig, isKnownParameter, optionAt, options } from '../../config/index.ts';
import { didYouMean } from '../frame/print.ts';

export type NamedOption = Refusable<{ readonly path: ValuePath }>;

const parameters = 'gatewayOAuth2.endpointParams.';

/** The path of an option by its dotted name, or of a token parameter, whose own name may contain dots; not of an unknown key. */
export function optionNamed(name: string): NamedOption {
  const option = options.find(({ key }) => key === name);
  if (option) return { ok: true, path: option.path };
  if (name.startsWith(parameters) && name.length > parameters.length) {
    return { ok: true, path: ['gatewayOAuth2', 'endpointParams', name.slice(parameters.length)] };
  }
  const part = /^pgConnStr\.(.+)$/.exec(name)?.[1];
  if (part !== undefined && isKnownParameter(part)) {
    return refuse(`${name} is a part of pgConnStr, not an option: use pgConnStr.`);
  }
  const keys = options.map(({ key }) => key);
  return refuse(`There is no option of this name.${didYouMean(name, keys)}`);
}

/** The same, or an unknown key that a document has. */
export function memberNamed(name: string, document: HjsonDocument): NamedOption {
  const found = optionNamed(name);
  if (found.ok) return found;
  const path = analyseConfig(document, 'latest').unknown.find((each) => dottedName(each) === name);
  return path ? { ok: true, path } : found;
}

/** True for an option, or a parameter, whose value is text: what is typed for it is its value as it is. */
export function isText(path: ValuePath): boolean {
  const kind = optionAt(path)?.kind;
  return kind !== 'integer' && kind !== 'boolean' && kind !== 'object' && kind !== 'programs';
}
