/**
 * The token request that the server would send for the configuration. Start at `TokenSimulator.tsx`.
 * `request/` shows its fields and forms, `samples/` the gateway users that it is simulated for, `response/` explains a pasted response.
 */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const TokenSimulator = lazyPart(async () => (await import('./TokenSimulator.tsx')).TokenSimulator);
