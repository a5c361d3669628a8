import { fileURLToPath } from 'node:url';

/** What is pictured, in which variants: the runs go through these lists, and a test compares them with what the pages show. */
export const themes = ['light', 'dark'] as const;
export const widths = [1440, 1024, 390] as const;
export const states = ['start', 'editing', 'error'] as const;
export const panels = ['Token request', 'Export', 'Problems'] as const;
export const brandings = ['defaults', 'complete', 'failing'] as const;
export const guidePictures = [
  'guided-set-up',
  'guided-summary',
  'checklist',
  'connection-string',
  'presets',
  'changes',
  'compare',
  'server-check',
  'paste',
  'drafts',
  'one-section',
  'about',
] as const;

export const panelName = (panel: (typeof panels)[number]) => panel.toLowerCase().replace(' ', '-');

/** The names of all pictures that `npm run screenshots` takes. */
export const pictures: readonly string[] = themes.flatMap((theme) => [
  ...states.flatMap((state) => widths.map((width) => `${state}-${theme}-${width}`)),
  ...panels.map((panel) => `${panelName(panel)}-${theme}`),
  ...brandings.map((branding) => `branding-${branding}-${theme}`),
  ...guidePictures.map((name) => `guide-${name}-${theme}`),
]);

/** Where a picture is kept. Throws for a name that is not in the list. */
export function pictureFile(name: string): string {
  if (!pictures.includes(name)) throw new Error(`${name} is not in the list of pictures`);
  return fileURLToPath(new URL(`../../docs/screenshots/${name}.png`, import.meta.url));
}
