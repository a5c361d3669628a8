import { parseHjson } from 'hjson-document';
import { type ChosenNames, encodeFor, exportTo, type SecretsApart, type Target, targets } from '../delivery/index.ts';

/** The targets that get the secrets with the rest. */
export const wholeTargets = targets.filter(({ apart }) => !apart);

export type ApartTarget = Target & { readonly apart: SecretsApart };

export const apartTargets = targets.filter((target): target is ApartTarget => target.apart !== undefined);

export function apartTargetOf(id: string): ApartTarget {
  const target = apartTargets.find((each) => each.id === id);
  if (!target) throw new Error(`no target ${id} with its secrets apart`);
  return target;
}

export function targetOf(id: string): Target {
  const target = targets.find((each) => each.id === id);
  if (!target) throw new Error(`no target ${id}`);
  return target;
}

/** The second variable in `written`. */
export const proxyExceptions = { name: 'NO_PROXY', value: 'a, b' };

/** How a target spells the value of the configuration, or why it refuses it. */
export function written(id: string, value: string, names: ChosenNames = {}): string {
  const output = encodeFor(targetOf(id), value, [proxyExceptions], names);
  return output.ok ? output.text : `refused: ${output.reason}`;
}

/** Why a target refuses these names for its output. */
export function refusalOfNames(id: string, names: ChosenNames): string | undefined {
  const output = encodeFor(targetOf(id), '{}', [], names);
  return output.ok ? undefined : output.reason;
}

/** A configuration with a reference to a field of a field, which no name stands for. */
export const nestedReference = "{ oidcClientSecret: '''{{- .oidc.clientSecret -}}''' }";

/** Both halves of a configuration that the target does not refuse. */
export function exportedApart(id: string, text: string, variables = [{ name: 'NO_PROXY', value: 'localhost,$x' }]) {
  const output = exportTo(parseHjson(text), targetOf(id), variables);
  if (!output.ok || !output.apart) throw new Error(output.ok ? id : output.reason);
  return { committed: output.text, warnings: output.warnings, ...output.apart };
}
