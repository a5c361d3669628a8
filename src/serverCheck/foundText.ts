/**
 * A text of the configuration, or the reason why there is nothing to check, which a script has with a minus sign in front. Apart, since a
 * text may begin with one, too.
 */
export type FoundText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: `-${string}` };

export function found(text: string): FoundText {
  return { ok: true, text };
}

export function without(reason: `-${string}`): FoundText {
  return { ok: false, reason };
}
