// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../../../testing/readConfig.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import {
  buildTokenRequest,
  createProgramChecker,
  type Sample,
  type TokenField,
} from '../../../../tokenRequest/index.ts';
import { TokenSimulator } from '../TokenSimulator.tsx';
import { FieldTable } from './FieldTable.tsx';

const sample: Sample = { name: 'Sample 1', sourceID: '42', gatewayURL: '', baseURL: undefined, time: '', timeZone: '' };

function textWith(canBeClaim: boolean): string | null {
  const field: TokenField = {
    name: 'source_id',
    shownName: 'source_id',
    isNameSecret: false,
    source: 'program',
    path: undefined,
    program: undefined,
    outcome: { kind: 'sent', value: '42', encoded: 'source_id=42' },
    isSecret: false,
    canBeClaim,
    explanation: '',
    warning: undefined,
  };
  return renderInWorkspace('{}', <FieldTable fields={[field]} secrets="masked" sample={sample} />).container
    .textContent;
}

it('says when no field of the request can become a claim', () => {
  expect(textWith(false)).toContain('No field can become a claim.');
  expect(textWith(true)).not.toContain('No field can become a claim.');
});

it('has the fixes of a program that fails, beside what failed', () => {
  const text = '{ gatewayOAuth2: { tokenUrl: "https://t.example", endpointParams: { id: "gatewayURL + sourceId" } } }';
  const request = buildTokenRequest(readConfig(text), sample, 'latest', 0);
  if (request.kind !== 'request') expect.fail(request.kind);
  const view = renderInWorkspace(text, <FieldTable fields={request.fields} secrets="masked" sample={sample} />);
  view.act(() => view.workspace.addAnalyser(createProgramChecker().problems));
  const fix = () =>
    [...view.container.querySelectorAll('button')].find(({ textContent }) => /sourceID$/.test(`${textContent}`));
  view.act(() => fix()?.click());
  expect(view.workspace.snapshot.text).toContain('"gatewayURL + sourceID"');
});

function simulator(params: string) {
  const view = renderInWorkspace(
    `{ gatewayOAuth2: { tokenUrl: "https://t.example", endpointParams: { ${params} } } }`,
    <TokenSimulator />,
  );
  const box = (name: string) => view.container.querySelector<HTMLTextAreaElement>(`[aria-label="Correct ${name}"]`);
  return { ...view, box };
}

it('lets a program that fails be corrected in its row, which stays until it is left', async () => {
  const { act, box, container, workspace } = simulator('id: "sourceId", host: "sourceID"');
  expect(box('host')).toBe(null);
  const area = box('id') ?? expect.fail('no field');
  act(() => area.focus());
  act(() => typeInto(area, 'sourceID'));
  expect(workspace.snapshot.text).toContain('id: "sourceID"');
  await vi.waitFor(() => expect(container.textContent).not.toContain('Nothing can be copied'));
  expect(box('id')).toBe(area);
  act(() => area.blur());
  expect(box('id')).toBe(null);
  act(() => workspace.undo());
  expect(workspace.snapshot.text).toContain('id: "sourceId"');
  expect(box('id')?.value).toBe('sourceId');
});

it('shows no program that holds a secret', () => {
  const { box, container } = simulator('password: "planted", id: 5');
  expect([box('password'), box('id')]).toEqual([null, null]);
  expect(container.innerHTML).not.toContain('planted');
});

it('shows the rest of the request, and lets nothing incomplete be copied', () => {
  const { act, container } = simulator('id: "sourceId", host: "sourceID"');
  const body = container.querySelector('[aria-label="Request body"]');
  expect(body?.textContent).toBe('grant_type=client_credentials&host=42&id=⟨no value⟩');
  expect([...(body?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['⟨no value⟩']);
  const copy = () =>
    [...container.querySelectorAll('button')].filter(({ textContent }) => /^Copy/.test(`${textContent}`));
  expect(copy().map(({ disabled }) => disabled)).toEqual([true]);
  act(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'cURL')?.click());
  expect(container.querySelector('pre mark')?.textContent).toBe('⟨no value⟩');
  expect(copy().map(({ disabled }) => disabled)).toEqual([true]);
});
