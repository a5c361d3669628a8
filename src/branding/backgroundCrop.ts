import type { Size } from './logoGeometry.ts';

/** Window sizes at which people meet the login page. */
export const commonWindows: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** What is cut off when an image covers a window, centred (`background-size: cover`). */
export interface Crop {
  readonly side: 'none' | 'left and right' | 'top and bottom';
  /** The part of the image that is cut off, 0 to 1. */
  readonly hidden: number;
  /** CSS pixels of the window for each pixel of the image: above 1 the image is enlarged. */
  readonly enlargement: number;
}

/** Less than this is invisible and not worth mentioning. */
const negligible = 0.005;

export function coverCrop(image: Size, window: Size): Crop {
  const across = window.width / image.width;
  const down = window.height / image.height;
  const enlargement = Math.max(across, down);
  const hidden = 1 - Math.min(across, down) / enlargement;
  if (hidden < negligible) return { side: 'none', hidden: 0, enlargement };
  return { side: across < down ? 'left and right' : 'top and bottom', hidden, enlargement };
}
