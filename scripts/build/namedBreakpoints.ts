import type { CSSOptions } from 'vite';
import { roomFor } from '../../src/app/platform/breakpoints.ts';

type PostCssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostCssPlugin = NonNullable<PostCssOptions['plugins']>[number];

const conditions: ReadonlyMap<string, string> = new Map(
  Object.entries(roomFor).map(([name, condition]) => [
    `(--room-for-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`,
    condition,
  ]),
);

/** The condition of an `@media` or `@container` with its breakpoints in pixels; throws for a name that is none. */
export function withBreakpoints(parameters: string): string {
  return parameters.replace(/\(--[a-z-]+\)/g, (name) => {
    const condition = conditions.get(name);
    if (condition === undefined) throw new Error(`no breakpoint is named ${name}: see src/app/platform/breakpoints.ts`);
    return condition;
  });
}

/** Puts the breakpoints that style sheets name in their place. */
export const namedBreakpoints: PostCssPlugin = {
  postcssPlugin: 'named-breakpoints',
  AtRule(rule) {
    if (/^(media|container)$/.test(rule.name)) rule.params = withBreakpoints(rule.params);
  },
};
