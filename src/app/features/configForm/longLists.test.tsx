// @vitest-environment happy-dom

import { dottedName } from 'source-text';
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { createPlaces } from '../../places/places.ts';
import { ProblemList } from '../problemList/ProblemList.tsx';
import { ProgramsControl } from './controls/ProgramsControl.tsx';
import { useOptionEditor, useOptionView } from './option/useOption.ts';
import { UnknownKeys } from './unknownKeys/UnknownKeys.tsx';

const paramsPath = ['gatewayOAuth2', 'endpointParams'];

function Programs() {
  const view = useOptionView(paramsPath.join('.'));
  const editor = useOptionEditor(paramsPath);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <ProgramsControl view={view} editor={editor} attributes={attributes} />;
}

function params(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `    param.${index}: sourceID`);
  return `gatewayOAuth2: {\n  endpointParams: {\n${lines.join('\n')}\n  }\n}\n`;
}

const unknown = (count: number) => Array.from({ length: count }, (_, index) => `note${index}: ${index}\n`).join('');

describe('1,500 token parameters', () => {
  it('are rendered only where they are in view', () => {
    const { container } = renderInWorkspace(params(1_500), <Programs />);
    const drawn = container.querySelectorAll('fieldset').length;
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(60);
  });

  it('are all reachable, and keep their edits', () => {
    const { workspace, page, container, act } = renderInWorkspace(params(1_500), <Programs />);
    const name = dottedName([...paramsPath, 'param.1400']);
    act(() => expect(page.part(createPlaces).elements.focus(name)).toBe(true));
    expect(document.activeElement?.getAttribute('name')).toBe('gatewayOAuth2.endpointParams.param.1400');
    const path = [...paramsPath, 'param.1400'];
    act(() => workspace.setOption(path, 'gatewayURL', { view: 'hjson', label: 'Edit' }));
    expect(container.querySelector<HTMLSelectElement>(`[name="${path.join('.')}"]`)?.value).toBe('gatewayURL');
  });
});

it('few token parameters are all rendered, so that the search of the browser finds them', () => {
  const { container } = renderInWorkspace(params(60), <Programs />);
  expect(container.querySelectorAll('fieldset')).toHaveLength(60);
});

describe('1,500 unknown keys', () => {
  it('are rendered only where they are in view, and still reachable', () => {
    const { page, container, act } = renderInWorkspace(unknown(1_500), <UnknownKeys />);
    expect(container.querySelectorAll('textarea').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('textarea').length).toBeLessThan(60);
    act(() => expect(page.part(createPlaces).elements.focus('note1400')).toBe(true));
    expect(document.activeElement?.getAttribute('name')).toBe('note1400');
  });

  it('are as many problems, rendered only where they are in view', () => {
    const { container } = renderInWorkspace(unknown(1_500), <ProblemList />);
    const drawn = container.querySelectorAll('li').length;
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(60);
    expect(container.textContent).toContain('Warnings15');
  });

  it.each([
    ['keys', <UnknownKeys key="keys" />, 1_500],
    ['problems and the heading of their severity', <ProblemList key="problems" />, 1_501],
  ])('say their place among all %s', (_, view, count) => {
    const { container } = renderInWorkspace(unknown(1_500), view);
    const places = [...container.querySelectorAll('li[aria-posinset]')];
    expect(places.slice(0, 3).map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
    expect(new Set(places.map((row) => row.getAttribute('aria-setsize')))).toEqual(new Set([String(count)]));
  });
});
