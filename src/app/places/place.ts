import type { TextRange, ValuePath } from 'source-text';
import type { SectionId } from '../../config/index.ts';
import type { EnvironmentName } from '../../delivery/index.ts';
import type { configVariable } from '../../opening/index.ts';

/** A section of the form: one of `config.json`, or the server's other environment variables. */
export type FormSectionId = SectionId | 'environment';

/** A place in a page that can be navigated to. */
export type Place =
  /** An option or a part of it; the empty path is the first option that the form shows. */
  | { readonly kind: 'option'; readonly path: ValuePath }
  /** A section of the form; its first option gets the focus, unless the focus should stay. */
  | {
      readonly kind: 'section';
      readonly section: FormSectionId;
      readonly keepsFocus?: boolean;
      readonly variable?: undefined;
    }
  /** One of the server's other variables, in its section of the form. */
  | {
      readonly kind: 'section';
      readonly section: 'environment';
      readonly variable: EnvironmentName;
      readonly keepsFocus?: undefined;
    }
  /** The form in its current state; the focus does not move. */
  | { readonly kind: 'form' }
  /** The differences from the opened file. */
  | { readonly kind: 'changes' }
  /** A range of the text, or the text at its cursor. With `staysBehind`, a hidden text is not shown. */
  | { readonly kind: 'text'; readonly range?: TextRange; readonly staysBehind?: boolean }
  | ToolPlace;

/** The tools, each with the names of the fields that can be navigated to. */
interface FieldsOfTools extends Record<ToolId, string> {
  readonly problems: never;
  readonly branding: never;
  readonly token: never;
  readonly effective: never;
  readonly review: never;
  readonly compare: never;
  readonly check: never;
  readonly export: typeof configVariable | 'chosen target';
}

export const toolIds = ['problems', 'branding', 'token', 'effective', 'review', 'compare', 'check', 'export'] as const;

export type ToolId = (typeof toolIds)[number];

/** A tool by id, or one of its fields. */
type ToolPlace = {
  [Tool in ToolId]: { readonly kind: 'tool'; readonly tool: Tool; readonly field?: FieldsOfTools[Tool] };
}[ToolId];

export type PlaceKind = Place['kind'];

export type PlaceOf<Kind extends PlaceKind> = Extract<Place, { readonly kind: Kind }>;
