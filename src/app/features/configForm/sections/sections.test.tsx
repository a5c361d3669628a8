// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { actionItems } from '../option/rowMenu.ts';
import { SectionHead } from './SectionHead.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionSelect } from './SectionSelect.tsx';

const text = '{\n  baseUrl: https://review.example.com\n  smtpPort: "x"\n}\n';
const buttons = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('li button')];

describe('the navigation of the sections', () => {
  it('says of each section what is wrong and what is still to fill in', () => {
    const { container } = renderInWorkspace(text, <SectionNav />);
    const names = buttons(container).map((button) => button.querySelector('.visuallyHidden')?.textContent);
    expect(names.slice(0, 4)).toEqual([
      ', 2 to fill in',
      ', 1 to fill in',
      ', 3 to fill in',
      ', 1 error, 2 to fill in',
    ]);
  });

  it('is one Tab stop, and arrow keys move through it', () => {
    const { container, act } = renderInWorkspace(text, <SectionNav />);
    expect([...container.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const press = (key: string) =>
      act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    act(() => buttons(container)[0]?.focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(buttons(container)[1]);
    press('End');
    expect(document.activeElement?.textContent).toBe(buttons(container).at(-1)?.textContent);
    press('ArrowDown');
    expect(document.activeElement).toBe(buttons(container)[0]);
  });
});

it('the section select says the same, and has buttons for previous and next', () => {
  const { container } = renderInWorkspace(text, <SectionSelect />);
  expect(container.querySelector('option')?.textContent).toBe('General – 2 to fill in');
  const [previous, next] = [...container.querySelectorAll('button')];
  expect(previous?.disabled).toBe(true);
  expect(next?.getAttribute('aria-label')).toBe('Next section: Database');
});

it.each([
  ['branding', 'accessReviewToolbarLogoPath', 'Show preview', 'branding'],
  ['gateway', 'gatewayOAuth2', 'Show token request', 'token'],
] as const)(
  'the %s section leads to its tool, from its head and from the menus of its rows',
  (id, key, label, tool) => {
    const { container, page, act } = renderInWorkspace(text, <SectionHead id={id} />);
    const asked = askedPlaces(page);
    act(() => container.querySelector('button')?.click());
    expect(actionItems(page, key, id).map((entry) => entry.label)).toEqual([label]);
    expect(asked).toEqual([{ kind: 'tool', tool }]);
  },
);

it('the section select has room for a filter instead of its buttons', () => {
  const { container } = renderInWorkspace(
    text,
    <SectionSelect>
      <button type="button">Filter</button>
    </SectionSelect>,
  );
  expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Filter']);
});
