/** A check from the server's side: the script to run there, and what its report says. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const ServerCheck = lazyPart(async () => (await import('./ServerCheck.tsx')).ServerCheck);
