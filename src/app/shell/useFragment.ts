import { useEffect, useEffectEvent } from 'react';
import { whenDraftsAreRestored } from '../drafts/draftKeeper.ts';
import { usePageState } from '../page/pageState.ts';
import { useWorkspace } from '../page/useWorkspace.ts';
import { type NewDocument, parseFragment } from '../places/fragment.ts';
import { usePlaces } from '../places/places.ts';

/**
 * Follows the fragment of the address, initially and whenever it changes: goes to an option or a tool as soon as the
 * form is ready, or creates a document if none is open.
 */
export function useFragment(create: (document: NewDocument) => void): void {
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();

  const follow = useEffectEvent((isReady: Promise<void> | undefined) => {
    const request = parseFragment(window.location.hash);
    if (request?.kind === 'option') void places.goTo({ kind: 'option', path: request.path });
    if (request?.kind === 'panel') void places.goTo({ kind: 'panel', panel: request.panel });
    if (request?.kind !== 'new') return;
    // First: reloading the page must not create it again.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    const createOnStart = () => {
      if (!workspace.snapshot.file) create(request.document);
    };
    if (isReady) void isReady.then(createOnStart);
    else createOnStart();
  });

  useEffect(() => {
    const change = () => follow(undefined);
    // The address may be a bookmark: restored work is more important.
    follow(whenDraftsAreRestored(page));
    window.addEventListener('hashchange', change);
    return () => window.removeEventListener('hashchange', change);
  }, [page]);
}
