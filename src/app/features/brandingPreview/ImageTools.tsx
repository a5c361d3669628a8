import { useRef, useState } from 'react';
import { brandingPaths } from '../../../branding/index.ts';
import type { Scene } from '../../brandingSketch/useBranding.ts';
import { setImagePath } from '../../commands/setImagePath.ts';
import { announce } from '../../page/announcer.ts';
import { localImageKey, removeLocalImage, setKeepsLocalImages, setLocalImage } from '../../page/localImages.ts';
import { usePageState } from '../../page/pageState.ts';
import { useWorkspace } from '../../page/useWorkspace.ts';
import { isSingleFile } from '../../platform/edition.ts';
import { keepsImages } from '../../platform/keptImages.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './BrandingPreview.module.css';

/** Local files shown in place of the paths, and whether this browser keeps them. */
export function ImageTools({ scene }: { readonly scene: Scene }) {
  const pageState = usePageState();
  const [keeps, setKeeps] = useState(keepsImages);

  async function changeKeeping(wanted: boolean) {
    setKeeps(wanted);
    if (await setKeepsLocalImages(pageState, wanted)) return;
    setKeeps(keepsImages());
    announce(pageState, 'The browser does not let the page keep images.');
  }

  return (
    <div className={styles.list}>
      {(['logo', 'background'] as const).map((kind) => (
        <ImageTool key={kind} kind={kind} scene={scene} />
      ))}
      {!isSingleFile && (
        <label className={styles.row}>
          <input type="checkbox" checked={keeps} onChange={({ target }) => changeKeeping(target.checked)} />
          Keep these images in this browser
        </label>
      )}
    </div>
  );
}

interface ImageToolProps {
  readonly kind: 'logo' | 'background';
  readonly scene: Scene;
}

function ImageTool({ kind, scene }: ImageToolProps) {
  const pageState = usePageState();
  const workspace = useWorkspace();
  const chooser = useRef<HTMLInputElement>(null);
  const chooserButton = useRef<HTMLButtonElement>(null);
  const option = brandingPaths[kind];
  const path = scene.branding[`${kind}Path`];
  const imageKey = localImageKey(option, path);
  const { image, fault } = scene[kind] ?? {};
  const title = kind === 'logo' ? 'Logo' : 'Background';

  function setPath(fileName: string) {
    // The button that was pressed is gone.
    if (setImagePath(workspace, pageState, option, fileName)) chooserButton.current?.focus();
  }

  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <span className={styles.imageTitle}>{title}</span>
        <code className={styles.path} title={path}>
          {path || 'no path set'}
        </code>
        <Button ref={chooserButton} onClick={() => chooser.current?.click()}>
          Choose a file…
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
          className="visuallyHidden"
          tabIndex={-1}
          aria-label={`${title} file for the preview`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void setLocalImage(pageState, imageKey, file);
          }}
        />
      </div>
      {image && (
        <div className={styles.row}>
          <span
            className={styles.shown}
          >{`Shown: ${image.fileName}${path ? '' : '. Users will not see it: its path is not set.'}`}</span>
          {!path && <Button onClick={() => setPath(image.fileName)}>Set the path</Button>}
          <Button look="link" onClick={() => removeLocalImage(pageState, imageKey)}>
            Remove
          </Button>
        </div>
      )}
      {fault && <Notice kind="error">{fault}</Notice>}
    </div>
  );
}
