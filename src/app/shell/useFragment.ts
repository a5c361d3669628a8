import { useEffect, useEffectEvent, useRef } from 'react';
import { whenDraftsAreRestored } from '../drafts/draftKeeper.ts';
import { endGuide, showGuideStep, useGuide } from '../page/guidedSetup.ts';
import { usePageState } from '../page/pageState.ts';
import { useSelected, useWorkspace } from '../page/useWorkspace.ts';
import { guideFragment, type NewDocument, parseFragment, toolFragment } from '../places/fragment.ts';
import { usePlaces } from '../places/places.ts';
import { useCommands } from './commands/commands.ts';
import { leaveTool } from './panes/paneFocus.ts';
import { isToolInPlace, useToolInPlace } from './panes/paneState.ts';

/**
 * Follows the fragment of the address, initially and whenever it changes: goes to an option, a tool or a step of the
 * guided set-up, or creates a document if none is open. Gives each tool and each step an entry in the browser's history:
 * Back closes the tool, and a link or a reload opens it. The address holds nothing of the document.
 */
export function useFragment(): void {
  const { run } = useCommands();
  const page = usePageState();
  const workspace = useWorkspace();
  const places = usePlaces();
  const fileId = useSelected(({ file }) => file?.id);
  const tool = useToolInPlace();
  const guide = useGuide();
  const shown = tool ? toolFragment(tool) : guide?.isShown ? guideFragment(guide.step) : '';
  const shownFor = useRef<number>(undefined);
  const isFollowed = useRef(false);
  const isReturning = useRef(false);

  const follow = useEffectEvent(() => {
    const request = parseFragment(window.location.hash);
    if (request?.kind === 'option') void places.goTo({ kind: 'option', path: request.path });
    else if (request?.kind === 'tool') void places.goTo({ kind: 'tool', tool: request.tool });
    else {
      if (isToolInPlace(page)) leaveTool(page);
      if (request?.kind !== 'guide') return endGuide(page);
      void places.goTo({ kind: 'form' });
      showGuideStep(workspace, page, request.step);
    }
  });

  const createOnStart = useEffectEvent((document: NewDocument) => {
    if (!workspace.snapshot.file) run(document);
  });

  /** Records what is shown in the browser's history; with nothing shown, returns to the entry before the first tool. */
  const record = useEffectEvent((isStep: boolean) => {
    const { history, location } = window;
    const depth: number = history.state?.depth ?? 0;
    if (!isFollowed.current || isReturning.current || shown === location.hash) return;
    if (shown !== '' && isStep) history.pushState({ depth: depth + 1 }, '', shown);
    else if (shown !== '') history.replaceState(history.state, '', shown);
    else if (depth === 0 && parseFragment(location.hash)?.kind !== 'option') clearFragment();
    else if (depth > 0) {
      isReturning.current = true;
      history.go(-depth);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is recorded once it changes.
  useEffect(() => {
    // What a document opens with is no step of the user.
    record(shownFor.current === fileId);
    shownFor.current = fileId;
  }, [shown, fileId]);

  useEffect(() => {
    const change = () => {
      const request = parseFragment(window.location.hash);
      if (isReturning.current) {
        isReturning.current = false;
        record(true);
      } else if (request?.kind === 'new') {
        clearFragment();
        createOnStart(request.document);
      } else follow();
    };
    // The address may be a bookmark: restored work is more important.
    const request = parseFragment(window.location.hash);
    if (request?.kind === 'new') clearFragment();
    if (request?.kind === 'option') follow();
    isFollowed.current = request?.kind !== 'tool' && request?.kind !== 'guide';
    void whenDraftsAreRestored(page).then(() => {
      if (request?.kind === 'new') createOnStart(request.document);
      else if (!isFollowed.current) follow();
      isFollowed.current = true;
    });
    // Unlike `hashchange`, it also comes where both entries have the same fragment.
    window.addEventListener('popstate', change);
    return () => window.removeEventListener('popstate', change);
  }, [page]);
}

/** Removes `#new=…` from the address first, so that a reload creates no second document. */
function clearFragment(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}
