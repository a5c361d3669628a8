import { Download, ExternalLink, Image, Maximize2, Palette, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { useElement } from '../../places/useElement.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ViewSwitch } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/TextInput.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { changePreview, type PreviewSettings } from './look/previewSettings.ts';
import { openPreviewWindow } from './openPreviewWindow.ts';
import styles from './PreviewToolbar.module.css';
import { offeredWidths } from './sketch/stageSize.ts';

const pages: readonly (readonly [PreviewSettings['page'], string])[] = [
  ['all', 'All pages'],
  ['wizard', 'Access review'],
  ['login', 'Login page'],
  ['toolbar', 'UI toolbar'],
];

const tools: readonly (readonly [PreviewSettings['tools'], string, ReactNode])[] = [
  ['colours', 'Pick colours', <Palette key="colours" />],
  ['images', 'Preview images', <Image key="images" />],
  ['view', 'View options', <SlidersHorizontal key="view" />],
  ['download', 'Download', <Download key="download" />],
];

/** Initial width for "Other", in CSS pixels. */
const otherWidth = 768;

interface PreviewToolbarProps {
  readonly settings: PreviewSettings;
}

/** One row and one Tab stop: what to show, how wide, and the tools, one of which can be open below. */
export const PreviewToolbar = memo(function PreviewToolbar({ settings }: PreviewToolbarProps) {
  const pageState = usePageState();
  return (
    <Toolbar label="Preview tools" className={styles.toolbar}>
      <Select
        className={styles.select ?? ''}
        aria-label="Page"
        value={settings.page}
        onChange={({ target }) => changePreview(pageState, { page: target.value as PreviewSettings['page'] })}
      >
        {pages.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <WidthSelect settings={settings} />
      <div className={styles.tools}>
        {tools.map(([id, label, icon]) => (
          <IconButton
            key={id}
            label={label}
            className={styles.tool ?? ''}
            aria-expanded={settings.tools === id}
            onClick={() => changePreview(pageState, { tools: settings.tools === id ? 'none' : id })}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton label="Open in a separate window" onClick={() => openPreviewWindow(pageState)}>
          <ExternalLink />
        </IconButton>
        <IconButton
          ref={useElement('part', 'expand preview')}
          label="Expand"
          onClick={() => changePreview(pageState, { isExpanded: true })}
        >
          <Maximize2 />
        </IconButton>
      </div>
    </Toolbar>
  );
});

/** The pages as buttons beside each other, where there is room for them. */
export function PageSwitch({ settings: { page } }: PreviewToolbarProps) {
  const pageState = usePageState();
  return (
    <ViewSwitch
      aria-label="Page"
      options={pages.map(([value, label]) => ({ value, label }))}
      value={page}
      onChange={(next) => changePreview(pageState, { page: next })}
    />
  );
}

export function WidthSelect({ settings: { width } }: PreviewToolbarProps) {
  const pageState = usePageState();
  const isOther = width !== 'pane' && !offeredWidths.includes(width);
  return (
    <Select
      className={styles.select ?? ''}
      aria-label="Window width"
      value={isOther ? 'other' : width}
      onChange={({ target }) => changePreview(pageState, widthChange(target.value))}
    >
      <option value="pane">Fit pane</option>
      {offeredWidths.map((offered) => (
        <option key={offered} value={offered}>
          {offered} px
        </option>
      ))}
      <option value="other">Other…</option>
    </Select>
  );
}

function widthChange(choice: string): Partial<PreviewSettings> {
  if (choice === 'pane') return { width: 'pane' };
  return choice === 'other' ? { width: otherWidth, tools: 'view' } : { width: Number(choice) };
}
