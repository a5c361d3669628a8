/**
 * From which size of a window, or of a pane, there is room for more. Style sheets write `@media (--room-for-two-panes)`, and `not` for
 * less, which the build replaces by what stands here.
 */
export const roomFor = {
  /** What belongs to a value beside it: its title, its neighbour in a row of a table. */
  columns: '(min-width: 520px)',
  /** The tools in a rail at the side; otherwise a bar at the bottom leads to everything. */
  rail: '(min-width: 820px)',
  twoPanes: '(min-width: 1024px)',
  /** The list of sections beside the form, whatever panes there are. */
  navigation: '(min-width: 1280px)',
  threePanes: '(min-width: 1600px)',
  /** What sticks at the edge of the window: in a lower one, as at 400 % zoom, it would cover what has the focus. */
  bars: '(min-height: 480px)',
  /** Header, form and the bar at the bottom at once: a small screen at 200 % zoom has it. In a lower window, the page scrolls. */
  frame: '(min-height: 320px)',
} as const;
