// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { TokenSimulator } from '../TokenSimulator.tsx';

const text = `{
  gatewayOAuth2: {
    clientId: review
    clientSecret: fake-secret
    tokenUrl: "https://\${AUTH_HOST}/token"
  }
}
`;

it('shows the request with a sample in place of a reference, and leaves the text unchanged', () => {
  const { container, act, workspace } = renderInWorkspace(text, <TokenSimulator />);
  const label = [...container.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Sample for AUTH_HOST',
  );
  const field = container.querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`);
  act(() => field && typeInto(field, 'auth.example.com'));
  expect(container.textContent).toContain('https://auth.example.com/token');
  expect(workspace.snapshot.text).toBe(text);
});

it('asks for none where the request depends on none', () => {
  const { container } = renderInWorkspace(text.replace(`\${AUTH_HOST}`, 'auth.example.com'), <TokenSimulator />);
  expect(container.querySelector('[aria-label="Sample values"]')).toBeNull();
});
