import { fromPlain } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { createVisit } from './visit.ts';
import { createWorkspace } from './workspace.ts';

/** A visit to an option of this text, with a clock that stands still unless it is set. */
function visited(text: string, ...path: string[]) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const clock = { now: 10_000 };
  const visit = createVisit(workspace, path, () => clock.now);
  visit.begin();
  return { workspace, visit, clock, text: () => workspace.snapshot.text };
}

const number = (value: number) => fromPlain(value);

describe('a visit to an option', () => {
  it('is one step of undo, until a long pause or the next visit', () => {
    const { workspace, visit, clock, text } = visited('smtpPort: 1\n', 'smtpPort');
    visit.write(number(12), { isTyped: true });
    clock.now += 1500;
    visit.write(number(123), { isTyped: true });
    clock.now += 1501;
    visit.write(number(1234), { isTyped: true });
    visit.begin();
    visit.write(number(12345), { isTyped: true });
    const texts = [];
    while (workspace.undo()?.view === 'form') texts.push(text());
    expect(texts).toEqual(['smtpPort: 1234\n', 'smtpPort: 123\n', 'smtpPort: 1\n']);
  });

  it('writes a string as it was written when the visit began, whatever the values in between needed', () => {
    const { visit, text } = visited('organisationName: Example\n', 'organisationName');
    visit.write('Example, # and more');
    visit.write('Example');
    expect(text()).toBe('organisationName: Example\n');
  });

  it.each([
    ['a value', '# ports\nsmtpPort: 25, mailFrom: x\n'],
    ['an option that was not set', '{ mailFrom: "a@example.com" }'],
    ['an option that was commented out', '{\n  # smtpPort: 2525\n}\n'],
  ])('takes back what was written over %s, and leaves no step', (_, before) => {
    const { workspace, visit, text } = visited(before, 'smtpPort');
    visit.write(number(4), { isTyped: true });
    visit.write(number(46), { isTyped: true });
    expect(text()).not.toBe(before);
    expect(visit.takeBack()).toBe(true);
    expect(text()).toBe(before);
    expect(workspace.snapshot.undoLabel).toBeUndefined();
  });

  it('reverts nothing when it wrote nothing, or when somebody else has changed the text since', () => {
    const { workspace, visit, text } = visited('smtpPort: 25\n', 'smtpPort');
    expect(visit.takeBack()).toBe(false);
    visit.write(number(4), { isTyped: true });
    workspace.setOption(['mailFrom'], 'a@example.com', { view: 'hjson', label: 'Edit' });
    const now = text();
    expect(visit.takeBack()).toBe(false);
    visit.write(number(46), { isTyped: true });
    expect(visit.takeBack()).toBe(true);
    expect(text()).toBe(now);
  });

  it('leaves another file alone that is opened meanwhile, with the same text', () => {
    const { workspace, visit, text } = visited('smtpPort: 25\n', 'smtpPort');
    visit.write(number(4), { isTyped: true });
    workspace.open({ name: 'other.json', text: text() });
    expect(visit.takeBack()).toBe(false);
    expect(text()).toBe('smtpPort: 4\n');
  });

  it('says why a value cannot be written, and writes nothing', () => {
    const { visit, text } = visited('smtpPort: 25\n', 'smtpPort');
    expect(visit.write('twenty-five')).toMatchObject({ ok: false });
    expect(text()).toBe('smtpPort: 25\n');
  });
});
