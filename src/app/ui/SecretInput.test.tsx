// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SecretInput } from './SecretInput.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function renderedSecret() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (value: string) =>
    act(() => root.render(<SecretInput value={value} isRevealed={false} onChange={() => {}} />));
  const field = () => container.querySelector('input') as HTMLInputElement;
  return { show, field };
}

it('a field for a secret has it as its value and nowhere in the markup', () => {
  const { show, field } = renderedSecret();
  show('planted-word');
  expect(field().value).toBe('planted-word');
  show('planted-other');
  expect(field().value).toBe('planted-other');
  expect(document.body.outerHTML).not.toContain('planted');
});
