import { useEffect, useState } from 'react';
import type { PixelSample } from '../../../../branding/index.ts';
import { mainColours, type Rgba } from '../../../../colour/index.ts';
import { whenIdle } from '../../../platform/afterFrame.ts';

const most = 5;
/** How long the colours wait for an idle moment, in milliseconds. */
const patience = 500;

/** The main colours of an image, computed when the browser has nothing else to do; none until then. */
export function useMainColours(sample: PixelSample | undefined): readonly Rgba[] {
  const [found, setFound] = useState<{ readonly sample: PixelSample; readonly colours: readonly Rgba[] }>();
  useEffect(() => {
    if (!sample) return undefined;
    return whenIdle(() => setFound({ sample, colours: mainColours(sample.pixels, most) }), patience);
  }, [sample]);
  return found && found.sample === sample ? found.colours : [];
}
