import { ImageUp } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { announce } from '../../../page/announcer.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useIsAfterText } from '../../../page/textPane.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { RowIconButton } from '../../../ui/RowButton.tsx';
import type { ControlProps } from './control.ts';
import { TextControl } from './TextControl.tsx';

const LocalImageNote = lazyPart(async () => (await import('../consequences/LocalImageNote.tsx')).LocalImageNote);

/** A path on the server. A picture can be replaced by a local file in the preview; the path stays unchanged. */
export function PathControl(props: ControlProps) {
  const page = usePageState();
  const { option, analysis } = props.view;
  const isAfterText = useIsAfterText();
  const chooser = useRef<HTMLInputElement>(null);
  if (option.section !== 'branding') return <TextControl {...props} />;
  return (
    <>
      <TextControl {...props}>
        <RowIconButton label={`Preview a local file… (${option.title})`} run={() => chooser.current?.click()}>
          <ImageUp />
        </RowIconButton>
      </TextControl>
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
      {isAfterText && !analysis.value && (
        <Suspense>
          <LocalImageNote option={option.path} />
        </Suspense>
      )}
    </>
  );
}
