import type { PixelSample, Size } from '../../branding/index.ts';

/** Enough to assess colours and transparency; more would only cost time. */
const longestSide = 256;

/** The pixels of an image at an address, scaled down; undefined when the browser cannot decode it. */
export async function samplePixels(url: string, { width, height }: Size): Promise<PixelSample | undefined> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
  context?.drawImage(image, 0, 0, size.width, size.height);
  const pixels = context?.getImageData(0, 0, size.width, size.height).data;
  return pixels && { ...size, pixels };
}
