/** What is wrong with the configuration, and the way to each problem. Start at `ProblemList.tsx`. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export { goToProblem } from './goToProblem.ts';

export const ProblemList = lazyPart(async () => (await import('./ProblemList.tsx')).ProblemList);
export const problemCommands = async () => (await import('./fixAllSafe.ts')).problemCommands;
