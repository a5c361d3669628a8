import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * A component whose code is loaded when first rendered. If that fails, a fallback says so and retries
 * on request: React's own `lazy` would keep throwing the same error and unmount the page around it.
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
