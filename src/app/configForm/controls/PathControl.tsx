import { useRef } from 'react';
import { announce } from '../../state/announcer.ts';
import { usePageState } from '../../state/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import { rowAction } from '../../ui/rowAction.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { TextControl } from './TextControl.tsx';

/** A path on the server. A picture can be replaced by a local file in the preview; the path stays unchanged. */
export function PathControl(props: ControlProps) {
  const page = usePageState();
  const { facts, reading } = props.view;
  const chooser = useRef<HTMLInputElement>(null);
  if (facts.section !== 'branding') return <TextControl {...props} />;
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <TextControl {...props} />
      </div>
      <Button
        {...rowAction}
        className={styles.tall ?? ''}
        aria-label={`Preview a local file… (${facts.title})`}
        onClick={() => chooser.current?.click()}
      >
        Preview a local file…
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={`Preview a local file for ${facts.title}`}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          const part = await import('../../state/localImages.ts').catch(() => undefined);
          if (part) await part.setLocalImage(page, part.localImageKey(facts.path, reading.value), file);
          else announce(page, `${file.name} was not shown: a part of this page could not be loaded.`);
        }}
      />
    </div>
  );
}
