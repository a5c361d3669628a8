import { parseHjson } from 'hjson-document';
import { expect, it } from 'vitest';
import { readBranding } from '../../../../branding/index.ts';
import { analyseConfig } from '../../../../config/index.ts';
import type { LocalImage } from '../../../page/localImages.ts';
import { pictureFoot } from './pictureFoot.ts';

it('names the pictures of this computer, which are not those of the server', () => {
  const document = parseHjson('accessReviewToolbarLogoPath: /app/logo.svg');
  const branding = readBranding({ document, config: analyseConfig(document, 'latest') }, () => undefined);
  const image = { fileName: 'logo.svg' } as LocalImage;
  const facts = {
    branding,
    logo: { image, fault: undefined },
    background: undefined,
    fileName: 'config.json',
    day: '',
  };
  const said = pictureFoot({ ...facts, isOpened: false });
  expect(said).toContain('· logo from logo.svg on this computer. A sketch');
  expect(said).not.toContain('background from');
});

it.each([
  [
    false,
    'config.json · 27 November 2026 · toolbar #0b3d91, text #ffffff (default). A sketch with your options, not a',
  ],
  [true, 'config.json as opened · 27 November 2026 · toolbar #0b3d91, text #ffffff (default). A sketch with your'],
])('says what a picture shows, of when, and that it is a sketch; of the opened file: %s', (isOpened, begin) => {
  const document = parseHjson('accessReviewToolbarBackgroundColor: "#0b3d91"');
  const branding = readBranding({ document, config: analyseConfig(document, 'latest') }, () => undefined);
  const facts = { branding, logo: undefined, background: undefined, fileName: 'config.json', day: '27 November 2026' };
  const said = pictureFoot({ ...facts, isOpened });
  expect(said.startsWith(begin)).toBe(true);
  expect(said).toMatch(/logo and background are stand-ins\.$/);
});
