import type { SimulatedRequest, TokenRequest } from '../request.ts';
import { encodedField, urlText } from './requestText.ts';

/** One difference between the requests of two configurations, for the same sample. */
export interface RequestChange {
  /** `added` and `removed` are fields; an address always is `changed`. */
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what: 'field' | 'address';
  /** The field's name as it is shown; empty for the address. */
  readonly name: string;
  /** As sent, secrets masked; undefined if there is no such field. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export type RequestDiff =
  | { readonly kind: 'changes'; readonly changes: readonly RequestChange[] }
  | { readonly kind: 'switchedOn' | 'switchedOff' }
  /** One of the two requests is not known. */
  | { readonly kind: 'unknown' };

/** What the server would send differently. Two secrets that differ count as a change and are not shown. */
export function diffRequests(before: TokenRequest, after: TokenRequest): RequestDiff {
  if (before.kind === 'notAnObject' || after.kind === 'notAnObject') return { kind: 'unknown' };
  if (before.kind === 'disabled')
    return after.kind === 'disabled' ? { kind: 'changes', changes: [] } : { kind: 'switchedOn' };
  if (after.kind === 'disabled') return { kind: 'switchedOff' };
  if (before.body === undefined || after.body === undefined) return { kind: 'unknown' };
  return { kind: 'changes', changes: [...addressChange(before, after), ...fieldChanges(before, after)] };
}

function addressChange(before: SimulatedRequest, after: SimulatedRequest): readonly RequestChange[] {
  const [old, current] = [before, after].map(({ url }) => (url ? urlText(url, 'included') : undefined));
  if (old === current) return [];
  const [shownOld, shownCurrent] = [before, after].map(({ url }) => (url ? urlText(url, 'masked') : undefined));
  return [{ kind: 'changed', what: 'address', name: '', before: shownOld, after: shownCurrent }];
}

function fieldChanges(before: SimulatedRequest, after: SimulatedRequest): readonly RequestChange[] {
  const old = sentValues(before);
  const current = sentValues(after);
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  return names.flatMap((name): readonly RequestChange[] => {
    const [was, is] = [old.get(name), current.get(name)];
    if (was?.value === is?.value) return [];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const shownName = (is ?? was)?.shownName ?? '';
    return [{ kind, what: 'field', name: shownName, before: was?.shown, after: is?.shown }];
  });
}

function sentValues({ fields }: SimulatedRequest) {
  return new Map(
    fields.flatMap((field) => {
      const { name, shownName, outcome } = field;
      if (outcome.kind !== 'sent') return [];
      return [[name, { shownName, value: outcome.value, shown: encodedField(field, outcome) }] as const];
    }),
  );
}
