import { refuse } from 'source-text';
import { avif } from './avif.ts';
import type { ImageFormat, ImageFormatReader, ParseImageHeaderResult } from './imageHeader.ts';
import { jpeg } from './jpeg.ts';
import { png } from './png.ts';
import { svg } from './svg.ts';
import { webp } from './webp.ts';

const readers: readonly ImageFormatReader[] = [png, jpeg, webp, avif, svg];

/** The most pixels that the browser may decode: a small file can unpack to gigabytes. */
const mostPixels = 100_000_000;

/** Reads format, size and transparency from the bytes of a file, whatever its name and declared type. */
export function parseImageHeader(bytes: Uint8Array): ParseImageHeaderResult {
  if (bytes.length === 0) return refuse('The file is empty. Choose a PNG, JPEG, WebP, AVIF or SVG image.');
  const reader = readers.find((candidate) => candidate.recognises(bytes));
  if (!reader) return refuse('The file is not a PNG, JPEG, WebP, AVIF or SVG image. Choose one of these.');
  const header = reader.read(bytes);
  if (!header || !(header.width > 0) || !(header.height > 0)) {
    return refuse(
      `The file begins like ${article(reader.format)} image, but it is damaged or cut. Export the image again.`,
    );
  }
  if (!header.isVector && header.width * header.height > mostPixels) {
    return refuse(
      `${header.width} × ${header.height} px is too large to be shown. Choose an image of at most 100 megapixels.`,
    );
  }
  return { ok: true, header };
}

const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  SVG: 'image/svg+xml',
};

export function mediaTypeOf(format: ImageFormat): string {
  return mediaTypes[format];
}

function article(format: ImageFormat): string {
  return format === 'AVIF' || format === 'SVG' ? `an ${format}` : `a ${format}`;
}
