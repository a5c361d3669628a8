/** The open document beside other texts, option by option, and taking rows of them over. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const CompareView = lazyPart(async () => (await import('./CompareView.tsx')).CompareView);
