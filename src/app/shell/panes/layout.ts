/** The panes, from left to right. */
const paneIds = ['form', 'hjson', 'panels'] as const;

export type PaneId = (typeof paneIds)[number];

/** Which panes the user wants side by side; where there is no room for all, the tools are hidden. */
export const layouts = [
  { id: 'form', title: 'Form only', panes: ['form'] },
  { id: 'formText', title: 'Form and HJSON', panes: ['form', 'hjson'] },
  { id: 'all', title: 'Form, HJSON and tools', panes: ['form', 'hjson', 'panels'] },
  { id: 'formTools', title: 'Form and tools', panes: ['form', 'panels'] },
  { id: 'text', title: 'HJSON only', panes: ['hjson'] },
] as const satisfies readonly { id: string; title: string; panes: readonly PaneId[] }[];

export type LayoutId = (typeof layouts)[number]['id'];

/** How many panes have room side by side. */
export type Room = 1 | 2 | 3;

export interface PaneChoice {
  readonly layout: string;
  /** The maximised pane, if any. */
  readonly maximised: PaneId | undefined;
  /** The pane that is shown where only one has room. */
  readonly front: PaneId;
}

/** The panes shown side by side. */
export function shownPanes({ layout, maximised, front }: PaneChoice, room: Room): readonly PaneId[] {
  if (room === 1) return [front];
  if (maximised) return [maximised];
  return panesOf(layout).slice(0, room);
}

/** The choice closest to this one that shows a pane. */
export function choiceShowing(choice: PaneChoice, pane: PaneId, room: Room): PaneChoice {
  if (shownPanes(choice, room).includes(pane)) return choice;
  const unmaximised = { ...choice, maximised: undefined, front: pane };
  if (room === 1) return { ...choice, front: pane };
  if (shownPanes(unmaximised, room).includes(pane)) return unmaximised;
  return { ...unmaximised, layout: layoutWith(pane, choice.layout, room) };
}

function layoutWith(pane: PaneId, layout: string, room: Room): LayoutId {
  if (pane === 'form') return 'formText';
  if (pane === 'hjson') return layout === 'formTools' && room === 3 ? 'all' : 'formText';
  return layout === 'form' || room === 2 ? 'formTools' : 'all';
}

function panesOf(layout: string): readonly PaneId[] {
  return (layouts.find(({ id }) => id === layout) ?? layouts[2]).panes;
}

/** Shares of the width, by pane. Those of hidden panes are kept for later. */
export type Widths = Readonly<Record<string, number>>;

/** The shares until the user drags a divider, in percent. */
export const usualWidths: Widths = { form: 36, hjson: 33, panels: 31 };

/** The width of each shown pane, in percent. */
export function percentages(widths: Widths, shown: readonly PaneId[]): Record<string, number> {
  const known = isComplete(widths) ? widths : usualWidths;
  const total = shown.reduce((sum, id) => sum + (known[id] ?? 0), 0);
  return Object.fromEntries(paneIds.map((id) => [id, shown.includes(id) ? (100 * (known[id] ?? 0)) / total : 0]));
}

/** The shares after the shown panes were given these percentages. */
export function widthsAfter(widths: Widths, shown: readonly PaneId[], given: Widths): Widths {
  const known = isComplete(widths) ? widths : usualWidths;
  const total = shown.reduce((sum, id) => sum + (known[id] ?? 0), 0);
  const changed = shown.map((id) => [id, ((given[id] ?? 0) * total) / 100] as const);
  return { ...known, ...Object.fromEntries(changed) };
}

function isComplete(widths: Widths): boolean {
  return paneIds.every((id) => (widths[id] ?? 0) > 0);
}
