import type { Advice } from './rule.ts';

/** `<CLIENT_ID>`, as references write what is to be filled in. */
export function checkPlaceholder(text: string): readonly Advice[] {
  if (!/^<[A-Z0-9_ -]+>$/.test(text)) return [];
  return [
    {
      code: 'placeholder',
      severity: 'warning',
      message: 'This is still the placeholder of a template. Write your own value.',
    },
  ];
}
