import type { PixelSample, Size } from '../../branding/index.ts';

/** Enough to assess colours and transparency; more would only cost time. */
const longestSide = 256;

/**
 * The pixels of an image at an address, scaled down, or why there are none: the browser cannot decode it, or draws it but
 * keeps its pixels from the page, as Chromium does for an SVG with `foreignObject`.
 */
export async function samplePixels(
  url: string,
  { width, height }: Size,
): Promise<PixelSample | 'damaged' | 'unreadable'> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return 'damaged';
  }
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  try {
    const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
    context?.drawImage(image, 0, 0, size.width, size.height);
    const pixels = context?.getImageData(0, 0, size.width, size.height).data;
    return pixels ? { ...size, pixels } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}
