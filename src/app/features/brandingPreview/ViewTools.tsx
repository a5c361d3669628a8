import { type ReactNode, useId, useState } from 'react';
import { usePageState } from '../../page/pageState.ts';
import { Select, TextInput } from '../../ui/TextInput.tsx';
import { changePreview, type PreviewSettings } from './look/previewSettings.ts';
import styles from './ViewTools.module.css';

const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2];

const comparisons: readonly (readonly [PreviewSettings['compare'], string])[] = [
  ['off', 'Off'],
  ['sideBySide', 'Side by side'],
  ['slider', 'Slider'],
];

const visions: readonly (readonly [PreviewSettings['vision'], string])[] = [
  ['all', 'Normal vision'],
  ['protanopia', 'Protanopia (no red cones)'],
  ['deuteranopia', 'Deuteranopia (no green cones)'],
  ['tritanopia', 'Tritanopia (no blue cones)'],
];

/** Allowed window widths, in CSS pixels. */
const widths = { least: 240, most: 3840 };

export function ViewTools({ settings }: { readonly settings: PreviewSettings }) {
  const pageState = usePageState();
  const { zoom, compare, vision } = settings;
  return (
    <div className={styles.tools}>
      <Labelled label="Zoom">
        {(id) => (
          <Select
            id={id}
            value={zoom}
            onChange={({ target }) =>
              changePreview(pageState, { zoom: target.value === 'fit' ? 'fit' : Number(target.value) })
            }
          >
            <option value="fit">Fit</option>
            {zooms.map((share) => (
              <option key={share} value={share}>
                {share * 100} %
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <WidthField width={settings.width} />
      <Labelled label="Compare with opened file">
        {(id) => (
          <Select
            id={id}
            value={compare}
            onChange={({ target }) => changePreview(pageState, { compare: target.value as PreviewSettings['compare'] })}
          >
            {comparisons.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
      <Labelled label="Colour vision">
        {(id) => (
          <Select
            id={id}
            value={vision}
            onChange={({ target }) => changePreview(pageState, { vision: target.value as PreviewSettings['vision'] })}
          >
            {visions.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
    </div>
  );
}

/** Applies the width once it is valid; while typing, the field may hold anything. */
function WidthField({ width }: Pick<PreviewSettings, 'width'>) {
  const pageState = usePageState();
  const shown = width === 'pane' ? '' : String(width);
  const [draft, setDraft] = useState<string>();

  function change(text: string) {
    setDraft(text);
    const wanted = Number(text);
    if (text === '') changePreview(pageState, { width: 'pane' });
    else if (Number.isInteger(wanted) && wanted >= widths.least && wanted <= widths.most)
      changePreview(pageState, { width: wanted });
  }

  return (
    <Labelled label="Width in px">
      {(id) => (
        <TextInput
          id={id}
          inputMode="numeric"
          placeholder="Fit pane"
          title={`${widths.least} to ${widths.most}`}
          value={draft ?? shown}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setDraft(undefined)}
        />
      )}
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
