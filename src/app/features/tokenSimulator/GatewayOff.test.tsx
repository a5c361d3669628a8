// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { GatewayOff } from './TokenSimulator.tsx';

/** What the button writes for a server of this version, and what the page says about it. */
function addedAt(version: string) {
  const { workspace, container, act } = renderInWorkspace('baseUrl: https://review.example.com\n', <GatewayOff />);
  act(() => workspace.setServerVersion(version));
  act(() => container.querySelector('button')?.click());
  const { config, diagnostics } = workspace.snapshot;
  return {
    value: config.value(['gatewayOAuth2']),
    codes: diagnostics.map(({ code }) => code),
    said: container.textContent,
  };
}

describe('Add gatewayOAuth2', () => {
  it('writes the parameters of the reference, a placeholder for the literal, and no empty texts', () => {
    const { value, codes } = addedAt('latest');
    expect(value).toEqual({
      endpointParams: {
        audience: "'<AUDIENCE>'",
        base_url: 'baseURL',
        gateway_url: 'gatewayURL',
        source_id: 'sourceID',
      },
    });
    expect(codes).not.toContain('option-empty');
  });

  it('omits the parameters for a server that does not have them, and says so', () => {
    const { value, codes, said } = addedAt('3.41.0');
    expect(value).toEqual({});
    expect(codes).not.toContain('newer-than-server');
    expect(said).toContain('endpointParams needs 3.42.0');
  });
});
