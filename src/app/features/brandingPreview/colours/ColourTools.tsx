import { Pipette } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useEffect, useState } from 'react';
import { type BrandingColour, type PixelSample, standIn } from '../../../../branding/index.ts';
import {
  black,
  contrastRatio,
  formatRatio,
  looksEqual,
  mainColours,
  parseColour,
  printColour,
  type Rgba,
  toHex,
  white,
} from '../../../../colour/index.ts';
import type { Scene } from '../../../brandingSketch/useBranding.ts';
import { createStore, type Store } from '../../../page/createStore.ts';
import { type PageState, usePageState, usePart } from '../../../page/pageState.ts';
import { whenIdle } from '../../../platform/afterFrame.ts';
import { afterPress } from '../../../platform/afterPress.ts';
import { cssColour } from '../../../platform/resolveColour.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './ColourTools.module.css';
import { useSetColour } from './useSetColour.ts';

/** Pickers for the two colours; a picked colour is written in the notation already used in the configuration. */
export function ColourTools({ scene: { branding, logo, background } }: { readonly scene: Scene }) {
  const { toolbarBackground, toolbarText } = branding;
  const ofLogo = useMainColours(logo?.image?.sample);
  const ofBackground = useMainColours(background?.image?.sample);
  const palettes: readonly Palette[] = [
    { source: 'logo', colours: ofLogo },
    { source: 'background', colours: ofBackground },
  ];
  return (
    <div className={styles.tools}>
      <ColourTool
        title="Toolbar background"
        colour={toolbarBackground}
        palettes={palettes}
        measure={(candidate) => contrastRatio(toolbarText.rgba, candidate, standIn.page)}
      />
      <ColourTool
        title="Toolbar text"
        colour={toolbarText}
        palettes={[{ source: 'black and white', colours: [white, black] }, ...palettes]}
        measure={(candidate) => contrastRatio(candidate, toolbarBackground.rgba, standIn.page)}
      />
    </div>
  );
}

/** Colours to choose from, and where they come from. */
interface Palette {
  readonly source: 'logo' | 'background' | 'black and white';
  readonly colours: readonly Rgba[];
}

const paletteNames: Readonly<Record<Palette['source'], string>> = {
  logo: 'From the logo',
  background: 'From the background',
  'black and white': 'Black and white',
};

/** Counts the visits to all controls: each visit is one undo step. */
function colourVisits(): { count: number } {
  return { count: 0 };
}

interface ColourToolProps {
  readonly title: string;
  readonly colour: BrandingColour;
  readonly palettes: readonly Palette[];
  /** The contrast of text and toolbar with a candidate in place of the colour. */
  readonly measure: (candidate: Rgba) => number;
}

function ColourTool({ title, colour, palettes, measure }: ColourToolProps) {
  const pageState = usePageState();
  const setColour = useSetColour(colour.path);
  const visits = pageState.part(colourVisits);
  const [refusal, setRefusal] = useState<string>();
  const { rgba, notation } = colour;
  const [isSeeThrough] = useState(rgba.alpha < 1);

  function write(picked: Rgba) {
    const mergeKey = `pick ${title} ${visits.count}`;
    setRefusal(setColour(printColour(picked, notation), `Change ${title.toLowerCase()}`, mergeKey));
  }

  function endVisit() {
    visits.count++;
    if (colour.source === 'option') afterPress(() => noteColour(pageState, rgba));
  }

  /** Each press is a separate undo step. */
  function choose(chosen: Rgba) {
    visits.count++;
    write(chosen);
    visits.count++;
  }

  async function pickFromScreen() {
    const picked = parseColour((await pickScreenColour()) ?? '')?.rgba;
    if (!picked) return;
    write(picked);
    noteColour(pageState, picked);
    visits.count++;
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
          <IconButton label={`Pick ${title.toLowerCase()} from the screen`} onClick={() => pickFromScreen()}>
            <Pipette />
          </IconButton>
        )}
      </div>
      {/* Most colours are opaque; a translucent one shows its alpha at once. */}
      <details className={styles.fold} open={isSeeThrough}>
        <summary>Opacity {Math.round(rgba.alpha * 100)} %</summary>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(rgba.alpha * 100)}
          aria-label={`${title} opacity`}
          onChange={({ target }) => write({ ...rgba, alpha: target.valueAsNumber / 100 })}
        />
      </details>
      {palettes.map(
        ({ source, colours }) =>
          colours.length > 0 && (
            <Swatches
              key={source}
              name={paletteNames[source]}
              title={title}
              colours={colours}
              colour={colour}
              measure={measure}
              onPick={choose}
            />
          ),
      )}
      <RecentColours title={title} colour={colour} onPick={write} />
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </fieldset>
  );
}

interface SwatchesProps extends Omit<ColourToolProps, 'palettes'> {
  readonly name: string;
  readonly colours: readonly Rgba[];
  readonly onPick: (colour: Rgba) => void;
}

/** Colours with the contrast that each would have: pressing one sets it. A single Tab stop with arrow keys. */
function Swatches({ name, title, colours, colour, measure, onPick }: SwatchesProps) {
  return (
    <div className={styles.palette}>
      <span className={styles.paletteName}>{name}</span>
      <Toolbar.Root className={styles.swatches} aria-label={`${name}, for ${title.toLowerCase()}`}>
        {colours.map((candidate) => {
          const ratio = formatRatio(measure(candidate));
          const value = printColour(candidate, colour.notation);
          return (
            <Toolbar.Button
              key={toHex(candidate)}
              className={styles.choice}
              aria-label={`${value}, contrast ${ratio}`}
              title={value}
              aria-pressed={looksEqual(candidate, colour.rgba)}
              onClick={() => onPick(candidate)}
            >
              <span className={styles.chip} style={{ backgroundColor: cssColour(candidate) }} />
              <span className={styles.ratio}>{ratio.replace(' : 1', '')}</span>
            </Toolbar.Button>
          );
        })}
      </Toolbar.Root>
    </div>
  );
}

interface RecentColoursProps extends Pick<ColourToolProps, 'title' | 'colour'> {
  readonly onPick: (colour: Rgba) => void;
}

function RecentColours({ title, colour, onPick }: RecentColoursProps) {
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

interface EyeDropperWindow {
  readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> };
}

function hasEyeDropper(): boolean {
  return (window as EyeDropperWindow).EyeDropper !== undefined;
}

/** Lets the user pick a colour anywhere on the screen, as CSS text; undefined when they cancel. */
async function pickScreenColour(): Promise<string | undefined> {
  const { EyeDropper } = window as EyeDropperWindow;
  if (!EyeDropper) return undefined;
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}

/** How many colours of an image are offered. */
const mostColours = 5;
/** How long the colours wait for an idle moment, in milliseconds. */
const patience = 500;

/** The main colours of an image, computed when the browser has nothing else to do; none until then. */
function useMainColours(sample: PixelSample | undefined): readonly Rgba[] {
  const [found, setFound] = useState<{ readonly sample: PixelSample; readonly colours: readonly Rgba[] }>();
  useEffect(() => {
    if (!sample) return undefined;
    return whenIdle(() => setFound({ sample, colours: mainColours(sample.pixels, mostColours) }), patience);
  }, [sample]);
  return found && found.sample === sample ? found.colours : [];
}

/** How many recently chosen colours are kept. */
const mostRecent = 8;

function recentColours(): Store<readonly Rgba[]> {
  return createStore<readonly Rgba[]>([]);
}

/** Adds a chosen colour: latest first, no duplicates. */
function noteColour(page: PageState, colour: Rgba): void {
  page
    .part(recentColours)
    .update((recent) => [colour, ...recent.filter((other) => !looksEqual(other, colour))].slice(0, mostRecent));
}

function useRecentColours(): readonly Rgba[] {
  return usePart(recentColours);
}
