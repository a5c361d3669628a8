// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { shownIn } from '../../../secrets/index.ts';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { serverReportFor } from '../../../testing/serverReport.ts';
import { takeServerReport } from '../../commands/takeServerReport.ts';
import { followServerReports } from '../../page/deployment.ts';
import { activeOption } from '../../page/editing.ts';
import { ProblemList } from './ProblemList.tsx';

const text = `{
  smtpPort: 587
  baseUrl: review.example.com
  pgConnStr: "host=db.example.com user=review"
  queryTimeOutMinutes: "5"
  nobodyKnowsThis: 1
}
`;

function rendered(source = text) {
  const { container, ...rest } = renderInWorkspace(source, <ProblemList />);
  const buttons = () => [...container.querySelectorAll('button')];
  return {
    ...rest,
    container,
    button: (name: string) =>
      buttons().find(({ textContent }) => textContent?.includes(name)) ?? expect.fail(`no button ${name}`),
    titles: () => [...container.querySelectorAll('button[aria-describedby]')].map(({ textContent }) => textContent),
    heads: () => [...container.querySelectorAll('h2')].map(({ parentElement }) => parentElement?.textContent),
  };
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

describe('the problem list', () => {
  it('lists the most severe problems first, below headings with counts', () => {
    const { titles, heads } = rendered();
    expect(heads().map((head) => head?.replace(/\d+/, ''))).toEqual(['Errors', 'Warnings', 'Hints']);
    expect(titles().slice(0, 2)).toEqual(['Base URL', 'Query timeout']);
    expect(titles().at(-1)).toBe('SMTP port');
    expect(heads()[0]).toBe('Errors2');
  });

  it('names fields with the same title by their object, parameters by name, and unknown options by key', () => {
    const { titles } = rendered(
      '{\n  gatewayOAuth2: {\n    clientId: 1\n    endpointParams: {\n      audience: 5\n    }\n  }\n  other: 1\n',
    );
    expect(titles()).toEqual(expect.arrayContaining(['HJSON', 'Gateway client ID', 'Parameter audience', 'other']));
  });

  it('names the library that reports a syntax error', () => {
    expect(rendered('{\n  smtpPort: 587\n').container.textContent).toContain(
      'hjson-go reports: End of input while parsing an object',
    );
  });

  it('shows what cannot be read on request, until it can be', () => {
    const { act, workspace, button, container } = rendered('{\n  baseUrl "https://x.test"\n  smtpPort: 587\n}\n');
    act(() => button('Show to repair').click());
    expect(shownIn(workspace.snapshot.document).damage).toBe(true);
    expect(container.textContent).not.toContain('Show to repair');
    const at = workspace.snapshot.text.indexOf(' "');
    act(() => workspace.apply([{ range: { start: at, end: at }, newText: ':' }], { view: 'hjson', label: 'Edit' }));
    expect(shownIn(workspace.snapshot.document).damage).toBeUndefined();
  });

  it('has what a check from the server found as a group below the others', () => {
    const { act, page, workspace, titles, heads, container } = rendered();
    followServerReports(workspace, page);
    act(() => takeServerReport(page, serverReportFor(text, 'fail base.answers dns')));
    expect(heads().at(-1)).toBe('From the server1');
    expect(titles().at(-1)).toBe('Base URL');
    expect(container.textContent).toContain('The name was not found from there.Seen from the server by curl 8.5.0');
  });

  it('can be limited to the section of the edited option', () => {
    const { page, act, button, titles } = rendered();
    act(() => page.part(activeOption).set(['queryTimeOutMinutes']));
    act(() => button('This section').click());
    expect(titles()).toEqual(['Query timeout']);
    act(() => page.part(activeOption).set(['supportPageUrl']));
    expect(titles()).toEqual([]);
  });

  it('does not mention options that are merely missing', () => {
    expect(rendered('baseUrl: review.example.com\n').titles()).toEqual(['Base URL']);
  });

  it('links to the field, and to the line of what is in the text', () => {
    const { page, act, button } = rendered();
    const asked = askedPlaces(page);
    act(() => button('Base URL').click());
    expect(asked.at(-1)).toEqual({ kind: 'option', path: ['baseUrl'] });
    act(() => button('line 3').click());
    expect(asked.at(-1)).toMatchObject({ kind: 'text', range: { start: text.indexOf('review.example') } });
  });
});

describe('the list is one tab stop', () => {
  it('where only the current row is reached with Tab', () => {
    const { container } = rendered();
    const reached = [...container.querySelectorAll('li button')].filter((each) => (each as HTMLElement).tabIndex === 0);
    expect(reached.map(({ textContent }) => textContent)).toEqual(['Base URL', 'line 3', 'Add https://']);
  });

  it('with the arrow keys, Home and End from problem to problem', () => {
    const { act, button, titles } = rendered();
    const focusAfter = (key: string) => {
      act(() => press(key));
      return document.activeElement?.textContent;
    };
    act(() => button('Base URL').focus());
    expect(focusAfter('ArrowDown')).toBe('Query timeout');
    expect(focusAfter('ArrowUp')).toBe('Base URL');
    expect(focusAfter('ArrowUp')).toBe('Base URL');
    expect(focusAfter('End')).toBe(titles().at(-1));
    expect(focusAfter('ArrowDown')).toBe(titles().at(-1));
    expect(focusAfter('Home')).toBe('Base URL');
  });

  it('also across rows that are out of view', () => {
    const { act, container } = rendered(Array.from({ length: 500 }, (_, index) => `note${index}: value\n`).join(''));
    act(() => container.querySelector<HTMLElement>('button[aria-describedby]')?.focus());
    act(() => press('End'));
    expect(Number(document.activeElement?.closest('li')?.dataset.index)).toBeGreaterThanOrEqual(500);
  });
});

describe('Fix all safe', () => {
  it('applies the fixes it counts as one step, and leaves those that need a decision', () => {
    const { workspace, act, button, titles } = rendered();
    act(() => button('Fix 2 safe ones').click());
    expect(workspace.snapshot.text).toBe(text.replace('review.example', 'https://review.example').replace('"5"', '5'));
    expect(titles()).toContain('nobodyKnowsThis');
    act(() => workspace.undo());
    expect(workspace.snapshot.text).toBe(text);
  });

  it('is shown only if there is such a fix', () => {
    const { container, act, button } = rendered();
    act(() => button('Fix 2 safe ones').click());
    expect(container.textContent).not.toContain('safe one');
  });

  it('fixes no more than what is shown', () => {
    const { workspace, page, act, button } = rendered();
    act(() => page.part(activeOption).set(['queryTimeOutMinutes']));
    act(() => button('This section').click());
    act(() => button('Fix the safe one').click());
    expect(workspace.snapshot.text).toBe(text.replace('"5"', '5'));
  });
});
