/** The open document next to other texts, option by option, and taking rows over from them. Start at `CompareView.tsx`, then `CompareGrid.tsx`. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const CompareView = lazyPart(async () => (await import('./CompareView.tsx')).CompareView);
