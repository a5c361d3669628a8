import { commonWindows, coverCrop } from '../geometry.ts';
import {
  type BrandingRule,
  type CheckResult,
  dimensions,
  type ImageInfo,
  percent,
  result,
  uncheckedImage,
  weight,
} from './check.ts';

const code = 'background-image';
const title = 'Background image';

/** From these sizes on, people on slow connections wait for the login page to look right. */
const heavyBytes = 500_000;
const tooHeavyBytes = 2_000_000;

/** Size and weight of the login background. */
export const backgroundImage: BrandingRule = ({ branding, background }) => {
  if (!background) {
    return [
      uncheckedImage(code, title, branding.backgroundPath, 'The default image is shown. The one here is a stand-in.'),
    ];
  }
  const { header, byteLength } = background;
  const figure = `${header.isVector ? 'vector' : dimensions(header)}, ${weight(byteLength)}`;
  const found = (verdict: CheckResult['verdict'], explanation: string) => [
    result(code, title, verdict, figure, explanation),
  ];
  if (byteLength >= tooHeavyBytes) {
    return found(
      'error',
      'The image is very large for a login page. Export it as WebP or AVIF, or at a lower quality, below 500 kB.',
    );
  }
  if (byteLength >= heavyBytes) {
    return found('warning', 'The image is large for a login page. Below 500 kB it loads fast on most connections.');
  }
  const window = enlargedAt(background);
  if (window) {
    return found(
      'warning',
      `The image is enlarged in a window of ${dimensions(window)} and looks soft. Use at least ${dimensions(window)}.`,
    );
  }
  return found('good', 'Large enough for common windows, and small in bytes.');
};

function enlargedAt({ header }: ImageInfo) {
  return header.isVector ? undefined : commonWindows.find((window) => coverCrop(header, window).enlargement > 1);
}

/** What common windows cut off when the image covers them. */
export const backgroundCrop: BrandingRule = ({ background }) => {
  if (!background) return [];
  const crops = commonWindows.map((window) => ({ window, crop: coverCrop(background.header, window) }));
  const worst = crops.reduce((a, b) => (b.crop.hidden > a.crop.hidden ? b : a));
  const lines = crops.map(({ window, crop }) =>
    crop.side === 'none'
      ? `${window.width} × ${window.height}: whole`
      : `${window.width} × ${window.height}: ${percent(crop.hidden)} cut ${crop.side === 'left and right' ? 'at the sides' : 'above and below'}`,
  );
  const explanation = `Where the image covers the window: ${lines.join('; ')}. Keep what matters in the middle.`;
  const { window, crop } = worst;
  // Of a landscape picture a phone shows a quarter, which is no fault of it.
  const figure =
    crop.side === 'none' ? 'whole' : `up to ${percent(crop.hidden)} cropped, at ${window.width} × ${window.height}`;
  return [result('background-crop', 'Background crop', 'good', figure, explanation)];
};
