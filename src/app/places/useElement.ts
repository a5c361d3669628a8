import { type RefCallback, useCallback } from 'react';
import type { ElementKind } from './elements.ts';
import { usePlaces } from './places.ts';

/** A ref that registers its element. */
export function useElement(kind: ElementKind, name: string): RefCallback<HTMLElement> {
  const { elements } = usePlaces();
  return useCallback(
    (element) => (element ? elements.register(kind, name, element) : undefined),
    [elements, kind, name],
  );
}
