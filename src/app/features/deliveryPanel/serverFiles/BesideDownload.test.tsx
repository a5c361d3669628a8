// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { CarriedFile, FileCarriage } from '../../../../delivery/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { BesideDownload } from './BesideDownload.tsx';

const logo: CarriedFile = { path: '/app/logo.svg', bytes: new TextEncoder().encode('<svg/>') };
const background: CarriedFile = { path: '/app/back.png', bytes: new Uint8Array([1]) };

function buttons(carriage: FileCarriage | undefined, files: readonly CarriedFile[], config?: string) {
  const view = <BesideDownload fileName="compose.yaml" text="" carriage={carriage} files={files} config={config} />;
  const { container } = renderInWorkspace('', view);
  return [...container.querySelectorAll('button')].map(({ textContent }) => textContent);
}

describe('what has to be beside an output', () => {
  it('is one file as it is, or an archive with the output if there is more', () => {
    expect(buttons('beside', [logo])).toEqual(['Download logo.svg']);
    expect(buttons('beside', [logo, background])).toEqual(['Download all as compose.zip']);
    expect(buttons('beside', [logo], 'smtpPort: 25')).toEqual(['Download all as compose.zip']);
  });

  it('is nothing without files, or where the output itself has them', () => {
    expect(buttons('beside', [])).toEqual([]);
    expect(buttons('inside', [logo])).toEqual([]);
    expect(buttons(undefined, [logo])).toEqual([]);
  });
});
