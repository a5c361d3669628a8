// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../page/announcer.ts';
import { comparedTexts } from '../../page/files.ts';
import { MergeOffer } from './MergeOffer.tsx';

const base = 'smtpPort: 25\nmailFrom: a@x.org\nqueryTimeOutMinutes: 10\n';
const bytes = (text: string) => new TextEncoder().encode(text);

/** The offer to merge what is open with what is on disk; both come from `base`. */
function offered(open: string, onDisk: string) {
  const onMerged = vi.fn();
  const onLeave = vi.fn();
  const versions = { name: 'config.json', before: bytes(base), now: bytes(onDisk) };
  const view = renderInWorkspace(open, <MergeOffer versions={versions} onMerged={onMerged} onLeave={onLeave} />);
  const named = (role: string, name: string) =>
    [...view.container.querySelectorAll<HTMLElement>(role)].find(({ textContent }) => textContent === name) ??
    expect.fail(`no ${name}`);
  return {
    ...view,
    onMerged,
    onLeave,
    choose: (name: string) => view.act(() => named('[role=radio]', name).click()),
    press: (name: string) => view.act(() => named('button', name).click()),
    text: () => view.workspace.snapshot.text,
    said: () => view.container.textContent,
  };
}

it('merges at once what only one side changed', () => {
  const { said, press, text, onMerged } = offered(base.replace('25', '587'), base.replace('a@x', 'b@x'));
  expect(said()).toContain('1 value changed only on disk.');
  press('Merge both');
  expect(text()).toBe(base.replace('25', '587').replace('a@x', 'b@x'));
  expect(onMerged).toHaveBeenCalledOnce();
});

it('shows of each option that both changed both values, and of no other', () => {
  const { said } = offered(base.replace('25', '587'), base.replace('25', '465').replace('a@x', 'b@x'));
  expect(said()).toContain('smtpPort587 → 465');
  expect(said()).not.toContain('b@x.org');
});

it('writes the side that is chosen', () => {
  const { choose, press, text } = offered(base.replace('25', '587'), base.replace('25', '465'));
  choose('On disk');
  press('Merge both');
  expect(text()).toBe(base.replace('25', '465'));
});

it('keeps mine where nothing is chosen, and leaves that to the comparison', () => {
  const theirs = base.replace('25', '465').replace('a@x', 'b@x');
  const { page, press, text, onMerged, onLeave } = offered(base.replace('25', '587'), theirs);
  press('Merge the rest, and compare');
  expect(text()).toBe(base.replace('25', '587').replace('a@x', 'b@x'));
  expect(onMerged).not.toHaveBeenCalled();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(
    page
      .part(comparedTexts)
      .get()
      .map(({ conflicts }) => conflicts?.paths),
  ).toEqual([[['smtpPort']]]);
  expect(page.part(announcement).get().sentence).toBe('Merged all but 1 value, which changed in both.');
});

it('says that a file which is no configuration cannot be merged', () => {
  expect(offered(base.replace('25', '587'), '[1]').said()).toContain('cannot be merged');
});
