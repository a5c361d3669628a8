import { colourMatrixValues } from '../../colour/index.ts';
import type { PreviewSettings } from './previewSettings.ts';

export const visionFilterId = 'colour-vision';

/** Shows the page as people with a colour vision deficiency see it; the filter must be in the tree that uses it. */
export function VisionFilter({ vision }: Pick<PreviewSettings, 'vision'>) {
  if (vision === 'all') return null;
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <filter id={visionFilterId} colorInterpolationFilters="linearRGB">
        <feColorMatrix values={colourMatrixValues(vision)} />
      </filter>
    </svg>
  );
}
