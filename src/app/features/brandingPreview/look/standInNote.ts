import type { Scene } from './useBranding.ts';

/** Lists what the pictures invent, since the server's assets are not documented. Empty if the user supplied everything. */
export function standInNote({ branding, logo, background }: Scene): string {
  const parts = [
    branding.toolbarBackground.source === 'default' && 'blue',
    branding.logoPath === '' && !logo?.image && 'logo',
    branding.backgroundPath === '' && !background?.image && 'background',
  ].filter((part) => part !== false);
  const layout = 'A sketch with your options, not a screenshot: layout, labels and people are examples';
  if (parts.length === 0) return `${layout}.`;
  const last = parts.pop();
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `${layout}; default ${list} ${parts.length > 0 ? 'are stand-ins' : 'is a stand-in'}.`;
}
