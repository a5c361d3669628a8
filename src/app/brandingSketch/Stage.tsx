import { type CSSProperties, type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import pagesCss from './pages.css?inline';
import type { PreviewSettings } from './previewSettings.ts';
import styles from './Stage.module.css';
import { stageSize, useElementWidth } from './stageSize.ts';
import { VisionFilter, visionFilterId } from './VisionFilter.tsx';

interface StageProps {
  readonly title: string;
  /** Describes the picture for assistive technology. */
  readonly description: string;
  readonly settings: PreviewSettings;
  /** Undefined if there is no image that a file could replace. */
  readonly onDropFile?: (file: File) => void;
  /** Marks the stage for the painter and for tests. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One page in its own shadow tree: the editor's styles don't get in and the page's don't get out.
 * It is a picture: nothing in it can be focused or followed.
 */
export function Stage({ title, description, settings, onDropFile, name, children }: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  const [frame, available] = useElementWidth();

  useLayoutEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    if (!shadow) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pagesCss);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onDropFile?.(file);
  }

  const { width, zoom, windowHeight } = stageSize(settings.width, available);
  return (
    <figure
      ref={frame}
      aria-label={title}
      className={styles.frame}
      {...(onDropFile && { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop })}
    >
      <div
        ref={host}
        className={styles.host}
        role="img"
        aria-label={description}
        data-stage={name}
        data-zoom={zoom}
        style={{ width, zoom, '--window-height': windowHeight } as CSSProperties}
      >
        {root &&
          createPortal(
            <>
              <VisionFilter vision={settings.vision} />
              <div aria-hidden="true" style={settings.vision === 'all' ? {} : { filter: `url(#${visionFilterId})` }}>
                {children}
              </div>
            </>,
            root,
          )}
      </div>
    </figure>
  );
}
