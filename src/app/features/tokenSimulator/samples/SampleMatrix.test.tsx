// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { createProgramChecker } from '../../../../tokenRequest/index.ts';
import { createPageState } from '../../../page/pageState.ts';
import { addSamples } from '../../../page/samples.ts';
import { TokenSimulator } from '../TokenSimulator.tsx';

const sample = { name: '', sourceID: '1', gatewayURL: 'a', baseURL: undefined, time: '', timeZone: '' };

it('draws only the columns and rows in sight of thousands of each', () => {
  const parameters = Array.from({ length: 1_500 }, (_, index) => `p${index}: sourceID + '${index}'`);
  const page = createPageState();
  addSamples(
    page,
    Array.from({ length: 2_000 }, (_, index) => ({ ...sample, name: `Sample ${index}` })),
  );
  const { container } = renderInWorkspace(
    `gatewayOAuth2: {\ntokenUrl: "https://t.example"\nendpointParams: {\n${parameters.join('\n')}\n}\n}\n`,
    <TokenSimulator />,
    page,
  );
  const matrix = container.querySelector('section[aria-label="Samples, compared"]');
  expect(matrix?.querySelectorAll('thead th').length).toBeLessThan(20);
  expect(matrix?.querySelectorAll('tbody tr').length).toBeGreaterThan(3);
  expect(matrix?.querySelectorAll('tbody tr').length).toBeLessThan(60);
});

it('compares the fields whose value can differ, and names the sample that fails', () => {
  const page = createPageState();
  addSamples(page, [
    { ...sample, name: 'Good', gatewayURL: 'https://a.example' },
    { ...sample, name: 'Bad', gatewayURL: 'no-scheme' },
  ]);
  const { container, act } = renderInWorkspace(
    `gatewayOAuth2: {\ntokenUrl: "https://t.example"\nendpointParams: { audience: "'fixed'", host: "split(gatewayURL, '://')[1]" }\n}\n`,
    <TokenSimulator />,
    page,
  );
  const rows = () => [...container.querySelectorAll('section[aria-label="Samples, compared"] tr')];
  expect([...(rows()[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sample',
    'gatewayURL',
    'sourceID',
    'host',
  ]);
  const boxes = [...(rows()[2]?.querySelectorAll('input:not([type="radio"])') ?? [])];
  expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['Good', 'https://a.example', '1']);
  expect(rows()[2]?.textContent).toBe('a.example');
  expect(rows()[2]?.querySelector('[role="img"]')).toBe(null);
  expect(rows()[3]?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('no complete request');
  expect(rows()[3]?.textContent).toContain('gatewayURL has no “://”, so part 1 is missing.');
  act(() => rows()[3]?.querySelector('input')?.click());
  expect(rows()[3]?.querySelector('input')?.checked).toBe(true);
  expect(container.textContent).toContain('Nothing can be copied until there is a value for host.');
});

it('says of a program that fails for every sample what the list of problems says', () => {
  const text = `gatewayOAuth2: {\ntokenUrl: "https://t.example"\nendpointParams: { id: "sourceID + 1" }\n}\n`;
  const page = createPageState();
  addSamples(page, [sample]);
  const { container, workspace, act } = renderInWorkspace(text, <TokenSimulator />, page);
  act(() => workspace.addAnalyser(createProgramChecker().problems));
  expect(container.querySelector('section[aria-label="Samples, compared"] tbody')?.textContent).toContain(
    '+ takes two texts or two numbers.',
  );
  expect(container.textContent).not.toContain('mismatched types');
});

it('shows the time that the request has', () => {
  // Each look at the clock is a second later.
  let clock = Date.UTC(2026, 0, 1);
  const now = vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1000));
  onTestFinished(() => now.mockRestore());
  const page = createPageState();
  addSamples(page, [sample]);
  const { container } = renderInWorkspace(
    `gatewayOAuth2: {\ntokenUrl: "https://t.example"\nendpointParams: { at: "string(now().Unix())" }\n}\n`,
    <TokenSimulator />,
    page,
  );
  const compared = container.querySelector('section[aria-label="Samples, compared"] tbody td:last-child')?.textContent;
  expect(compared).toMatch(/^\d+$/);
  const field = [...container.querySelectorAll('tr')].find(({ textContent }) => textContent?.startsWith('at'));
  expect(field?.textContent).toContain(compared);
});
