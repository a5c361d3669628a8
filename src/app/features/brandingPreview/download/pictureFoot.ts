import type { BrandingColour } from '../../../../branding/index.ts';
import { toHex } from '../../../../colour/index.ts';
import type { Scene } from '../../../brandingSketch/useBranding.ts';
import { standInNote } from '../standInNote.ts';

interface PictureFacts extends Scene {
  readonly fileName: string;
  /** The day as people read it. */
  readonly day: string;
  /** Whether it shows the file as it was opened. */
  readonly isOpened: boolean;
}

/** What a picture says below the page, for those who get it without the file: what it shows, of when, in which colours, with which files of this computer, and that it is a sketch. */
export function pictureFoot({ fileName, day, isOpened, ...scene }: PictureFacts): string {
  const { toolbarBackground, toolbarText } = scene.branding;
  const colours = `toolbar ${named(toolbarBackground)}, text ${named(toolbarText)}`;
  const file = isOpened ? `${fileName} as opened` : fileName;
  const images = (['logo', 'background'] as const).flatMap((kind) => {
    const name = scene[kind]?.image?.fileName;
    return name === undefined ? [] : `${kind} from ${name} on this computer`;
  });
  return `${[file, day, colours, ...images].join(' · ')}. ${standInNote(scene)}`;
}

function named({ rgba, source }: BrandingColour): string {
  return source === 'default' ? `${toHex(rgba)} (default)` : toHex(rgba);
}
