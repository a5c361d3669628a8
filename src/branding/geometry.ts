/** Pixels of an image or of the screen, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Height divided by width that the reference recommends for the logo: "about 1/7" (option-reference, Top-level options). */
const advisedLogoRatio = 1 / 7;

/** The space that our toolbar reserves for the logo. The server's own is not documented; ours has the recommended shape. */
export const logoSlot: Size = { width: 168, height: 24 };

/** How far the shape may be from the recommended one to count as "about". */
const tolerance = 0.15;

export interface LogoShape {
  /** Width divided by height: 7 for the recommended shape. */
  readonly widthPerHeight: number;
  /** How much taller (above 0) or flatter (below 0) than recommended at the same width: 0.5 is half as tall again. */
  readonly deviation: number;
  readonly isAsAdvised: boolean;
}

export function logoShape({ width, height }: Size): LogoShape {
  const deviation = height / width / advisedLogoRatio - 1;
  return { widthPerHeight: width / height, deviation, isAsAdvised: Math.abs(deviation) <= tolerance };
}

/** The size at which the whole image fits into a slot, with its shape kept. */
export function fitInto({ width, height }: Size, slot: Size): Size {
  const scale = Math.min(slot.width / width, slot.height / height);
  return { width: width * scale, height: height * scale };
}

/** Image pixels for each CSS pixel at the size at which it is shown: 2 is sharp on a screen of double density. */
export function pixelDensity(image: Size, slot: Size): number {
  return image.width / fitInto(image, slot).width;
}

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
