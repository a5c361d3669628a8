import type { SectionId } from '../../config/index.ts';
import type { EnvironmentName } from '../../delivery/index.ts';
import type { configVariable } from '../../opening/index.ts';
import type { OptionPath, TextRange } from '../../text/index.ts';

/** Where one can go in a page. */
export type Place =
  /** An option or a part of it; the empty path is the first option that the form shows. */
  | { readonly kind: 'option'; readonly path: OptionPath }
  /** A section of the form; the focus goes to its first option unless it is to stay. */
  | { readonly kind: 'section'; readonly section: SectionId; readonly keepsFocus?: boolean }
  /** The form as it is; the focus stays where it is. */
  | { readonly kind: 'form' }
  /** What differs from the opened file. */
  | { readonly kind: 'changes' }
  /** A range of the text; without one, the text at its cursor. Where the text is not shown, it stays so if it is to stay behind. */
  | { readonly kind: 'text'; readonly range?: TextRange; readonly staysBehind?: boolean }
  | PanelPlace;

/** The panels of the third pane, each with the names of its fields that one can go to. */
interface FieldsOfPanels {
  readonly problems: never;
  readonly branding: never;
  readonly token: never;
  readonly compare: never;
  readonly check: never;
  readonly export: typeof configVariable | EnvironmentName;
}

export type PanelId = keyof FieldsOfPanels;

/** A panel by id, or one of its fields. */
type PanelPlace = {
  [Panel in PanelId]: { readonly kind: 'panel'; readonly panel: Panel; readonly field?: FieldsOfPanels[Panel] };
}[PanelId];

export type PlaceKind = Place['kind'];

export type PlaceOf<Kind extends PlaceKind> = Extract<Place, { readonly kind: Kind }>;
