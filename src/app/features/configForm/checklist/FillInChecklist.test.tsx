// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { exampleConfiguration } from '../../../../config/index.ts';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { useElement } from '../../../places/useElement.ts';
import { FillInChecklist } from './FillInChecklist.tsx';

const origin = { view: 'form', label: 'Change' } as const;
const steps = (container: HTMLElement) => [...container.querySelectorAll('li button')];

/** Stands for the row of an option. */
function Row() {
  return (
    <div ref={useElement('option', 'organisationName')}>
      <input />
    </div>
  );
}

describe('the checklist', () => {
  it('shows how much is filled in, and has exactly one next option', () => {
    const { container, workspace, act } = renderInWorkspace('{ baseUrl: "x" }', <FillInChecklist />);
    expect(container.textContent).toContain('9 to fill in 1 of 23 options set');
    expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')).toBe('9 to fill in');
    const next = () => steps(container).filter(({ textContent }) => textContent?.endsWith('Next'));
    expect(next().map(({ textContent }) => textContent)).toEqual(['Organisation nameNext']);
    act(() => workspace.setOption(['organisationName'], 'Ours', origin));
    expect(next().map(({ textContent }) => textContent)).toEqual(['Encryption keyNext']);
    expect(steps(container)[0]?.textContent).toBe('Base URL, filled in');
  });

  it('leads to the option, or to the first one to fill in within its object', () => {
    const { container, page, act } = renderInWorkspace('gatewayOAuth2: { clientId: "a" }\n', <FillInChecklist />);
    const asked = askedPlaces(page);
    const step = steps(container).find(({ textContent }) => textContent === 'Gateway OAuth2');
    act(() => step?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(asked).toEqual([{ kind: 'option', path: ['gatewayOAuth2', 'clientSecret'] }]);
  });

  it('collapses to its heading, and explains itself on request', () => {
    const { container, act } = renderInWorkspace('', <FillInChecklist />);
    const press = (selector: string) => act(() => container.querySelector<HTMLElement>(selector)?.click());
    press('[aria-label="About this list"]');
    expect(container.textContent).toContain('The documentation does not say which of these are mandatory.');
    press('[aria-expanded="true"]:not([aria-label])');
    expect(steps(container)).toEqual([]);
    expect(container.textContent).toContain('10 to fill in, next: Base URL');
  });

  it('is one line with a link to the next option once most is filled in', () => {
    const text = exampleConfiguration()
      .replace(/organisationName:.*/, '')
      .replace(/smtpHostname:.*/, '');
    const { container, page, act } = renderInWorkspace(text, <FillInChecklist />);
    const asked = askedPlaces(page);
    const button = (name: string) =>
      [...container.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
    expect(steps(container)).toEqual([]);
    expect(container.textContent).toContain('2 to fill in, next: Organisation name');
    act(() => button('Go to it')?.click());
    expect(asked).toEqual([{ kind: 'option', path: ['organisationName'] }]);
    act(() => button('Show all 12')?.click());
    expect(steps(container)).toHaveLength(12);
    expect(container.textContent).toContain('2 to fill in 17 of 23 options set');
  });

  it('is shown while something is to be filled in, and does not move the field that completes it', () => {
    const text = exampleConfiguration().replace(/organisationName:.*/, 'organisationName: ""');
    const { container, workspace, act } = renderInWorkspace(
      text,
      <>
        <FillInChecklist />
        <Row />
      </>,
    );
    act(() => container.querySelector('input')?.focus());
    act(() => workspace.setOption(['organisationName'], 'Ours', origin));
    expect(container.querySelector('section')).not.toBeNull();
    act(() => container.querySelector('input')?.blur());
    expect(container.querySelector('section')).toBeNull();
  });
});
