/**
 * The open document next to other texts, option by option, and taking rows over from them: start at `CompareView.tsx`, then
 * `CompareRow.tsx`. `review/` is what was changed since opening.
 */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const ReviewView = lazyPart(async () => (await import('./review/ReviewView.tsx')).ReviewView);
export const CompareView = lazyPart(async () => (await import('./CompareView.tsx')).CompareView);
