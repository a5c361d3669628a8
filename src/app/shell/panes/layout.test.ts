import { describe, expect, it } from 'vitest';
import {
  choiceShowing,
  type LayoutId,
  type PaneChoice,
  type PaneId,
  percentages,
  type Room,
  shownPanes,
  usualWidths,
  widthsAfter,
} from './layout.ts';

const choice = (layout: LayoutId, rest: Partial<PaneChoice> = {}): PaneChoice => ({
  layout,
  maximised: undefined,
  front: 'form',
  ...rest,
});

describe('the panes of a layout', () => {
  it.each<[PaneChoice, Room, readonly PaneId[]]>([
    [choice('all'), 3, ['form', 'hjson', 'panels']],
    [choice('all'), 2, ['form', 'hjson']],
    [choice('all', { front: 'panels' }), 1, ['panels']],
    [choice('formTools'), 2, ['form', 'panels']],
    [choice('text'), 3, ['hjson']],
    [choice('all', { maximised: 'panels' }), 3, ['panels']],
    [choice('all', { maximised: 'panels' }), 1, ['form']],
  ])('%j with room for %i', (wish, room, shown) => {
    expect(shownPanes(wish, room)).toEqual(shown);
  });

  it('are all three when the stored value is not a layout', () => {
    expect(shownPanes({ ...choice('all'), layout: 'grid' }, 3)).toHaveLength(3);
  });
});

describe('going to a pane', () => {
  const pairs = (['form', 'formText', 'all', 'formTools', 'text'] as const).flatMap((layout) =>
    ([undefined, 'form', 'hjson', 'panels'] as const).map((maximised) => choice(layout, { maximised })),
  );

  it('shows it, in every layout and window', () => {
    for (const wish of pairs) {
      for (const room of [1, 2, 3] as const) {
        for (const pane of ['form', 'hjson', 'panels'] as const) {
          expect(shownPanes(choiceShowing(wish, pane, room), room), JSON.stringify([wish, pane, room])).toContain(pane);
        }
      }
    }
  });

  it.each<[PaneChoice, PaneId, Room, Partial<PaneChoice>]>([
    [choice('all'), 'panels', 3, { layout: 'all' }],
    [choice('formText'), 'panels', 3, { layout: 'all' }],
    [choice('formText'), 'panels', 2, { layout: 'formTools' }],
    [choice('form'), 'panels', 3, { layout: 'formTools' }],
    [choice('formTools'), 'hjson', 3, { layout: 'all' }],
    [choice('all'), 'panels', 1, { layout: 'all', front: 'panels' }],
    [choice('all', { maximised: 'hjson' }), 'form', 3, { layout: 'all', maximised: undefined }],
  ])('%j to %s with room for %i', (wish, pane, room, expected) => {
    expect(choiceShowing(wish, pane, room)).toMatchObject(expected);
  });
});

describe('the widths of panes', () => {
  it('divide the whole width among the panes shown', () => {
    expect(percentages(usualWidths, ['form', 'hjson', 'panels'])).toEqual(usualWidths);
    expect(percentages({ form: 20, hjson: 60, panels: 20 }, ['form', 'hjson'])).toEqual({
      form: 25,
      hjson: 75,
      panels: 0,
    });
    expect(percentages({}, ['hjson'])).toEqual({ form: 0, hjson: 100, panels: 0 });
  });

  it('are the default ones when the stored widths leave a pane without any', () => {
    expect(percentages({ form: 100, hjson: 0, panels: 0 }, ['form', 'hjson', 'panels'])).toEqual(usualWidths);
  });

  it('keep the share of a hidden pane', () => {
    const after = widthsAfter({ form: 20, hjson: 60, panels: 20 }, ['form', 'hjson'], {
      form: 50,
      hjson: 50,
      panels: 0,
    });
    expect(after).toEqual({ form: 40, hjson: 40, panels: 20 });
  });
});
