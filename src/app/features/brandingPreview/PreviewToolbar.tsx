import { ChevronDown, Image, Palette, Share2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { changePreview, type PreviewSettings } from '../../brandingSketch/previewSettings.ts';
import { offeredWidths } from '../../brandingSketch/stageSize.ts';
import { type PageState, usePageState } from '../../page/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import styles from './BrandingPreview.module.css';

const pages: readonly (readonly [PreviewSettings['page'], string])[] = [
  ['all', 'All pages'],
  ['wizard', 'Access review'],
  ['login', 'Login page'],
  ['toolbar', 'UI toolbar'],
];

/** Tools that change the configuration or replace its files are next to the menu. */
const tools: readonly (readonly [PreviewSettings['tools'], string, ReactNode])[] = [
  ['colours', 'Pick colours', <Palette key="colours" />],
  ['images', 'Preview images', <Image key="images" />],
  ['download', 'Share', <Share2 key="download" />],
];

const visions: readonly (readonly [PreviewSettings['vision'], string])[] = [
  ['all', 'Normal vision'],
  ['protanopia', 'Protanopia (no red cones)'],
  ['deuteranopia', 'Deuteranopia (no green cones)'],
  ['tritanopia', 'Tritanopia (no blue cones)'],
];

interface PreviewToolbarProps {
  readonly settings: PreviewSettings;
}

/** One row and one Tab stop: a view menu, and the tools, one of which can be open below. */
export const PreviewToolbar = memo(function PreviewToolbar({ settings }: PreviewToolbarProps) {
  const pageState = usePageState();
  return (
    <Toolbar label="Preview tools" className={styles.toolbar}>
      <Menu
        trigger={
          <Button>
            Preview
            <ChevronDown />
          </Button>
        }
        groups={menuOf(settings, pageState)}
      />
      {tools.map((tool) => (
        <ToolButton key={tool[0]} tool={tool} settings={settings} />
      ))}
    </Toolbar>
  );
});

function ToolButton({ tool: [id, label, icon], settings }: PreviewToolbarProps & { tool: (typeof tools)[number] }) {
  const pageState = usePageState();
  return (
    <Button
      look="quiet"
      className={styles.tool ?? ''}
      aria-expanded={settings.tools === id}
      onClick={() => changePreview(pageState, toggled(settings, id))}
    >
      {icon}
      {label}
    </Button>
  );
}

function toggled(settings: PreviewSettings, tools: PreviewSettings['tools']): Partial<PreviewSettings> {
  return { tools: settings.tools === tools ? 'none' : tools };
}

function menuOf(settings: PreviewSettings, page: PageState): readonly (readonly MenuItem[])[] {
  const change = (wanted: Partial<PreviewSettings>) => () => changePreview(page, wanted);
  return [
    pages.map(([id, label]) => ({ label, isChosen: settings.page === id, onSelect: change({ page: id }) })),
    [
      { label: 'Fit pane', isChosen: settings.width === 'pane', onSelect: change({ width: 'pane' }) },
      ...offeredWidths.map((width) => ({
        label: `${width} px`,
        isChosen: settings.width === width,
        onSelect: change({ width }),
      })),
    ],
    [
      {
        label: 'Beside the opened file',
        isChecked: settings.showsOpened,
        onSelect: change({ showsOpened: !settings.showsOpened }),
      },
      { label: 'Logo bounds', isChecked: settings.showsSlot, onSelect: change({ showsSlot: !settings.showsSlot }) },
    ],
    visions.map(([id, label]) => ({ label, isChosen: settings.vision === id, onSelect: change({ vision: id }) })),
  ];
}
