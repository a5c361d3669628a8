import { useEffect } from 'react';
import { navigation } from '../browser/navigation.ts';
import type { PaneId } from './panes.tsx';

const paneOf = { form: 'form', text: 'hjson', panel: 'panels' } as const;

/** Brings the pane to the front that a request is about. */
export function usePaneRequests(select: (id: PaneId) => void): void {
  useEffect(() => navigation.listen((request) => select(paneOf[request.kind])), [select]);
}
