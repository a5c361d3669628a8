import type { SimulatedRequest, TokenRequest } from '../request.ts';
import { noValue } from '../tokenField.ts';
import { encodedField, urlText } from './requestText.ts';

/** One difference between the requests of two configurations, for the same sample. */
export interface RequestChange {
  /** `added` and `removed` are fields; an address always is `changed`. */
  readonly kind: 'added' | 'removed' | 'changed';
  readonly what: 'field' | 'address';
  /** The field's name as it is shown; empty for the address. */
  readonly name: string;
  /** As sent, secrets masked and with a mark for a value that is missing; undefined if there is no such field. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export type RequestDiff =
  | { readonly kind: 'changes'; readonly changes: readonly RequestChange[] }
  | { readonly kind: 'switchedOn' | 'switchedOff' }
  /** In one of the two, `gatewayOAuth2` is not an object. */
  | { readonly kind: 'unknown' };

/** What the server would send differently. Two secrets that differ count as a change and are not shown. */
export function diffRequests(before: TokenRequest, after: TokenRequest): RequestDiff {
  if (before.kind === 'notAnObject' || after.kind === 'notAnObject') return { kind: 'unknown' };
  if (before.kind === 'disabled')
    return after.kind === 'disabled' ? { kind: 'changes', changes: [] } : { kind: 'switchedOn' };
  if (after.kind === 'disabled') return { kind: 'switchedOff' };
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
      const { name, shownName, outcome, program = '' } = field;
      const shown = encodedField(field, 'masked');
      if (shown === undefined) return [];
      // Of two programs that fail, nothing says that they mean the same.
      const value = outcome.kind === 'sent' ? outcome.value : noValue + program;
      return [[name, { shownName, value, shown }] as const];
    }),
  );
}
