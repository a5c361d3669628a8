// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SecretInput } from './SecretInput.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function renderedSecret() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const typed: string[] = [];
  const show = (value: string) =>
    act(() =>
      root.render(<SecretInput value={value} isRevealed={false} onChange={({ target }) => typed.push(target.value)} />),
    );
  const field = () => container.querySelector('input') as HTMLInputElement;
  /** As a browser does it: React does not see it happen. */
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
      field().dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { show, field, type, typed };
}

it('a field for a secret has it as its value and nowhere in the markup', () => {
  const { show, field } = renderedSecret();
  show('planted-word');
  expect(field().value).toBe('planted-word');
  show('planted-other');
  expect(field().value).toBe('planted-other');
  expect(document.body.outerHTML).not.toContain('planted');
});

it('a secret that is cleared, and one that is set again, are noticed', () => {
  const { show, type, typed } = renderedSecret();
  show('planted-word');
  type('');
  show('');
  show('planted-word');
  type('');
  expect(typed).toEqual(['', '']);
});
