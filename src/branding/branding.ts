import { type ColourNotation, colourError, isColourValue, parseColour, type Rgba } from '../colour/index.ts';
import { type ConfigAnalysis, optionPath } from '../config/index.ts';
import { findReferences, isReference } from '../references/index.ts';
import { dottedName, type OptionPath } from '../text/index.ts';
import { standIn } from './standIn.ts';
import { readSupportLink, type SupportLink } from './supportLink.ts';

/** The options that change what users see. */
export const brandingPaths = {
  toolbarBackground: optionPath('accessReviewToolbarBackgroundColor'),
  toolbarText: optionPath('accessReviewToolbarTextColor'),
  logo: optionPath('accessReviewToolbarLogoPath'),
  background: optionPath('loginPageBackgroundPath'),
  organisationName: optionPath('organisationName'),
  supportPage: optionPath('supportPageUrl'),
  templates: optionPath('templatesPath'),
} satisfies Readonly<Record<string, OptionPath>>;

/** One colour as users see it, and how it was determined. */
export interface BrandingColour {
  readonly path: OptionPath;
  readonly rgba: Rgba;
  /** `lastValid`: the configured colour is invalid, so the previous one stays. */
  readonly source: 'option' | 'default' | 'lastValid';
  /** The colour as the configuration writes it; empty for the default. */
  readonly text: string;
  readonly notation: ColourNotation;
  /** What is wrong with the configured colour, or that it is a reference, as a sentence. */
  readonly fault: string | undefined;
}

/** Everything in the configuration that changes what users see. */
export interface Branding {
  readonly toolbarBackground: BrandingColour;
  readonly toolbarText: BrandingColour;
  /** Empty: the server's default logo. */
  readonly logoPath: string;
  /** Empty: the server's default image. */
  readonly backgroundPath: string;
  /** Undefined when unset: the text of the button is not documented then. */
  readonly organisationName: string | undefined;
  readonly supportLink: SupportLink;
  readonly templatesPath: string;
}

/** Resolves colours that CSS knows and `parseColour` does not, such as `oklch()`; undefined if there is no browser to ask. */
export type ColourResolver = (text: string) => Rgba | undefined;

/**
 * The branding that a configuration results in. An invalid colour keeps that of `previous`, otherwise the default. Values of a wrong type
 * count as unset here; the form reports them.
 */
export function readBranding(
  config: Pick<ConfigAnalysis, 'entries'>,
  resolve: ColourResolver,
  previous?: Branding,
): Branding {
  const written = (path: OptionPath) => config.entries.get(dottedName(path))?.value;
  const text = (path: OptionPath) => textOf(written(path)) ?? '';
  const colour = (path: OptionPath, fallback: Rgba, before: BrandingColour | undefined) =>
    readColour({ path, written: written(path), before: before?.rgba ?? fallback, fallback }, resolve);
  return {
    toolbarBackground: colour(brandingPaths.toolbarBackground, standIn.primaryBlue, previous?.toolbarBackground),
    toolbarText: colour(brandingPaths.toolbarText, standIn.toolbarText, previous?.toolbarText),
    logoPath: text(brandingPaths.logo),
    backgroundPath: text(brandingPaths.background),
    organisationName: textOf(written(brandingPaths.organisationName)),
    supportLink: readSupportLink(text(brandingPaths.supportPage)),
    templatesPath: text(brandingPaths.templates),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const hexNotation: ColourNotation = { kind: 'hex', digits: 6, upperCase: false };

interface ColourSource {
  readonly path: OptionPath;
  readonly written: unknown;
  /** What users saw before this revision. */
  readonly before: Rgba;
  readonly fallback: Rgba;
}

function readColour({ path, written, before, fallback }: ColourSource, resolve: ColourResolver): BrandingColour {
  if (written === undefined || written === '') {
    return { path, rgba: fallback, source: 'default', text: '', notation: hexNotation, fault: undefined };
  }
  const text = typeof written === 'string' ? written : '';
  if (isReference(text)) {
    const names = findReferences(text).map(({ name }) => name);
    const fault = `The colour is filled in from ${names.join(' and ')}.`;
    return { path, rgba: fallback, source: 'default', text, notation: hexNotation, fault };
  }
  const parsed = parseColour(text);
  const colour = parsed?.rgba ?? (isColourValue(text) ? resolve(text) : undefined);
  const notation = parsed?.notation ?? hexNotation;
  if (colour) return { path, rgba: colour, source: 'option', text, notation, fault: undefined };
  const fault = typeof written === 'string' ? colourError(written) : 'A colour has to be text.';
  return {
    path,
    rgba: before,
    source: 'lastValid',
    text,
    notation,
    fault: fault ?? 'This browser cannot show the colour. Write it as #rrggbb, rgb() or hsl().',
  };
}
