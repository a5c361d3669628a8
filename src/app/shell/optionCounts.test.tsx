// @vitest-environment happy-dom
import { type ReactNode, act as settled } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultTemplate, exampleConfiguration, options, optionTotal } from '../../config/index.ts';
import { noYaml, recognisePaste } from '../../delivery/index.ts';
import { runOn } from '../../testing/commandLine.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { CompareView } from '../features/compareView/CompareView.tsx';
import { FillInLine } from '../features/configForm/checklist/FillInLine.tsx';
import { ExportPanel } from '../features/deliveryPanel/ExportPanel.tsx';
import { EffectiveValues } from '../features/deliveryPanel/effective/EffectiveValues.tsx';
import { ProblemList } from '../features/problemList/ProblemList.tsx';
import { addText, comparedTexts } from '../page/files.ts';
import { createPageState } from '../page/pageState.ts';
import { AboutDialog } from './dialogs/AboutDialog.tsx';
import { StartScreen } from './StartScreen.tsx';
import { StatusLine } from './StatusLine.tsx';

const views: Readonly<Record<string, ReactNode>> = {
  'status line': <StatusLine />,
  'next step': <FillInLine place="top" />,
  problems: <ProblemList />,
  compare: <CompareView />,
  effective: <EffectiveValues />,
  export: <ExportPanel />,
};

const texts: Readonly<Record<string, string>> = {
  empty: '{}',
  template: defaultTemplate(),
  example: exampleConfiguration(),
  'with placeholders': `{
  baseUrl: "https://review.example.com"
  organisationName: "<NAME>"
  gatewayOAuth2: { clientId: "a", clientSecret: "fake", tokenUrl: "https://a/t", endpointParams: { audience: "<AUDIENCE>" } }
  smtpAuth: { username: "u" }
  templatesPath: null
  unknownKey: 1
}`,
};

const numbersIn = (text: string) => ({
  set: [...text.matchAll(/(\d+) of (\d+) options set/g)].map(([, set, of]) => `${set} of ${of}`),
  toFillIn: [...text.matchAll(/(\d+) (?:options? (?:is|are) still )?to fill in/g)].map(([, count]) => Number(count)),
});

describe.each(Object.entries(texts))('%s: one number of options in the same words', (_name, text) => {
  it('is in every place', async () => {
    const effective = await runOn({ files: { a: text } }, 'effective', 'a');
    const [set] = numbersIn(effective.err).set;
    const [left = 0] = numbersIn(effective.err).toFillIn;
    expect(set).toMatch(new RegExp(`^\\d+ of ${optionTotal}$`));
    const containers = Object.entries(views).map(([view, element]) => {
      const page = createPageState();
      addText(page.part(comparedTexts), { label: 'other.hjson', text, variables: [] });
      return [view, renderInWorkspace(text, element, page).container] as const;
    });
    await settled(async () => void (await new Promise((resolve) => setTimeout(resolve, 500))));
    const seen = containers.map(([view, { textContent }]) => [view, numbersIn(textContent ?? '')] as const);
    const differing = seen.filter(
      ([, found]) => found.set.some((each) => each !== set) || found.toFillIn.some((each) => each !== left),
    );
    expect(differing).toEqual([]);
    const withSet = seen.filter(([, found]) => found.set.length > 0).map(([view]) => view);
    expect(withSet).toEqual(expect.arrayContaining(['status line', 'compare', 'effective']));
    const pasted = recognisePaste(text, noYaml);
    expect(pasted.kind === 'found' && `${pasted.choices[0]?.options} of ${optionTotal}`).toBe(
      text === '{}' ? false : set,
    );
  });
});

it('the start screen, About and the template say how many there are', () => {
  expect(optionTotal).toBe(options.filter(({ path }) => path.length === 1).length);
  for (const view of [<StartScreen key="start" />, <AboutDialog key="about" onClose={() => {}} />]) {
    renderInWorkspace('{}', view);
    const found = [...(document.body.textContent ?? '').matchAll(/(\d+) (?:documented )?options/g)];
    expect(found.map(([, count]) => Number(count))).toContain(optionTotal);
  }
  expect(defaultTemplate()).toContain(`all ${optionTotal} documented options`);
});
