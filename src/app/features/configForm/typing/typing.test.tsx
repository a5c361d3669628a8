// @vitest-environment happy-dom
import { act as settled } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { typingPause } from '../../../page/typing.ts';
import { ProblemList } from '../../problemList/ProblemList.tsx';
import { OptionField } from '../OptionField.tsx';

const keys = ['baseUrl', 'smtpPort'];

function rendered(text: string) {
  const fields = keys.map((key) => {
    const option = optionAt([key]);
    return option && <OptionField key={key} option={option} />;
  });
  const { container, workspace, act } = renderInWorkspace(
    text,
    <>
      {fields}
      <ProblemList />
    </>,
  );
  const field = (key: string) =>
    container.querySelector<HTMLInputElement>(`[name="${key}"]`) ?? expect.fail(`no field ${key}`);
  return {
    workspace,
    field,
    /** Replaces the text of a field as one keystroke does. */
    type: (key: string, value: string) =>
      act(() => {
        field(key).focus();
        typeInto(field(key), value);
      }),
    blur: (key: string) => act(() => field(key).blur()),
    wait: (time: number) => act(() => vi.advanceTimersByTime(time)),
    /** The messages at a field. */
    notice: (key: string) => container.querySelector(`[id="option-${key}-problems"]`)?.textContent,
    row: (key: string) => container.querySelector(`[data-option="${key}"]`)?.textContent,
    isInvalid: (key: string) => field(key).getAttribute('aria-invalid'),
    listed: () => [...container.querySelectorAll('li button[aria-describedby]')].map(({ textContent }) => textContent),
  };
}

const wrong = 'review.example.com/a';

describe('a value that is being typed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is written at once, and its problems are shown when it loses the focus', () => {
    const { workspace, type, blur, notice, listed, isInvalid } = rendered('{}');
    type('baseUrl', wrong);
    expect(workspace.snapshot.text).toContain(wrong);
    expect([notice('baseUrl'), isInvalid('baseUrl'), listed()]).toEqual(['', 'false', []]);
    blur('baseUrl');
    expect(notice('baseUrl')).toContain('The URL has no scheme.');
    expect([isInvalid('baseUrl'), listed()]).toEqual(['true', ['Base URL']]);
  });

  it('shows its problems after a pause, which each keystroke restarts', () => {
    const { type, wait, notice } = rendered('{}');
    type('baseUrl', wrong);
    wait(typingPause - 1);
    type('baseUrl', `${wrong}b`);
    wait(typingPause - 1);
    expect(notice('baseUrl')).toBe('');
    wait(1);
    expect(notice('baseUrl')).toContain('The URL has no scheme.');
  });

  it('shows nothing new while a button is pressed, which would move away from the pointer', () => {
    const { type, wait, field, notice } = rendered('{}');
    type('baseUrl', wrong);
    const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(field('smtpPort'));
    wait(typingPause);
    pressed.mockRestore();
    expect(notice('baseUrl')).toBe('');
    window.dispatchEvent(new MouseEvent('mouseup'));
    wait(0);
    expect(notice('baseUrl')).not.toBe('');
  });

  it('shows a problem that more typing can fix when it loses the focus, not after a pause', () => {
    const { type, wait, blur, notice, listed } = rendered('{}');
    type('baseUrl', 'https:/');
    wait(typingPause * 10);
    expect([notice('baseUrl'), listed()]).toEqual(['', []]);
    blur('baseUrl');
    expect(notice('baseUrl')).toContain('"//" is missing after the scheme.');
  });

  it('keeps an existing notice until it is fixed, and then loses it at once', () => {
    const { type, notice } = rendered(`{\n  baseUrl: ${wrong}\n}\n`);
    type('baseUrl', `${wrong}b`);
    expect(notice('baseUrl')).toContain('The URL has no scheme.');
    type('baseUrl', 'https://review.example.com');
    expect(notice('baseUrl')).toBe('');
  });

  it('keeps showing a problem from a pause while typing goes on', () => {
    const { type, wait, notice } = rendered('{}');
    type('baseUrl', wrong);
    wait(typingPause);
    type('baseUrl', `${wrong}b`);
    expect(notice('baseUrl')).toContain('The URL has no scheme.');
  });

  it('leaves the problems of other options alone', () => {
    const { type, notice } = rendered('{\n  smtpPort: 0\n}\n');
    type('baseUrl', wrong);
    expect(notice('smtpPort')).toContain('Not a valid port');
  });

  it('shows by the same rules why it cannot be written yet', async () => {
    const { type, wait, row } = rendered('{\n  smtpPort: 25\n}\n');
    type('smtpPort', '25x');
    await settled(async () => undefined);
    expect(row('smtpPort')).not.toContain('Not applied');
    wait(typingPause);
    expect(row('smtpPort')).toContain('Not applied: enter a whole number');
    type('smtpPort', '25xy');
    await settled(async () => undefined);
    expect(row('smtpPort')).toContain('Not applied: enter a whole number');
    type('smtpPort', '');
    await settled(async () => undefined);
    expect(row('smtpPort')).toContain('Not applied: enter a number');
  });

  it('leaves the number before it in the text when it cannot be written as a whole', async () => {
    const text = '{\n  smtpPort: 587 # submission\n}\n';
    const { workspace, type, blur, row } = rendered(text);
    for (const value of ['4', '4 ', '4 6', '4 65']) type('smtpPort', value);
    await settled(async () => undefined);
    expect(workspace.snapshot.text).toBe(text);
    blur('smtpPort');
    expect(row('smtpPort')).toContain('Not applied: enter a whole number, e.g. 587.');
    type('smtpPort', '465');
    await settled(async () => undefined);
    expect(workspace.snapshot.text).toBe(text.replace('587', '465'));
    await settled(async () => void workspace.undo());
    expect(workspace.snapshot.text).toBe(text);
  });

  it('leaves an option out of the text when its first number cannot be written as a whole', async () => {
    const { workspace, type } = rendered('{\n}\n');
    for (const value of ['4', '4 ', '4 6']) type('smtpPort', value);
    await settled(async () => undefined);
    expect(workspace.snapshot.text).toBe('{\n}\n');
  });

  it.each([
    ['a line that is commented out', '{\n  # smtpPort: 25\n}\n'],
    ['an empty object on one line', '{}'],
    ['another spelling of the number', '{\n  smtpPort: 5.87e2\n}\n'],
  ])('leaves %s as it was when the number cannot be written as a whole', async (_, text) => {
    const { workspace, type } = rendered(text);
    for (const value of ['4', '4 ', '4 6']) type('smtpPort', value);
    await settled(async () => undefined);
    expect(workspace.snapshot.text).toBe(text);
    expect(workspace.snapshot.undoLabel).toBeUndefined();
  });

  it('leaves another file alone that is opened meanwhile', async () => {
    const { workspace, type } = rendered('{\n  smtpPort: 587\n}\n');
    type('smtpPort', '4');
    await settled(async () => workspace.open({ name: 'other.json', text: '{\n  smtpPort: 4\n}\n' }));
    type('smtpPort', '4 6');
    await settled(async () => undefined);
    expect(workspace.snapshot.text).toBe('{\n  smtpPort: 4\n}\n');
  });

  it.each([
    ['a blank behind it', '465 '],
    ['a no-break space before it', '\u00a0465'],
    ['a line end behind it', '465\t'],
  ])('is a number with %s, which stays in the box', async (_, value) => {
    const { workspace, type, row, field, blur } = rendered('{\n  smtpPort: 587\n}\n');
    type('smtpPort', value);
    await settled(async () => undefined);
    expect([workspace.snapshot.text, field('smtpPort').value]).toEqual(['{\n  smtpPort: 465\n}\n', value]);
    blur('smtpPort');
    expect(row('smtpPort')).not.toContain('Not applied');
  });
});

describe('the notice of a field', () => {
  it('is the most severe, with all its fixes', () => {
    const { notice } = rendered('{\n  baseUrl: " review.example.com"\n  smtpPort: 2.5\n}\n');
    expect(notice('smtpPort')).toBe('Must be a whole number; 2.5 is not.Change to 2Change to 3');
    expect(notice('baseUrl')).toMatch(/Remove the space$/);
  });
});
