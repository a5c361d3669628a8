// @vitest-environment happy-dom
import { type ReactNode, act as settled } from 'react';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { expect, test, vi } from 'vitest';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { createProgramChecker } from '../../tokenRequest/index.ts';
import { createWorkspace, type Workspace } from '../../workspace/index.ts';
import { loadProgramTools } from '../exprField/programTools.ts';
import { BrandingPreview } from '../features/brandingPreview/BrandingPreview.tsx';
import { CompareView } from '../features/compareView/CompareView.tsx';
import { ReviewView } from '../features/compareView/review/ReviewView.tsx';
import { ConfigForm } from '../features/configForm/ConfigForm.tsx';
import { GuidedForm } from '../features/configForm/guide/GuidedForm.tsx';
import { preloadControls } from '../features/configForm/OptionField.tsx';
import { ExportPanel } from '../features/deliveryPanel/ExportPanel.tsx';
import { EffectiveValues } from '../features/deliveryPanel/effective/EffectiveValues.tsx';
import { outlineOf } from '../features/hjsonEditor/assist/structure.ts';
import { PlainEditor } from '../features/hjsonEditor/PlainEditor.tsx';
import { visitProblem } from '../features/problemList/goToProblem.ts';
import { ProblemList } from '../features/problemList/ProblemList.tsx';
import { ServerCheck } from '../features/serverCheck/ServerCheck.tsx';
import { TokenSimulator } from '../features/tokenSimulator/TokenSimulator.tsx';
import { announcement } from '../page/announcer.ts';
import { createStore } from '../page/createStore.ts';
import { setOptionFilter } from '../page/editing.ts';
import { addText, comparedTexts } from '../page/files.ts';
import { goToStep, lastStep, startGuide } from '../page/guidedSetup.ts';
import { createPageState, type PageState, useStore } from '../page/pageState.ts';

/** A page for views of the document, which goes from one text to the next. */
async function openPage(view: ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.addAnalyser(createProgramChecker().problems);
  await loadProgramTools(page);
  await preloadControls();
  const { container } = renderInWorkspace('{}', view, page, workspace);
  await settled(async () => void (await vi.advanceTimersByTimeAsync(8000)));
  return { page, workspace, container };
}

/** The views that show all of a document, side by side. */
const parts = {
  form: <ConfigForm />,
  problems: <ProblemList />,
  'token request': <TokenSimulator />,
  text: <PlainEditor session={{ current: undefined }} hasFailed={false} onCopySecrets={() => {}} />,
  table: <EffectiveValues />,
};

/** Text, attributes and what fields hold. */
function surfaceOf(view: HTMLElement): string {
  const fields = [...view.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [view.outerHTML, ...fields.map(({ value }) => value)].join('\n');
}

/** Where the marker is, with what is before it. */
function hitIn(content: string, marker: string): string | undefined {
  const at = content.toLowerCase().indexOf(marker);
  return at < 0 ? undefined : `…${content.slice(Math.max(0, at - 120), at + 20)}`;
}

test('a planted secret is in no view that nobody asked to show it', { ...longTest, tags: 'slow' }, async () => {
  const count = fuzzCount(60);
  const view = Object.entries(parts).map(([name, part]) => (
    <div key={name} data-view={name}>
      {part}
    </div>
  ));
  const { page, workspace, container } = await openPage(view);
  const surfaces = () =>
    [...container.querySelectorAll<HTMLElement>('[data-view]')].map(
      (each) => [each.dataset.view ?? '', surfaceOf(each)] as const,
    );
  const shown: string[] = [];
  const reached = { 'hidden fields': 0, 'hidden values': 0, problems: 0, fields: 0, masks: 0 };
  for (const { text, marker, spelling } of plantedDocuments(count, 107)) {
    await settled(async () => workspace.open({ name: 'config.json', text }));
    const { document, diagnostics } = workspace.snapshot;
    const said = diagnostics.map((problem) => {
      visitProblem(page, workspace.snapshot, problem);
      const { message, detail, fixes } = problem;
      return [message, detail, ...fixes.map(({ title }) => title), page.part(announcement).get().sentence];
    });
    const found = [
      ...surfaces(),
      ['messages', JSON.stringify(said)] as const,
      ['outline', JSON.stringify(outlineOf(document))] as const,
    ];
    for (const [view, content] of found) {
      const hit = hitIn(content, marker);
      if (hit !== undefined) shown.push(`${view}: ${spelling}: ${hit}\n${text}`);
    }
    if (container.querySelector('[data-is-set]')) reached['hidden fields']++;
    if (diagnostics.length > 0) reached.problems++;
    if (container.querySelector('[data-view="token request"] tbody tr')) reached.fields++;
    if (container.querySelector<HTMLTextAreaElement>('[data-view="text"] textarea')?.value.includes('•••'))
      reached.masks++;
    if (
      /^Show /m.test(
        [...container.querySelectorAll('[data-view="form"] button')].map(({ textContent }) => textContent).join('\n'),
      )
    )
      reached['hidden values']++;
  }
  expect(shown.slice(0, 5)).toEqual([]);
  for (const [view, cases] of Object.entries(reached)) expect(cases, view).toBeGreaterThan(count / 20);
  expect(reached.masks).toBeGreaterThan(count * 0.9);
});

interface Turn {
  readonly part: ReactNode;
  /** Brings the view to one of its states. */
  readonly prepare?: (page: PageState, workspace: Workspace, index: number) => void;
  /** Chooses something in it. */
  readonly act?: (view: HTMLElement, index: number) => void;
  /** True if it shows something of the document. */
  readonly isFilled: (view: HTMLElement) => boolean;
}

const other = '{ baseUrl: "https://b.example.com", smtpPort: 587, oidcClientSecret: "other" }';

/** The views that are shown alone. */
const turns: Readonly<Record<string, Turn>> = {
  'search results': {
    part: <ConfigForm />,
    prepare: (page, _, index) => setOptionFilter(page, { query: ['secret', 'zebra', '@set', 'pass'][index % 4] ?? '' }),
    isFilled: (view) => view.querySelector('[data-option]') !== null,
  },
  guide: {
    part: <GuidedForm />,
    prepare(page, workspace, index) {
      startGuide(workspace, page);
      goToStep(page, index % (lastStep + 1));
    },
    isFilled: (view) => view.querySelector('input, dl, table, textarea, [role="switch"]') !== null,
  },
  'branding preview': { part: <BrandingPreview />, isFilled: (view) => view.querySelector('svg, img') !== null },
  export: {
    part: <ExportPanel />,
    act(view, index) {
      // Not the view as written, which shows the secrets.
      const groups = '[role="radiogroup"]:not([aria-label="Preview"])';
      const choices = [...view.querySelectorAll<HTMLElement>(`${groups} [role="radio"]`)];
      // The target stays chosen from one turn to the next.
      const asFile = choices.find(({ textContent }) => textContent === 'As a file');
      (index % 2 === 0 ? asFile : choices[index % choices.length])?.click();
    },
    isFilled: (view) => view.querySelector('[aria-label="Preview"] li, [aria-label="Half to commit"]') !== null,
  },
  compare: {
    part: <CompareView />,
    prepare(page, workspace, index) {
      const { text } = workspace.snapshot;
      // The document with the secret is open, or beside the open one.
      if (index % 2 === 0) workspace.open({ name: 'other.json', text: other });
      addText(page.part(comparedTexts), { label: 'beside', text: index % 2 === 0 ? text : other, variables: [] });
    },
    isFilled: (view) => view.querySelector('[aria-label="Comparison"] li') !== null,
  },
  review: {
    part: <ReviewView />,
    prepare(_, workspace) {
      const end = workspace.snapshot.text.length;
      workspace.apply([{ range: { start: 0, end }, newText: other }], { view: 'hjson', label: 'Edit' });
    },
    isFilled: (view) => view.querySelector('li') !== null,
  },
  check: { part: <ServerCheck />, isFilled: (view) => view.querySelector('textarea[readonly]') !== null },
};

test('a planted secret is in no view that is shown alone', { ...longTest, tags: 'slow' }, async () => {
  const names = Object.keys(turns);
  const count = fuzzCount(20) * names.length;
  const current = createStore('');
  function Current() {
    const name = useStore(current);
    return (
      <div key={name} data-view={name}>
        {turns[name]?.part}
      </div>
    );
  }
  const { page, workspace, container } = await openPage(<Current />);
  const shown: string[] = [];
  const filled = Object.fromEntries(names.map((name) => [name, 0]));
  let index = 0;
  for (const { text, marker, spelling } of plantedDocuments(count, 109)) {
    const name = names[index % names.length] ?? '';
    const round = Math.floor(index++ / names.length);
    const turn = turns[name];
    await settled(async () => {
      current.set('');
      page.forget();
      setOptionFilter(page, { query: '' });
      workspace.open({ name: 'config.json', text });
      turn?.prepare?.(page, workspace, round);
      current.set(name);
      await vi.advanceTimersByTimeAsync(round === 0 ? 8000 : 100);
    });
    const view = container.querySelector<HTMLElement>('[data-view]');
    if (!view || !turn) continue;
    await settled(async () => turn.act?.(view, round));
    const hit = hitIn(surfaceOf(view), marker);
    if (hit !== undefined) shown.push(`${name}: ${spelling}: ${hit}\n${text}`);
    if (turn.isFilled(view)) filled[name] = (filled[name] ?? 0) + 1;
  }
  expect(shown.slice(0, 5)).toEqual([]);
  for (const [name, cases] of Object.entries(filled)) expect(cases, name).toBeGreaterThan(count / names.length / 4);
});
