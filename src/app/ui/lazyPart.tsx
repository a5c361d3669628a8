import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** A component whose code is loaded later. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Requests the code. Once it has loaded, the component renders in its first frame, without a fallback. */
  preload(): void;
}

/**
 * A component whose code is loaded when first rendered, or when preloaded. If that fails, a fallback says so and retries
 * on request: React's own `lazy` would keep throwing the same error and unmount the page around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props, retry: () => void) => ReactNode = (_, retry) => <LoadFailure onRetry={retry} />,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;

  async function request(): Promise<ComponentType<Props> | undefined> {
    loaded ??= await load().catch(() => undefined);
    return loaded;
  }

  function StandIn(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const retry = async () => {
      const part = await request();
      setPart(() => part);
    };
    return Part ? <Part {...props} /> : standIn(props, retry);
  }

  const Later = lazy(async () => ({ default: (await request()) ?? StandIn }));

  function Part(props: Props) {
    // Decided once: another component in its place would lose its state.
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready {...props} /> : <Later {...props} />;
  }
  Part.preload = () => void request();
  return Part;
}

/** The same for a dialog: the message that its code could not be loaded can be closed. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart(load, ({ onClose }, retry) => <LoadFailure onRetry={retry} onClose={onClose} />);
}
