import { type SecretsApart, type Target, targets } from '../delivery/index.ts';

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
