import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { sections } from '../../config/index.ts';
import type { TextExcess } from '../../hjson/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { shownName } from '../../workspace/index.ts';
import { useMediaQuery } from '../platform/mediaQuery.ts';
import { type NavigationRequest, useNavigation } from '../state/navigation.ts';
import { setOptionFilter, useOptionFilter } from '../state/optionFilter.ts';
import { usePageState } from '../state/pageState.ts';
import { useIsAfterText } from '../state/textPane.ts';
import { useStore } from '../state/useStore.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PaneActions } from '../ui/Pane.tsx';
import styles from './ConfigForm.module.css';
import { FillInChecklist } from './FillInChecklist.tsx';
import { focusOption } from './focusOption.ts';
import { formRows, rowsInSight } from './formRows.ts';
import { guidePlace } from './guide/guidePlace.ts';
import { OptionField } from './OptionField.tsx';
import { useOptionMenuKey } from './optionMenuKey.ts';
import { RemoveDefaults } from './RemoveDefaults.tsx';
import { breadcrumb } from './search/breadcrumb.ts';
import { FilterMenu } from './search/FilterMenu.tsx';
import { searchWords } from './search/searchRank.ts';
import { useShownOptions } from './search/useShownOptions.ts';
import { SectionHead } from './sections/SectionHead.tsx';
import { SectionPager } from './sections/SectionPager.tsx';
import { SectionSelect } from './sections/SectionSelect.tsx';
import { shownSection, showSectionOf, useOneSectionAtATime } from './sections/shownSection.ts';
import { UnknownKeys } from './UnknownKeys.tsx';
import { useFollowText } from './useFollowText.ts';
import { useForgetOption } from './useForgetOption.ts';

const NextBar = lazyPart(async () => (await import('./NextBar.tsx')).NextBar);
const GuidedSetup = lazyPart(async () => (await import('./guide/GuidedSetup.tsx')).GuidedSetup);
const UnreachableOption = lazyPart(async () => (await import('./search/UnreachableOption.tsx')).UnreachableOption);
// Lazy because it bundles the environment variables.
const OtherResults = lazyPart(async () => (await import('./search/OtherResults.tsx')).OtherResults);

/** Every option of the schema by section; search results as one list, best match first. */
export function ConfigForm() {
  const page = usePageState();
  const { query } = useOptionFilter();
  const { facts: shown, unreachable, total } = useShownOptions();
  const fields = shown.length - unreachable.length;
  const isSearch = searchWords(query).length > 0;
  const rows = isSearch ? shown.map((facts) => ({ facts, inner: undefined })) : formRows(shown);
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isGuided = useStore(page.part(guidePlace)) !== undefined;
  const isNarrow = useMediaQuery('(max-width: 1099px)');
  const isAlone = useMediaQuery('(max-width: 819px)');
  const isOneAtATime = useOneSectionAtATime();
  const section = useStore(page.part(shownSection));
  // A search or a filter shows what it finds in all sections.
  const only = isOneAtATime && total === fields && !isSearch ? section : undefined;
  const isStart = only === undefined || only === sections[0]?.id;
  const drawn = useDrawnRows();
  // The first rows may be those of a section that is not shown.
  const isWhole = drawn.isWhole || only !== undefined;
  useFormRequests({ ...drawn, isWhole });
  useOptionMenuKey();
  useFollowText();
  useForgetOption();

  if (excess) return <TooLarge excess={excess} />;
  if (isGuided) {
    return (
      <Suspense>
        <GuidedSetup />
      </Suspense>
    );
  }
  return (
    <div className={styles.form} aria-busy={isWhole ? undefined : true}>
      {isNarrow && <SectionSelect {...(only && { shown: only })} />}
      <PaneActions>
        <FilterMenu />
      </PaneActions>
      {total === fields && !isSearch && isStart && <FillInChecklist />}
      {isStart && <RemoveDefaults />}
      <p className={styles.found} role="status">
        {fields < total && (
          <>
            {fields === 0 ? noMatchFor(query) : `${fields} of ${total} options.`}{' '}
            <Button look="link" onClick={() => setOptionFilter(page, { query: '', filter: 'all' })}>
              Show all options
            </Button>
          </>
        )}
      </p>
      {/* One list, so that a field keeps its draft and focus when a search moves it. */}
      {rows
        .slice(0, isWhole ? undefined : rowsInSight(rows, window.innerHeight, !isSearch))
        .flatMap(({ facts, inner }, position) => [
          !isSearch &&
            facts.section !== rows[position - 1]?.facts.section &&
            (only ?? facts.section) === facts.section && (
              <SectionHead key={`section ${facts.section}`} id={facts.section} />
            ),
          unreachable.includes(facts.key) ? (
            <Suspense key={facts.key}>
              <UnreachableOption facts={facts} />
            </Suspense>
          ) : (
            <OptionField
              key={facts.key}
              facts={facts}
              {...(inner && { inner })}
              {...(isSearch && { place: breadcrumb(facts) })}
              isHidden={only !== undefined && only !== facts.section}
            />
          ),
        ])}
      {isWhole && isStart && <UnknownKeys />}
      {only && <SectionPager shown={only} />}
      {isSearch && (
        <Suspense>
          <OtherResults />
        </Suspense>
      )}
      {isAlone && !isSearch && (
        <Suspense>
          <NextBar />
        </Suspense>
      )}
    </div>
  );
}

function noMatchFor(query: string): string {
  return query.trim() === '' ? 'No option matches.' : `No field matches “${query.trim()}”.`;
}

/** What the form shows for a text that could not be read. */
function TooLarge({ excess }: { readonly excess: TextExcess }) {
  return (
    <div className={styles.tooLarge}>
      <Notice kind="warning">
        The text {excess.reason}, which is too large for the form. You can edit it as text, save it and export it
        unchanged. It is not checked, and its secrets are not hidden.
      </Notice>
    </div>
  );
}

interface DrawnRows {
  /** False until the text is on the screen: at first there are only the rows in sight. */
  readonly isWhole: boolean;
  /** Draws all of them before the next frame, for a caller that goes to one of the others. */
  readonly drawAll: () => void;
}

function useDrawnRows(): DrawnRows {
  const isAfterText = useIsAfterText();
  const [isAsked, setIsAsked] = useState(false);
  const isWhole = isAfterText || isAsked;
  useEffect(() => {
    if (isWhole) return;
    const draw = () => setIsAsked(true);
    for (const type of askingEvents) addEventListener(type, draw, { capture: true, passive: true });
    return () => {
      for (const type of askingEvents) removeEventListener(type, draw, { capture: true });
    };
  }, [isWhole]);
  return { isWhole, drawAll: () => setIsAsked(true) };
}

/** After these, a row may come into sight. */
const askingEvents = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'resize'] as const;

/** Goes to the option that another view requests; first shows its section and clears a filter that hides it. */
function useFormRequests({ isWhole, drawAll }: DrawnRows): void {
  const workspace = useWorkspace();
  const page = usePageState();
  const navigation = useNavigation();
  const serve = useEffectEvent((request: NavigationRequest): void => {
    if (request.kind !== 'form') return;
    if (!isWhole) {
      drawAll();
      requestAnimationFrame(() => serve(request));
      return;
    }
    showSectionOf(page, request.path);
    const nameOf = (path: OptionPath) => shownName(workspace.snapshot.document, path);
    if (!focusOption(request.path, nameOf)) {
      setOptionFilter(page, { query: '', filter: 'all' });
      requestAnimationFrame(() => focusOption(request.path, nameOf));
    }
    navigation.served(request);
  });
  useEffect(() => {
    const waiting = navigation.pending('form');
    if (waiting) serve(waiting);
    return navigation.listen(serve);
  }, [navigation]);
}
