import { Download, Image, Palette, SlidersHorizontal } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePageState } from '../state/pageState.ts';
import { IconButton } from '../ui/Button.tsx';
import { Select } from '../ui/TextInput.tsx';
import styles from './PreviewToolbar.module.css';
import { changePreview, type PreviewSettings } from './previewSettings.ts';
import { offeredWidths } from './stageSize.ts';

const pages: readonly (readonly [PreviewSettings['page'], string])[] = [
  ['all', 'All pages'],
  ['wizard', 'Access review'],
  ['login', 'Login page'],
];

const tools: readonly (readonly [PreviewSettings['tools'], string, ReactNode])[] = [
  ['colours', 'Pick colours', <Palette key="colours" />],
  ['images', 'Preview images', <Image key="images" />],
  ['view', 'View options', <SlidersHorizontal key="view" />],
];

/** Initial width for "Other", in CSS pixels. */
const otherWidth = 768;

interface PreviewToolbarProps {
  readonly settings: PreviewSettings;
  readonly onDownload: () => void;
}

/** One row: what to show, how wide, and the tools, one of which can be open below. */
export const PreviewToolbar = memo(function PreviewToolbar({ settings, onDownload }: PreviewToolbarProps) {
  const pageState = usePageState();
  const { page, width } = settings;
  const isOther = width !== 'pane' && !offeredWidths.includes(width);
  return (
    <div className={styles.toolbar}>
      <Select
        className={styles.select ?? ''}
        aria-label="Page"
        value={page}
        onChange={({ target }) => changePreview(pageState, { page: target.value as PreviewSettings['page'] })}
      >
        {pages.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
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
      <span className={styles.tools}>
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
        <IconButton label="Download as PNG" onClick={onDownload}>
          <Download />
        </IconButton>
      </span>
    </div>
  );
});

function widthChange(choice: string): Partial<PreviewSettings> {
  if (choice === 'pane') return { width: 'pane' };
  return choice === 'other' ? { width: otherWidth, tools: 'view' } : { width: Number(choice) };
}
