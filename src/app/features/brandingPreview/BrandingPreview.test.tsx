// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { changePreview } from '../../brandingSketch/previewSettings.ts';
import { BrandingPreview } from './BrandingPreview.tsx';

it('shows the tools that are chosen, one kind at a time', () => {
  const { container, page, act } = renderInWorkspace('{}', <BrandingPreview />);
  /** What only one kind of tools has. */
  const marks = {
    colours: 'Toolbar background',
    images: 'Keep these images',
    download: 'Download report',
  } as const;
  const shown = () =>
    Object.entries(marks).flatMap(([kind, mark]) => (container.textContent.includes(mark) ? kind : []));
  expect(shown()).toEqual([]);
  for (const kind of ['colours', 'images', 'download'] as const) {
    act(() => changePreview(page, { tools: kind }));
    expect(shown()).toEqual([kind]);
  }
});
