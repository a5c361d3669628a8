import { useEffect, useState } from 'react';
import type { PixelSample } from '../../branding/index.ts';
import { mainColours, type Rgba } from '../../colour/index.ts';

const most = 5;

/** The main colours of an image, computed when the browser has nothing else to do; none until then. */
export function useMainColours(sample: PixelSample | undefined): readonly Rgba[] {
  const [found, setFound] = useState<{ readonly sample: PixelSample; readonly colours: readonly Rgba[] }>();
  useEffect(() => {
    if (!sample) return undefined;
    return whenIdle(() => setFound({ sample, colours: mainColours(sample.pixels, most) }));
  }, [sample]);
  return found && found.sample === sample ? found.colours : [];
}

/** WebKit has no idle callbacks. Returns the function that cancels the task. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
