// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, test, vi } from 'vitest';
import { fuzzCount } from '../../testing/fuzzRuns.ts';
import { plantedDocuments } from '../../testing/plantedSecrets.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { createProgramChecker } from '../../tokenRequest/index.ts';
import { createWorkspace } from '../../workspace/index.ts';
import { loadProgramTools } from '../exprField/programTools.ts';
import { ConfigForm } from '../features/configForm/ConfigForm.tsx';
import { preloadControls } from '../features/configForm/OptionField.tsx';
import { EffectiveRows } from '../features/deliveryPanel/EffectiveRows.tsx';
import { outlineOf } from '../features/hjsonEditor/assist/structure.ts';
import { PlainEditor } from '../features/hjsonEditor/PlainEditor.tsx';
import { visitProblem } from '../features/problemList/goToProblem.ts';
import { ProblemList } from '../features/problemList/ProblemList.tsx';
import { TokenSimulator } from '../features/tokenSimulator/TokenSimulator.tsx';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import { useSelected } from '../page/useWorkspace.ts';

function Effective() {
  return <EffectiveRows document={useSelected(({ document }) => document)} />;
}

/** Every view of the document, in one page that goes from one text to the next. */
async function views() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.addAnalyser(createProgramChecker().problems);
  await loadProgramTools(page);
  await preloadControls();
  const parts = {
    form: <ConfigForm />,
    problems: <ProblemList />,
    'token request': <TokenSimulator />,
    text: <PlainEditor session={{ current: undefined }} hasFailed={false} onCopySecrets={() => {}} />,
    table: <Effective />,
  };
  const view = Object.entries(parts).map(([name, part]) => (
    <div key={name} data-view={name}>
      {part}
    </div>
  ));
  const { container } = renderInWorkspace('{}', view, page, workspace);
  const settle = () => settled(async () => void (await vi.advanceTimersByTimeAsync(8000)));
  await settle();
  const surfaces = () =>
    [...container.querySelectorAll<HTMLElement>('[data-view]')].map(
      (view) => [view.dataset.view ?? '', surfaceOf(view)] as const,
    );
  return { page, workspace, container, surfaces, settle };
}

/** Text, attributes and what fields hold. */
function surfaceOf(view: HTMLElement): string {
  const fields = [...view.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [view.outerHTML, ...fields.map(({ value }) => value)].join('\n');
}

test('a planted secret is in no view that nobody asked to show it', async () => {
  const count = fuzzCount(60);
  const { page, workspace, container, surfaces } = await views();
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
      const at = content.toLowerCase().indexOf(marker);
      if (at >= 0) shown.push(`${view}: ${spelling}: …${content.slice(Math.max(0, at - 120), at + 20)}\n${text}`);
    }
    if (container.querySelector('[data-is-set]')) reached['hidden fields']++;
    if (diagnostics.length > 0) reached.problems++;
    if (container.querySelector('[data-view="token request"] tbody tr')) reached.fields++;
    if (container.querySelector<HTMLTextAreaElement>('[data-view="text"] textarea')?.value.includes('••••'))
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
