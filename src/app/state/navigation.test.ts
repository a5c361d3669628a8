import { expect, it } from 'vitest';
import { createNavigation } from './navigation.ts';

it('compiles requests for panels and fields that exist, and no others', () => {
  const navigation = createNavigation();
  navigation.go({ kind: 'panel', panel: 'export', field: 'HTTP_PROXY' });
  // @ts-expect-error No panel has this name.
  navigation.go({ kind: 'panel', panel: 'exports' });
  // @ts-expect-error Export has no such field.
  navigation.go({ kind: 'panel', panel: 'export', field: 'HTTP_PROXIES' });
  // @ts-expect-error The list of problems has no fields to ask for.
  navigation.go({ kind: 'panel', panel: 'problems', field: 'HTTP_PROXY' });
  expect(navigation.pending('panel')).toBeDefined();
});
