import { type Branding, brandingPaths, toHex } from '../../branding/index.ts';
import { announce } from '../browser/announcer.ts';
import { localImageKey, setLocalImage } from '../browser/localImages.ts';
import { LoginPage } from './LoginPage.tsx';
import type { PageId, PreviewSettings } from './previewSettings.ts';
import { Stage } from './Stage.tsx';
import type { Scene } from './useBranding.ts';
import { WizardPage } from './WizardPage.tsx';

interface PageStageProps {
  readonly page: PageId;
  readonly version: 'now' | 'opened';
  readonly scene: Scene;
  readonly settings: PreviewSettings;
}

/** One of the two pages on a stage; a file dropped on it becomes its image. */
export function PageStage({ page, version, scene, settings }: PageStageProps) {
  const { branding } = scene;
  const key =
    page === 'wizard'
      ? localImageKey(brandingPaths.logo, branding.logoPath)
      : localImageKey(brandingPaths.background, branding.backgroundPath);
  async function take(file: File) {
    const fault = await setLocalImage(key, file);
    announce(fault ?? `${file.name} is shown in the preview`);
  }
  return (
    <Stage
      title={`${titles[page]}${version === 'opened' ? ' of the opened file' : ''}`}
      description={describe(page, branding)}
      name={`${page}-${version}`}
      settings={settings}
      onDropFile={take}
    >
      {page === 'wizard' ? <WizardPage scene={scene} showsSlot={settings.showsSlot} /> : <LoginPage scene={scene} />}
    </Stage>
  );
}

const titles: Readonly<Record<PageId, string>> = { wizard: 'Access review wizard', login: 'Login page' };

function describe(page: PageId, { toolbarBackground, toolbarText, organisationName }: Branding): string {
  return page === 'login'
    ? `Button: Log in${organisationName ? ` with ${organisationName}` : ''}`
    : `Toolbar ${toHex(toolbarBackground.rgba)}, text ${toHex(toolbarText.rgba)}`;
}
