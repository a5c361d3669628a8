import type { Severity, ValuePath } from 'source-text';
import type { Rgba } from '../../colour/index.ts';
import type { Branding } from '../branding.ts';
import type { ImageHeader } from '../imageHeader/imageHeader.ts';
import type { PixelSample } from '../pixelSample.ts';
import type { BrandingCode } from './codes.ts';

/** What is known about a local image that is previewed for a path of the server. */
export interface ImageInfo {
  readonly fileName: string;
  readonly byteLength: number;
  readonly header: ImageHeader;
  /** Undefined while the browser decodes the image. */
  readonly sample: PixelSample | undefined;
}

/** What the checks look at. Images are undefined if no local file is previewed. */
export interface CheckSubject {
  readonly branding: Branding;
  readonly logo: ImageInfo | undefined;
  readonly background: ImageInfo | undefined;
}

/** One value to write, for one click. */
export interface CheckFix {
  readonly title: string;
  readonly path: ValuePath;
  readonly value: string;
  readonly swatch: Rgba;
  /** What the check would measure with it. */
  readonly figure: string;
}

/** A colour that a check is about: as written, or as derived. */
export interface CheckColour {
  readonly name: string;
  readonly rgba: Rgba;
}

export interface CheckResult {
  /** Names the rule. */
  readonly code: BrandingCode;
  readonly title: string;
  readonly verdict: Severity | 'good';
  /** The measured figure, or two words. */
  readonly figure: string;
  /** What the figure means and what to do, as sentences. */
  readonly explanation: string;
  readonly fixes: readonly CheckFix[];
  /** What the figure was measured of; empty if it is not about colours. */
  readonly colours: readonly CheckColour[];
}

/** One rule: its results for a subject, none if it has nothing to say. */
export type BrandingRule = (subject: CheckSubject) => readonly CheckResult[];

/** A result without a fix. */
export function result(
  code: BrandingCode,
  title: string,
  verdict: CheckResult['verdict'],
  figure: string,
  explanation: string,
  colours: readonly CheckColour[] = [],
): CheckResult {
  return { code, title, verdict, figure, explanation, fixes: [], colours };
}

/** The result for an image that the page does not have: the default image, or a file on the server. */
export function uncheckedImage(code: BrandingCode, title: string, path: string, defaultImage: string): CheckResult {
  if (path === '') return result(code, title, 'good', 'default', defaultImage);
  const advice = 'Preview the local file to see and check it. It stays in this browser.';
  return result(code, title, 'hint', 'not checked', advice);
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Bytes as people read them, in steps of 1000. */
export function weight(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Rounded to whole pixels. */
export function dimensions({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${Math.round(width)} × ${Math.round(height)} px`;
}
