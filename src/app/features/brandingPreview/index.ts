/**
 * What users of the server will see, drawn from the configuration as the form draws it, with checks of it.
 * `colours/` finds and sets colours, `download/` makes the picture and the report. Start at `BrandingPreview.tsx`.
 */
import { lazyPart } from '../../ui/lazyPart.tsx';

export const BrandingPreview = lazyPart(async () => (await import('./BrandingPreview.tsx')).BrandingPreview);
