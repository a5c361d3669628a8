import { type BrandingRule, type CheckResult, type ImageInfo, result } from './check.ts';

/**
 * An SVG that is named like another kind of image, or the other way round: web servers send the type that the name says, by which browsers
 * choose between drawing and decoding. They tell the other formats apart by themselves.
 */
export const imageName: BrandingRule = ({ branding, logo, background }) => [
  ...nameOf('Logo file', logo, branding.logoPath),
  ...nameOf('Background file', background, branding.backgroundPath),
];

function nameOf(title: string, image: ImageInfo | undefined, serverPath: string): readonly CheckResult[] {
  const [ending] = /\.\w+$/.exec(serverPath || (image?.fileName ?? '')) ?? [];
  if (!image || !ending || /^\.svg$/i.test(ending) === image.header.isVector) return [];
  const explanation =
    'Servers send the type that the name says, and browsers then do not show it. Name it as what it is.';
  return [result('image-name', title, 'warning', `${image.header.format} named ${ending}`, explanation)];
}
