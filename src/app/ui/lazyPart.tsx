import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * A component whose code is loaded when it is first drawn. Where it cannot be loaded, a stand-in says so and tries again
 * when it is asked to: React's own `lazy` would throw the same failure for ever, and take the page around it along.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props, retry: () => void) => ReactNode = (_, retry) => <LoadFailure onRetry={retry} />,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  function StandIn(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    async function retry() {
      loaded = await load().catch(() => undefined);
      setPart(() => loaded);
    }
    return Part ? <Part {...props} /> : standIn(props, retry);
  }

  return lazy(async () => ({ default: await load().catch(() => StandIn) }));
}
