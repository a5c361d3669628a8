/**
 * What the configuration makes users see: effective colours and texts, and the checks with their figures and fixes. Knows no browser: it
 * receives the bytes and pixels of images, and a resolver for colours that only a browser can compute. Start at `branding.ts` for the look
 * and at `checks/checkBranding.ts` for the rules (`checks/`, one file each); `imageHeader/` reads the size of a picture from its bytes.
 */
export {
  type Branding,
  type BrandingColour,
  brandingPaths,
  type ColourResolver,
  readBranding,
  standIn,
} from './branding.ts';
export { brandingReport, type ReportPicture } from './brandingReport.ts';
export type { CheckColour, CheckFix, CheckResult, CheckSubject, ImageInfo } from './checks/check.ts';
export { checkBranding, summariseChecks } from './checks/checkBranding.ts';
export { checkRules } from './checks/checkRules.ts';
export type { Size } from './geometry.ts';
export type { ImageHeader, ParseImageHeaderResult } from './imageHeader/imageHeader.ts';
export { mediaTypeOf, parseImageHeader } from './imageHeader/readImageHeader.ts';
export type { PixelSample } from './pixelSample.ts';
export type { SupportLink } from './supportLink.ts';
