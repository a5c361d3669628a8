import { counted } from 'source-text';
import { type BrandingRule, type CheckResult, type ImageInfo, result } from './check.ts';

/** What browsers leave out of an SVG that is shown as an image: it may look right in the program that made it, and not for users. */
export const svgContents: BrandingRule = ({ logo, background }) => [
  ...contentsOf('Logo file', logo),
  ...contentsOf('Background file', background),
];

function contentsOf(title: string, image: ImageInfo | undefined): readonly CheckResult[] {
  const { files = 0, scripts = 0 } = image?.header.leftOut ?? {};
  if (files > 0) {
    const explanation = `This SVG refers to ${counted(files, 'outside file')}, such as a font or a picture. Browsers do not load them in an image. Embed pictures, and convert texts to paths.`;
    return [result('svg-contents', title, 'warning', counted(files, 'outside file'), explanation)];
  }
  if (scripts > 0) {
    const explanation = 'This SVG holds a script. Browsers do not run it in an image. Export it without.';
    return [result('svg-contents', title, 'hint', 'a script', explanation)];
  }
  return [];
}
