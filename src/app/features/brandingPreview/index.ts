/** What users of the server will see, drawn from the configuration, with its checks and colours. */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const BrandingPreview = lazyPart(async () => (await import('./BrandingPreview.tsx')).BrandingPreview);
export const PreviewWindow = lazyPart(async () => (await import('./PreviewWindow.tsx')).PreviewWindow);
