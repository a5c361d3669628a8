// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { useOptionEditor, useOptionView } from '../option/useOption.ts';
import { UnknownKeys } from '../unknownKeys/UnknownKeys.tsx';
import { RawValueControl } from './RawValueControl.tsx';

const secret = 'FAKE-nested-secret';

function surfaceOf(container: HTMLElement): string {
  const values = [...container.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
  return [container.outerHTML, ...values].join('\n');
}

describe('a value that the form shows as it is written', () => {
  it.each([
    ["'gatewayOAuth2", `'gatewayOAuth2': { clientId: a, clientSecret: ${secret} }`],
    ['a list', `services: [ { name: a, apiToken: ${secret} } ]`],
    ['a comment', `services: { # clientSecret: ${secret}\n  a: 1\n}`],
  ])('is hidden while it holds a secret: %s', (_name, member) => {
    const { container, act } = renderInWorkspace(`{\n  x${member.replaceAll("'", '')}\n}\n`, <UnknownKeys />);
    expect(surfaceOf(container)).not.toContain(secret);
    act(() =>
      [...container.querySelectorAll('button')].find((button) => button.textContent?.startsWith('Show '))?.click(),
    );
    expect(surfaceOf(container)).toContain(secret);
  });

  it('is hidden in an option of the wrong type', () => {
    const { container } = renderInWorkspace(`baseUrl: { password: "${secret}" }\n`, <BaseUrl />);
    expect(surfaceOf(container)).not.toContain(secret);
    expect(surfaceOf(container)).toContain('hidden');
  });
});

function BaseUrl() {
  const view = useOptionView('baseUrl');
  const editor = useOptionEditor(['baseUrl']);
  const attributes = { id: 'a', name: 'a', 'aria-describedby': '', 'aria-invalid': false };
  return view && <RawValueControl view={view} editor={editor} attributes={attributes} />;
}
