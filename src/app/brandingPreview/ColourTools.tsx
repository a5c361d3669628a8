import { Pipette } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Branding, BrandingColour } from '../../branding/index.ts';
import { looksEqual, parseColour, printColour, type Rgba, toHex } from '../../colour/index.ts';
import { afterPress } from '../platform/afterPress.ts';
import { usePageState } from '../state/pageState.ts';
import { IconButton } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ColourTools.module.css';
import { hasEyeDropper, pickScreenColour } from './eyeDropper.ts';
import { noteColour, useRecentColours } from './recentColours.ts';
import { cssColour } from './resolveColour.ts';
import { useSetColour } from './useSetColour.ts';

/** Pickers for the two colours; a picked colour is written in the notation already used in the configuration. */
export function ColourTools({ branding }: { readonly branding: Branding }) {
  return (
    <div className={styles.tools}>
      <ColourTool title="Toolbar background" colour={branding.toolbarBackground} />
      <ColourTool title="Toolbar text" colour={branding.toolbarText} />
    </div>
  );
}

/** Counts visits to all controls: each visit is one undo step. */
function colourVisits(): { count: number } {
  return { count: 0 };
}

interface ColourToolProps {
  readonly title: string;
  readonly colour: BrandingColour;
}

function ColourTool({ title, colour }: ColourToolProps) {
  const pageState = usePageState();
  const setColour = useSetColour(colour.path);
  const visits = pageState.part(colourVisits);
  const [refusal, setRefusal] = useState<string>();
  const visit = useRef(visits.count);
  const { rgba, notation } = colour;

  function write(picked: Rgba) {
    const mergeKey = `pick ${title} ${visit.current}`;
    setRefusal(setColour(printColour(picked, notation), `Change ${title.toLowerCase()}`, mergeKey));
  }

  function endVisit() {
    visit.current = ++visits.count;
    if (colour.source === 'option') afterPress(() => noteColour(pageState, rgba));
  }

  async function pickFromScreen() {
    const picked = parseColour((await pickScreenColour()) ?? '')?.rgba;
    if (!picked) return;
    write(picked);
    noteColour(pageState, picked);
    visit.current = ++visits.count;
  }

  return (
    <fieldset className={styles.tool} onBlur={endVisit}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.row}>
        <input
          type="color"
          className={styles.picker}
          aria-label={`${title} colour`}
          value={toHex({ ...rgba, alpha: 1 })}
          onChange={({ target }) => write({ ...(parseColour(target.value)?.rgba ?? rgba), alpha: rgba.alpha })}
        />
        <code className={styles.value}>{colour.source === 'default' ? 'default' : colour.text || toHex(rgba)}</code>
        {hasEyeDropper() && (
          <IconButton label={`Pick ${title.toLowerCase()} from the screen`} onClick={pickFromScreen}>
            <Pipette />
          </IconButton>
        )}
      </div>
      <label className={styles.opacity}>
        <span>Opacity</span>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(rgba.alpha * 100)}
          aria-label={`${title} opacity`}
          onChange={({ target }) => write({ ...rgba, alpha: target.valueAsNumber / 100 })}
        />
        <span className={styles.share}>{Math.round(rgba.alpha * 100)} %</span>
      </label>
      <RecentColours title={title} colour={colour} onPick={write} />
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </fieldset>
  );
}

function RecentColours({ title, colour, onPick }: ColourToolProps & { readonly onPick: (colour: Rgba) => void }) {
  const recent = useRecentColours();
  if (recent.length === 0) return null;
  return (
    <fieldset className={styles.recent} aria-label={`Recent colours for ${title.toLowerCase()}`}>
      {recent.map((candidate) => (
        <button
          key={toHex(candidate)}
          type="button"
          className={styles.swatch}
          aria-label={printColour(candidate, colour.notation)}
          title={printColour(candidate, colour.notation)}
          aria-pressed={looksEqual(candidate, colour.rgba)}
          style={{ backgroundColor: cssColour(candidate) }}
          onClick={() => onPick(candidate)}
        />
      ))}
    </fieldset>
  );
}
