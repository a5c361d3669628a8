import type { Scene } from './useBranding.ts';

/** Says what in the pictures is ours: the server's own assets are not documented. Empty when everything comes from the user. */
export function standInNote({ branding, logo, background }: Scene): string {
  const parts = [
    branding.toolbarBackground.source === 'default' && 'the blue',
    branding.logoPath === '' && !logo?.image && 'the logo',
    branding.backgroundPath === '' && !background?.image && 'the background',
  ].filter((part) => part !== false);
  const layout = 'Layout drawn by us';
  if (parts.length === 0) return `${layout}.`;
  const last = parts.pop();
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${layout}; ${list} stand${parts.length > 0 ? '' : 's'} in for the server’s own.`;
}
