import type { Scene } from '../../brandingSketch/useBranding.ts';

/** Lists what the pictures invent, since the server's assets are not documented. Says which pictures users will not see. */
export function standInNote({ branding, logo, background }: Scene): string {
  const parts = [
    branding.toolbarBackground.source === 'default' && 'blue',
    branding.logoPath === '' && !logo?.image && 'logo',
    branding.backgroundPath === '' && !background?.image && 'background',
  ].filter((part) => part !== false);
  const unset = [
    branding.logoPath === '' && logo?.image && unsetNote(logo.image.fileName, 'logo'),
    branding.backgroundPath === '' && background?.image && unsetNote(background.image.fileName, 'background'),
  ].filter(Boolean);
  const layout = 'A sketch with your options, not a screenshot: layout, labels and people are examples';
  return [`${layout}${standIns(parts)}.`, ...unset].join(' ');
}

function standIns(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '';
  const others = parts.slice(0, -1);
  const list = others.length > 0 ? `${others.join(', ')} and ${last}` : last;
  return `; default ${list} ${others.length > 0 ? 'are stand-ins' : 'is a stand-in'}`;
}

/** Without its path, a picture is in the preview alone. */
function unsetNote(fileName: string, what: string): string {
  return `${fileName} is not set: users see the default ${what}.`;
}
