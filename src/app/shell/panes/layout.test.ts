import { describe, expect, it } from 'vitest';
import type { ToolId } from '../../places/place.ts';
import {
  choiceShowing,
  choiceWithLayout,
  choiceWithoutTool,
  choiceWithTool,
  type LayoutId,
  type PaneChoice,
  type PaneId,
  percentages,
  type Room,
  shownLayout,
  shownPanes,
  shownTool,
  usualWidths,
  type ViewId,
  widthsAfter,
} from './layout.ts';

const choice = (layout: string, rest: Partial<PaneChoice> = {}): PaneChoice => ({
  layout,
  front: 'form',
  beside: undefined,
  third: 'branding',
  cover: undefined,
  ...rest,
});

const rooms: readonly Room[] = [1, 2, 3];
const views: readonly ViewId[] = ['form', 'hjson'];

const wishes = ['form', 'formText', 'text'].flatMap((layout) =>
  ([undefined, 'problems'] as const).flatMap((beside) =>
    ([undefined, 'export'] as const).map((cover) => choice(layout, { beside, cover })),
  ),
);

describe('the panes that are shown', () => {
  it.each<[PaneChoice, Room, readonly PaneId[]]>([
    [choice('formText'), 3, ['form', 'hjson', 'tool']],
    [choice('formText', { third: undefined }), 3, ['form', 'hjson']],
    [choice('formText'), 2, ['form', 'hjson']],
    [choice('formText', { beside: 'problems' }), 2, ['form', 'tool']],
    [choice('text', { beside: 'problems' }), 2, ['tool']],
    [choice('form'), 2, ['form']],
    [choice('formText'), 1, ['form']],
    [choice('formText', { front: 'hjson' }), 1, ['hjson']],
    [choice('formText', { beside: 'problems' }), 1, ['tool']],
    [choice('formText', { cover: 'export' }), 3, ['tool']],
    [choice('formText', { cover: 'export' }), 1, ['tool']],
  ])('%j with room for %i', (wish, room, shown) => {
    expect(shownPanes(wish, room)).toEqual(shown);
  });

  it('are form and text when the stored value is not a layout', () => {
    expect(shownPanes(choice('grid'), 2)).toEqual(['form', 'hjson']);
    expect(shownPanes(choice('constructor'), 2)).toEqual(['form', 'hjson']);
  });
});

describe('going to form or text', () => {
  it('shows it, in every layout and window', () => {
    for (const wish of wishes) {
      for (const room of rooms) {
        for (const view of views) {
          expect(shownPanes(choiceShowing(wish, view, room), room), JSON.stringify([wish, view, room])).toContain(view);
        }
      }
    }
  });

  it.each<[PaneChoice, ViewId, Room, Partial<PaneChoice>]>([
    [choice('formText', { beside: 'problems' }), 'hjson', 2, { beside: undefined }],
    [choice('formText', { beside: 'problems' }), 'form', 2, { beside: 'problems' }],
    [choice('text', { beside: 'problems' }), 'form', 2, { layout: 'formText', beside: 'problems' }],
    [choice('formText', { beside: 'problems', cover: 'export' }), 'form', 2, { beside: 'problems', cover: undefined }],
    [choice('formText', { beside: 'problems' }), 'form', 1, { beside: undefined, front: 'form' }],
  ])('%j to %s with room for %i', (wish, view, room, expected) => {
    expect(choiceShowing(wish, view, room)).toMatchObject(expected);
  });
});

describe('the choice of form, text or both', () => {
  it.each<[PaneChoice, LayoutId, Room, readonly PaneId[]]>([
    [choice('formText'), 'text', 2, ['hjson']],
    [choice('formText'), 'form', 2, ['form']],
    [choice('form'), 'text', 2, ['hjson']],
    [choice('form'), 'formText', 2, ['form', 'hjson']],
    [choice('form'), 'text', 1, ['hjson']],
    [choice('formText', { beside: 'problems' }), 'formText', 2, ['form', 'hjson']],
    [choice('formText', { beside: 'problems' }), 'form', 2, ['form', 'tool']],
    [choice('form', { third: 'branding' }), 'formText', 3, ['form', 'hjson', 'tool']],
  ])('in %j of %s with room for %i', (wish, layout, room, shown) => {
    expect(shownPanes(choiceWithLayout(wish, layout, room), room)).toEqual(shown);
  });

  it('shows as chosen what was chosen, in every layout and window', () => {
    for (const wish of wishes) {
      for (const room of rooms) {
        for (const layout of ['form', 'text'] as const) {
          expect(shownLayout(choiceWithLayout(wish, layout, room), room)).toBe(layout);
        }
      }
    }
  });

  it('has none while a tool covers the text', () => {
    expect(shownLayout(choice('formText', { beside: 'problems' }), 2)).toBeUndefined();
    expect(shownLayout(choice('form', { beside: 'problems' }), 2)).toBe('form');
  });
});

describe('a tool', () => {
  it.each<[ToolId, 'text' | 'page', Room, readonly PaneId[]]>([
    ['problems', 'text', 1, ['tool']],
    ['problems', 'text', 2, ['form', 'tool']],
    ['problems', 'text', 3, ['form', 'hjson', 'tool']],
    ['export', 'page', 2, ['tool']],
    ['export', 'page', 3, ['tool']],
  ])('%s, a %s, with room for %i', (tool, place, room, shown) => {
    const before = choice('formText');
    const open = choiceWithTool(before, tool, place);
    expect(shownPanes(open, room)).toEqual(shown);
    expect(shownTool(open, room)).toBe(tool);
    if (room < 3) expect(shownPanes(choiceWithoutTool(open, room), room)).toEqual(shownPanes(before, room));
  });

  it('that a page covers is there again after it', () => {
    const open = choiceWithTool(choiceWithTool(choice('formText'), 'problems', 'text'), 'export', 'page');
    expect(shownTool(choiceWithoutTool(open, 2), 2)).toBe('problems');
  });

  it('of the third pane does not cover the text of a window that gets narrower', () => {
    expect(shownTool(choice('formText', { third: 'branding' }), 2)).toBeUndefined();
  });
});

describe('the widths of panes', () => {
  it('divide the whole width among the panes shown', () => {
    expect(percentages(usualWidths, ['form', 'hjson', 'tool'])).toEqual(usualWidths);
    expect(percentages({ form: 20, hjson: 60, tool: 20 }, ['form', 'hjson'])).toEqual({
      form: 25,
      hjson: 75,
      tool: 0,
    });
    expect(percentages({}, ['hjson'])).toEqual({ form: 0, hjson: 100, tool: 0 });
  });

  it('are the default ones when the stored widths leave a pane without any', () => {
    expect(percentages({ form: 100, hjson: 0, tool: 0 }, ['form', 'hjson', 'tool'])).toEqual(usualWidths);
  });

  it('keep the share of a hidden pane', () => {
    const after = widthsAfter({ form: 20, hjson: 60, tool: 20 }, ['form', 'hjson'], {
      form: 50,
      hjson: 50,
      tool: 0,
    });
    expect(after).toEqual({ form: 40, hjson: 40, tool: 20 });
  });

  it('are those of the text for a tool in its place', () => {
    const widths = { form: 20, hjson: 60, tool: 20 };
    expect(percentages(widths, ['form', 'tool'])).toEqual({ form: 25, hjson: 0, tool: 75 });
    expect(widthsAfter(widths, ['form', 'tool'], { form: 50, hjson: 0, tool: 50 })).toEqual({
      form: 40,
      hjson: 40,
      tool: 20,
    });
  });
});
