import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../../state/navigation.ts';
import type { PaneId } from './panes.tsx';

const paneOf = { form: 'form', search: 'form', text: 'hjson', changes: 'hjson', panel: 'panels' } as const;

/** Brings the pane to the front that a request is about, before the pane serves it: what is hidden cannot have the focus. */
export function usePaneRequests(select: (id: PaneId) => void): void {
  const navigation = useNavigation();
  // A layout effect listens before the effects of the panes do, and so is asked first.
  useLayoutEffect(() => navigation.listen(({ kind }) => flushSync(() => select(paneOf[kind]))), [navigation, select]);
}
