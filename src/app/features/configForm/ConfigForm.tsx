import type { TextExcess } from 'hjson-document';
import { Suspense, useDeferredValue, useState } from 'react';
import { counted, searchWords } from 'source-text';
import { sections } from '../../../config/index.ts';
import { setOptionFilter, useOptionFilter } from '../../page/editing.ts';
import { useGuide } from '../../page/guidedSetup.ts';
import { usePageState, usePart } from '../../page/pageState.ts';
import { textPane } from '../../page/textPane.ts';
import { useSelected } from '../../page/useWorkspace.ts';
import { roomFor } from '../../platform/breakpoints.ts';
import { useMediaQuery } from '../../platform/mediaQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ConfigForm.module.css';
import { FillInLine } from './checklist/FillInLine.tsx';
import { SectionConsequence } from './consequences/SectionConsequence.tsx';
import { EnvironmentVariables } from './environment/EnvironmentVariables.tsx';
import { OptionField } from './OptionField.tsx';
import { formRows } from './option/formRows.ts';
import { RemoveDefaults } from './RemoveDefaults.tsx';
import { breadcrumb } from './search/breadcrumb.ts';
import { FilterMenu } from './search/FilterMenu.tsx';
import { useShownOptions } from './search/useShownOptions.ts';
import { SectionHead } from './sections/SectionHead.tsx';
import { SectionPager } from './sections/SectionPager.tsx';
import { SectionSelect } from './sections/SectionSelect.tsx';
import { shownSection, useOneSectionAtATime } from './sections/shownSection.ts';
import { UnknownKeys } from './unknownKeys/UnknownKeys.tsx';
import { useFollowText } from './useFollowText.ts';
import { useForgetOption } from './useForgetOption.ts';
import { useFormPlaces } from './useFormPlaces.ts';

const GuidedForm = lazyPart(async () => (await import('./guide/GuidedForm.tsx')).GuidedForm);
const UnreachableOption = lazyPart(async () => (await import('./search/UnreachableOption.tsx')).UnreachableOption);
// Lazy because it bundles the environment variables.
const OtherResults = lazyPart(async () => (await import('./search/OtherResults.tsx')).OtherResults);

/** How many rows the first frame has: they fill most windows. The others are rendered afterwards, without delaying input. */
const firstRows = 6;

/** Every option of the schema by section; search results as one list, best match first. */
export function ConfigForm() {
  const page = usePageState();
  const { query } = useOptionFilter();
  const { options: shown, unreachable, total } = useShownOptions();
  const fields = shown.length - unreachable.length;
  const isSearch = searchWords(query).length > 0;
  const rows = isSearch ? shown.map((option) => ({ option, inner: undefined })) : formRows(shown);
  const excess = useSelected((snapshot) => snapshot.document.excess);
  const isNarrow = !useMediaQuery(roomFor.navigation);
  const isAlone = !useMediaQuery(roomFor.rail);
  const isGuided = useGuide()?.isShown ?? false;
  const isOneAtATime = useOneSectionAtATime();
  const section = usePart(shownSection);
  // A search or a filter covers all sections.
  const isFiltered = fields < total || isSearch;
  const only = isOneAtATime && !isFiltered ? section : undefined;
  const isStart = only === undefined || only === sections[0]?.id;
  // Load the text editor before the remaining rows: once React renders them, the editor has to wait for all of them.
  const isTextLoading = usePart(textPane) === 'loading';
  const isDeferred = useDeferredValue(!isTextLoading, false);
  const [hasAllRows, setHasAllRows] = useState(false);
  // For good: a text pane that is opened later loads its editor beside all of them.
  if (isDeferred && !hasAllRows) setHasAllRows(true);
  // The first rows may be in a section that is not shown, and a search has its own.
  const isWhole = hasAllRows || only !== undefined || isFiltered;
  useFormPlaces(() => setHasAllRows(true));
  useFollowText();
  useForgetOption();

  if (excess) return <TooLarge excess={excess} />;
  if (isGuided && !isFiltered) {
    return (
      <div className={styles.form}>
        <Suspense>
          <GuidedForm />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.form} aria-busy={isWhole ? undefined : true}>
      {isNarrow && <SectionSelect {...(only && { shown: only })}>{isAlone && <FilterMenu />}</SectionSelect>}
      {!isFiltered && isStart && !isAlone && <FillInLine place="top" />}
      {isStart && <RemoveDefaults />}
      <p className={styles.found} role="status">
        {fields < total && (
          <>
            {fields === 0 ? noMatchFor(query) : `${counted(fields, 'field')} of the form.`}{' '}
            <Button
              look="link"
              aria-keyshortcuts="Escape"
              onClick={() => setOptionFilter(page, { query: '', filter: 'all' })}
            >
              Show all options
            </Button>{' '}
            <kbd aria-hidden>Esc</kbd>
          </>
        )}
      </p>
      {!isAlone && (
        <div className={styles.filter}>
          <FilterMenu />
        </div>
      )}
      {/* One list, so that a field keeps its draft and focus when a search moves it. */}
      {rows.slice(0, isWhole ? undefined : firstRows).flatMap(({ option, inner }, position) => [
        !isSearch &&
          option.section !== rows[position - 1]?.option.section &&
          (only ?? option.section) === option.section && (
            <SectionHead key={`section ${option.section}`} id={option.section} />
          ),
        unreachable.includes(option.key) ? (
          <Suspense key={option.key}>
            <UnreachableOption option={option} />
          </Suspense>
        ) : (
          <OptionField
            key={option.key}
            option={option}
            {...(inner && { inner })}
            {...(isSearch && { place: breadcrumb(option), level: 3 })}
            isHidden={only !== undefined && only !== option.section}
          />
        ),
        !isFiltered &&
          option.section !== rows[position + 1]?.option.section &&
          (only ?? option.section) === option.section && (
            <SectionConsequence key={`consequence ${option.section}`} section={option.section} />
          ),
      ])}
      {isWhole && isStart && <UnknownKeys />}
      {isWhole && !isFiltered && (only ?? 'environment') === 'environment' && (
        <>
          <SectionHead id="environment" />
          <EnvironmentVariables />
        </>
      )}
      {only && <SectionPager shown={only} />}
      {isSearch && (
        <Suspense>
          <OtherResults />
        </Suspense>
      )}
      {isAlone && !isSearch && <FillInLine place="bottom" />}
    </div>
  );
}

function noMatchFor(query: string): string {
  return query.trim() === '' ? 'No option matches.' : `No field matches “${query.trim()}”.`;
}

/** What the form shows for a text that could not be parsed. */
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
