/** The token request that the server would send for the configuration, and what a response to it says. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const TokenSimulator = lazyPart(async () => (await import('./TokenSimulator.tsx')).TokenSimulator);
