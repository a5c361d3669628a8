import type { HjsonDocument } from 'hjson-document';
import { dottedName, type ValuePath } from 'source-text';
import {
  type ColourNotation,
  colourError,
  isColourValue,
  parseColour,
  type Rgba,
  rgba,
  white,
} from '../colour/index.ts';
import { type ConfigAnalysis, optionPath } from '../config/index.ts';
import { findReferences, isReference } from '../references/index.ts';
import { type ShownText, shownText } from '../secrets/index.ts';
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
} satisfies Readonly<Record<string, ValuePath>>;

/** One colour as users see it, and how it was determined. */
export interface BrandingColour {
  readonly path: ValuePath;
  readonly rgba: Rgba;
  /** `lastValid`: the configured colour is invalid, so the previous one stays. */
  readonly source: 'option' | 'default' | 'lastValid';
  /** The colour as the configuration writes it; empty for the default. */
  readonly text: ShownText | '';
  readonly notation: ColourNotation;
  /** What is wrong with the configured colour, or that it is a reference, as a sentence. */
  readonly fault: string | undefined;
}

/** Everything in the configuration that changes what users see; dots are drawn for a secret in it. */
export interface Branding {
  readonly toolbarBackground: BrandingColour;
  readonly toolbarText: BrandingColour;
  /** Empty: the server's default logo. */
  readonly logoPath: ShownText | '';
  /** Empty: the server's default image. */
  readonly backgroundPath: ShownText | '';
  /** Undefined when unset: the text of the button is not documented then. */
  readonly organisationName: ShownText | undefined;
  readonly supportLink: SupportLink;
  readonly templatesPath: ShownText | '';
}

/** Resolves colours that CSS knows and `parseColour` does not, such as `oklch()`; undefined if there is no browser to ask. */
export type ColourResolver = (text: string) => Rgba | undefined;

/** A configuration and the text that it was read from, which determines what in it is secret. */
interface ReadConfiguration {
  readonly config: Pick<ConfigAnalysis, 'entries'>;
  readonly document: HjsonDocument;
}

/**
 * The branding that a configuration results in. An invalid colour keeps that of `previous`, otherwise the default. Values of a wrong type
 * count as unset here; the form reports them.
 */
export function readBranding(
  { config, document }: ReadConfiguration,
  resolve: ColourResolver,
  previous?: Branding,
): Branding {
  const entry = (path: ValuePath) => config.entries.get(dottedName(path));
  const shown = (path: ValuePath) => {
    const node = entry(path)?.node;
    return node?.kind === 'string' ? shownText(document, node) : undefined;
  };
  const text = (path: ValuePath) => shown(path) ?? '';
  const colour = (path: ValuePath, fallback: Rgba, before: BrandingColour | undefined) =>
    readColour(
      { path, written: entry(path)?.value, shown: text(path), before: before?.rgba ?? fallback, fallback },
      resolve,
    );
  const supportPage = entry(brandingPaths.supportPage)?.value;
  return {
    toolbarBackground: colour(brandingPaths.toolbarBackground, standIn.primaryBlue, previous?.toolbarBackground),
    toolbarText: colour(brandingPaths.toolbarText, standIn.toolbarText, previous?.toolbarText),
    logoPath: text(brandingPaths.logo),
    backgroundPath: text(brandingPaths.background),
    organisationName: shown(brandingPaths.organisationName),
    supportLink: readSupportLink(document, typeof supportPage === 'string' ? supportPage : ''),
    templatesPath: text(brandingPaths.templates),
  };
}

const hexNotation: ColourNotation = { kind: 'hex', digits: 6, upperCase: false };

interface ColourSource {
  readonly path: ValuePath;
  readonly written: unknown;
  readonly shown: BrandingColour['text'];
  /** What users saw before this revision. */
  readonly before: Rgba;
  readonly fallback: Rgba;
}

function readColour({ path, written, shown, before, fallback }: ColourSource, resolve: ColourResolver): BrandingColour {
  if (written === undefined || written === '') {
    return { path, rgba: fallback, source: 'default', text: '', notation: hexNotation, fault: undefined };
  }
  const text = typeof written === 'string' ? written : '';
  if (isReference(text)) {
    const names = findReferences(text).map(({ name }) => name);
    const fault = `The colour is filled in from ${names.join(' and ')}.`;
    return { path, rgba: fallback, source: 'default', text: shown, notation: hexNotation, fault };
  }
  const parsed = parseColour(text);
  const colour = parsed?.rgba ?? (isColourValue(text) ? resolve(text) : undefined);
  const notation = parsed?.notation ?? hexNotation;
  if (colour) return { path, rgba: colour, source: 'option', text: shown, notation, fault: undefined };
  const fault = typeof written === 'string' ? colourError(written) : 'A colour has to be text.';
  return {
    path,
    rgba: before,
    source: 'lastValid',
    text: shown,
    notation,
    fault: fault ?? 'This browser cannot show the colour. Write it as #rrggbb, rgb() or hsl().',
  };
}

/** The service's own look is not documented (option-reference, Top-level options: "primary blue", white text): these are stand-ins. */
export const standIn = { primaryBlue: rgba(26, 80, 176), toolbarText: white, page: white } as const;
