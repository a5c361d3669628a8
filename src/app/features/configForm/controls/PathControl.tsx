import { useRef } from 'react';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { RowButton } from '../../../ui/RowButton.tsx';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { TextControl } from './TextControl.tsx';

/** A path on the server. A picture can be replaced by a local file in the preview; the path stays unchanged. */
export function PathControl(props: ControlProps) {
  const page = usePageState();
  const { option, analysis } = props.view;
  const chooser = useRef<HTMLInputElement>(null);
  if (option.section !== 'branding') return <TextControl {...props} />;
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <TextControl {...props} />
      </div>
      <RowButton
        className={styles.tall ?? ''}
        label={`Preview a local file… (${option.title})`}
        aria-label={`Preview a local file… (${option.title})`}
        run={() => chooser.current?.click()}
      >
        Preview a local file…
      </RowButton>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        className="visuallyHidden"
        tabIndex={-1}
        aria-label={`Preview a local file for ${option.title}`}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          const part = await import('../../../page/localImages.ts').catch(() => undefined);
          if (part) await part.setLocalImage(page, part.localImageKey(option.path, analysis.value), file);
          else announce(page, `${file.name} was not shown: a part of this page could not be loaded.`);
        }}
      />
    </div>
  );
}
