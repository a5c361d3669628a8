import type { ToolId } from '../../places/place.ts';

/** The panes, from left to right. */
const paneIds = ['form', 'hjson', 'tool'] as const;

export type PaneId = (typeof paneIds)[number];

/** The two ways to edit: a tool is next to them or replaces one. */
export type ViewId = Exclude<PaneId, 'tool'>;

/** Which of form and text the user wants; anything else that is stored means both. */
const layouts = { form: ['form'], formText: ['form', 'hjson'], text: ['hjson'] } as const satisfies Record<
  string,
  readonly ViewId[]
>;

export type LayoutId = keyof typeof layouts;

/** How many panes have room side by side. */
export type Room = 1 | 2 | 3;

export interface PaneChoice {
  readonly layout: string;
  /** The one that is shown if only one has room. */
  readonly front: ViewId;
  /** The tool that replaces the text, if there is no room for a third pane. */
  readonly beside: ToolId | undefined;
  /** The tool of the third pane, if there is room for it. */
  readonly third: ToolId | undefined;
  /** The tool that is a page over form and text. */
  readonly cover: ToolId | undefined;
}

/** The views that the user wants side by side, shown or not. */
export function wantedViews({ layout }: PaneChoice): readonly ViewId[] {
  return Object.hasOwn(layouts, layout) ? layouts[layout as LayoutId] : layouts.formText;
}

/** The panes shown side by side. */
export function shownPanes(choice: PaneChoice, room: Room): readonly PaneId[] {
  const { front, beside, third, cover } = choice;
  const views = wantedViews(choice);
  if (cover) return ['tool'];
  if (room === 3) return third ? [...views, 'tool'] : views;
  if (beside) return room === 2 && views.includes('form') ? ['form', 'tool'] : ['tool'];
  return room === 2 ? views : [front];
}

/** The tool that is shown. */
export function shownTool({ beside, third, cover }: PaneChoice, room: Room): ToolId | undefined {
  return cover ?? (room === 3 ? third : beside);
}

/** The choice closest to this one that shows a view. */
export function choiceShowing(choice: PaneChoice, view: ViewId, room: Room): PaneChoice {
  const isShownBy = (one: PaneChoice) => shownPanes(one, room).includes(view);
  if (isShownBy(choice)) return choice;
  const uncovered = { ...choice, cover: undefined };
  if (isShownBy(uncovered)) return uncovered;
  if (room === 1) return { ...uncovered, front: view, beside: undefined };
  const wanted = wantedViews(choice).includes(view) ? uncovered : { ...uncovered, layout: 'formText' };
  return isShownBy(wanted) ? wanted : { ...wanted, beside: undefined };
}

/** The layout that is seen; undefined while a tool covers a view that is wanted. */
export function shownLayout(choice: PaneChoice, room: Room): LayoutId | undefined {
  const shown = shownPanes(choice, room);
  const views = shown.filter((id) => id !== 'tool');
  if (room > 1 && views.length < wantedViews(choice).length) return undefined;
  if (views.length === 2) return 'formText';
  if (views.length === 0) return undefined;
  return views[0] === 'form' ? 'form' : 'text';
}

/** The choice with this layout; a tool that would cover its text is closed. */
export function choiceWithLayout(choice: PaneChoice, layout: LayoutId, room: Room): PaneChoice {
  const front = layout === 'text' ? 'hjson' : layout === 'form' ? 'form' : choice.front;
  const uncovered = { ...choice, cover: undefined, front };
  if (room === 1) return { ...uncovered, beside: undefined };
  return { ...uncovered, layout, beside: layout === 'form' ? choice.beside : undefined };
}

/** The choice that shows a tool in its place. */
export function choiceWithTool(choice: PaneChoice, tool: ToolId, place: 'text' | 'page'): PaneChoice {
  return place === 'page' ? { ...choice, cover: tool } : { ...choice, cover: undefined, beside: tool, third: tool };
}

/** The choice without the current tool: what it covered returns. */
export function choiceWithoutTool(choice: PaneChoice, room: Room): PaneChoice {
  if (choice.cover) return { ...choice, cover: undefined };
  return room === 3 ? { ...choice, third: undefined } : { ...choice, beside: undefined };
}

/** Shares of the width, by pane. Those of hidden panes are kept for later. */
export type Widths = Readonly<Record<string, number>>;

/** The shares until the user drags a divider, in percent. */
export const usualWidths: Widths = { form: 36, hjson: 33, tool: 31 };

/** The width of each shown pane, in percent. */
export function percentages(widths: Widths, shown: readonly PaneId[]): Record<string, number> {
  const known = isComplete(widths) ? widths : usualWidths;
  const share = (id: PaneId) => known[shareOf(id, shown)] ?? 0;
  const total = shown.reduce((sum, id) => sum + share(id), 0);
  return Object.fromEntries(paneIds.map((id) => [id, shown.includes(id) ? (100 * share(id)) / total : 0]));
}

/** The shares after the shown panes were given these percentages. */
export function widthsAfter(widths: Widths, shown: readonly PaneId[], given: Widths): Widths {
  const known = isComplete(widths) ? widths : usualWidths;
  const total = shown.reduce((sum, id) => sum + (known[shareOf(id, shown)] ?? 0), 0);
  const changed = shown.map((id) => [shareOf(id, shown), ((given[id] ?? 0) * total) / 100] as const);
  return { ...known, ...Object.fromEntries(changed) };
}

/** A tool that replaces the text has its width, so that opening one moves nothing. */
function shareOf(id: PaneId, shown: readonly PaneId[]): PaneId {
  return id === 'tool' && !shown.includes('hjson') ? 'hjson' : id;
}

function isComplete(widths: Widths): boolean {
  return paneIds.every((id) => (widths[id] ?? 0) > 0);
}
