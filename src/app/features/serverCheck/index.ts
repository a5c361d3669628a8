/**
 * A check from the server's side: the script to run there, and what its report says. Start at `ServerCheck.tsx`; `serverReport.ts` of the
 * page makes a report problems and marks of the document.
 */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const ServerCheck = lazyPart(async () => (await import('./ServerCheck.tsx')).ServerCheck);
