import type { ValuePath } from 'source-text';
import { type OptionDefinition, type OptionKey, optionAt } from '../../config/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { createStore, type Forgettable, type Store } from './createStore.ts';
import { type PageState, usePageState, usePart, useStore } from './pageState.ts';
import { usePreferences } from './preferences.ts';

/** The option that the user is editing, in the form or in the text; other panes may follow it. */
export function activeOption(): Store<ValuePath> {
  return createStore<ValuePath>([]);
}

/** The key of the option at or above a path; undefined if the path is not part of an option. */
export function optionKeyOf(path: ValuePath): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const option = optionAt(path.slice(0, length));
    if (option) return option.key;
  }
  return undefined;
}

/** True while form and text are synchronised and the user edits an option whose row, by `rowOf`, is that of this key. */
export function useIsActiveOption(key: string, rowOf: (key: string | undefined) => string | undefined): boolean {
  const { linksPanes } = usePreferences();
  const isActive = useStore(usePageState().part(activeOption), (path) => rowOf(optionKeyOf(path)) === key);
  return linksPanes && isActive;
}

/** A part of the connection string by its name for libpq, and the pane that the user works in. */
export interface ActivePart {
  readonly name: string;
  readonly pane: 'form' | 'text';
}

/** The part of the connection string that the user is editing; other panes may mark it. */
export function activePart(): Store<ActivePart | undefined> {
  return createStore<ActivePart | undefined>(undefined);
}

/** Where the text shows the lines of the option that is edited, from the top of the editor, in CSS pixels; they may be out of sight. */
export interface ShownLines {
  readonly editor: HTMLElement;
  readonly top: number;
  readonly bottom: number;
}

/** The lines of the active option; undefined if the text has none, or does not follow the form. */
export function activeLines(): Store<ShownLines | undefined> {
  return createStore<ShownLines | undefined>(undefined);
}

/** Distinguishes fields of different objects that have the same title. */
const objectNames: Partial<Record<OptionKey, string>> = { smtpAuth: 'SMTP', gatewayOAuth2: 'Gateway' };

/** The name of an option's control and of its buttons; unlike the title, it is unique: "SMTP client ID". */
export function fieldName({ path, title }: OptionDefinition): string {
  const owner = path.length > 1 ? objectNames[path[0] as OptionKey] : undefined;
  return owner === undefined ? title : `${owner} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** Which options the form shows: all, or those of one kind. */
export type FilterId = 'all' | 'set' | 'unset' | 'modified' | 'problem' | 'secret' | 'reference' | 'default';

export interface OptionFilter {
  /** The text of the search box, including `@filters`. */
  readonly query: string;
  readonly filter: FilterId;
}

/** The filter of a page; at first, all options. */
export function optionFilter(): Store<OptionFilter> & Forgettable {
  return createStore<OptionFilter>({ query: '', filter: 'all' });
}

/** Ends the filter of a document when another one is opened: it would hide that one's fields. */
export function endFilterWithDocument(workspace: Workspace, page: PageState): void {
  let last = workspace.snapshot.file?.id;
  workspace.subscribe(() => {
    const now = workspace.snapshot.file?.id;
    if (now !== last) page.part(optionFilter).forget();
    last = now;
  });
}

export function setOptionFilter(page: PageState, change: Partial<OptionFilter>): void {
  page.part(optionFilter).update((current) => ({ ...current, ...change }));
}

export function useOptionFilter(): OptionFilter {
  return usePart(optionFilter);
}
