import type { Refusable } from 'source-text';
export type ImageFormat = 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'SVG';

/** In CSS pixels, as a browser shows an image: turned as its orientation says. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of an image say about it. */
export interface ImageHeader extends Size {
  readonly format: ImageFormat;
  /** Whether the format stores transparency for this image; only the pixels show whether any is used. SVG always may. */
  readonly mayBeTransparent: boolean;
  /** SVG is redrawn at every size. */
  readonly isVector: boolean;
  /** True where an SVG gives its size in a way that only a browser can work out: a formula, an entity, or the unit of a font. */
  readonly isSizeUnknown?: true;
  /** What an SVG has that browsers leave out of an image: files that it would fetch, and scripts. */
  readonly leftOut?: { readonly files: number; readonly scripts: number };
}

export type ParseImageHeaderResult = Refusable<{ readonly header: ImageHeader }>;

/** One reader per format: says whether the bytes look like it, and reads the header; undefined if that is damaged or truncated. */
export interface ImageFormatReader {
  readonly format: ImageFormat;
  recognises(bytes: Uint8Array): boolean;
  read(bytes: Uint8Array): ImageHeader | undefined;
}
