import { memo } from 'react';
import { type Branding, brandingPaths } from '../../branding/index.ts';
import { toHex } from '../../colour/index.ts';
import { localImageKey, setLocalImage } from '../page/localImages.ts';
import { usePageState } from '../page/pageState.ts';
import { drawnPart } from './drawnPart.ts';
import { LoginPage } from './LoginPage.tsx';
import type { PageId, PreviewSettings } from './previewSettings.ts';
import { Stage } from './Stage.tsx';
import { UiToolbar } from './UiToolbar.tsx';
import type { Scene } from './useBranding.ts';
import { WizardPage } from './WizardPage.tsx';

interface PageStageProps {
  readonly page: PageId;
  readonly version: 'now' | 'opened';
  readonly scene: Scene;
  readonly settings: PreviewSettings;
}

/** One of the pages on a stage, drawn again when something that it shows changes; a file dropped on a page with an image becomes that image. */
export const PageStage = memo(DrawnStage, areAlike);

function DrawnStage({ page, version, scene, settings }: PageStageProps) {
  const pageState = usePageState();
  const { branding } = scene;
  function take(file: File) {
    const key =
      page === 'wizard'
        ? localImageKey(brandingPaths.logo, branding.logoPath)
        : localImageKey(brandingPaths.background, branding.backgroundPath);
    void setLocalImage(pageState, key, file);
  }
  return (
    <Stage
      title={`${pageTitles[page]}${version === 'opened' ? ' of the opened file' : ''}`}
      description={describe(page, branding)}
      name={`${page}-${version}`}
      settings={settings}
      {...(page !== 'toolbar' && { onDropFile: take })}
    >
      {page === 'wizard' && <WizardPage scene={scene} showsSlot={settings.showsSlot} />}
      {page === 'login' && <LoginPage scene={scene} />}
      {page === 'toolbar' && <UiToolbar scene={scene} />}
    </Stage>
  );
}

function areAlike(a: PageStageProps, b: PageStageProps): boolean {
  return (
    a.page === b.page &&
    a.version === b.version &&
    a.settings === b.settings &&
    a.scene.logo === b.scene.logo &&
    a.scene.background === b.scene.background &&
    (a.scene.branding === b.scene.branding ||
      JSON.stringify(shownOf(a.page, a.scene.branding)) === JSON.stringify(shownOf(b.page, b.scene.branding)))
  );
}

/** What a page shows of the branding. */
function shownOf(page: PageId, branding: Branding): readonly unknown[] {
  switch (page) {
    case 'wizard':
      return [branding.toolbarBackground, branding.toolbarText, branding.logoPath];
    case 'login':
      return [branding.organisationName, branding.backgroundPath];
    case 'toolbar':
      return [branding.supportLink];
  }
}

export const pageTitles: Readonly<Record<PageId, string>> = {
  wizard: 'Access review wizard',
  login: 'Login page',
  toolbar: 'UI toolbar',
};

function describe(page: PageId, branding: Branding): string {
  const { toolbarBackground, toolbarText, organisationName, supportLink } = branding;
  switch (page) {
    case 'wizard':
      return `Toolbar ${toHex(toolbarBackground.rgba)}, text ${toHex(toolbarText.rgba)}`;
    case 'login':
      return `Button: Sign in${organisationName ? ` with ${drawnPart(organisationName)}` : ''}`;
    case 'toolbar':
      return supportLink.kind === 'link' ? `Support link to ${supportLink.destination}` : 'No support link';
  }
}
