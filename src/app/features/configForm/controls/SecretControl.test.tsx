// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { pasteInto, typeInto } from '../../../../testing/typeInto.ts';
import { OptionField } from '../OptionField.tsx';

const key = 'oidcClientSecret';
const text = `{\n  ${key}: 'planted-word' # note\n}\n`;

function rendered(source = text, name = key, label = 'Sign-in client secret') {
  const option = optionAt([name]);
  const view = renderInWorkspace(source, option && <OptionField option={option} />);
  const { container, act } = view;
  const find = (selector: string) => container.querySelector<HTMLInputElement>(selector) ?? expect.fail(selector);
  const field = () => find(`[name="${name}"]`);
  const descriptionOf = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => container.querySelector(`[id="${id}"]`)?.textContent ?? '')
      .join(' ');
  const type = (value: string) =>
    act(() => {
      field().focus();
      typeInto(field(), value);
    });
  const leave = () => act(() => field().blur());
  const toggle = () => act(() => find('button[aria-pressed]').click());
  return { ...view, label, field, descriptionOf, type, leave, toggle, source: () => view.workspace.snapshot.text };
}

describe('a secret that nobody asked for', () => {
  it('is not in its field, which says that it is set and hidden', () => {
    const { field, descriptionOf, container } = rendered();
    expect([field().value, field().type, field().placeholder]).toEqual(['', 'password', '••••••']);
    expect(descriptionOf(field())).toContain('Set, hidden');
    expect(container.outerHTML).not.toContain('planted');
  });

  it('looks the same whatever its length', () => {
    const looks = ['x', 'planted'.repeat(30), "'''\n  two\n  lines\n  '''"].map((value) => {
      const { container } = rendered(`{\n  ${key}: ${value.startsWith("'") ? value : `"${value}"`}\n}\n`);
      return container.innerHTML.replace(/_r_\w+_/g, '');
    });
    expect(new Set(looks).size).toBe(1);
  });

  it('says "Empty" or "Not set" where there is none', () => {
    const empty = rendered(`{\n  ${key}: ""\n}\n`);
    expect([empty.field().placeholder, empty.descriptionOf(empty.field())]).toEqual([
      'Empty',
      expect.not.stringContaining('hidden'),
    ]);
    expect(rendered('{}').field().placeholder).toBe('Not set');
  });

  it('stays as it is, to the letter, while its field is visited, shown and hidden', () => {
    const { field, leave, toggle, source, act } = rendered();
    act(() => field().focus());
    leave();
    toggle();
    expect(field().value).toBe('planted-word');
    toggle();
    expect(field().value).toBe('');
    expect(source()).toBe(text);
  });
});

describe('what is typed over a hidden secret', () => {
  it('replaces all of it, and leaves the field with it', () => {
    const { field, type, leave, source } = rendered();
    type('n');
    type('new');
    expect(field().value).toBe('new');
    expect(source()).toBe(text.replace('planted-word', 'new'));
    leave();
    expect([field().value, field().placeholder]).toEqual(['', '••••••']);
  });

  it('leaves the old secret where it is deleted again', () => {
    const { field, type, leave, source, toggle } = rendered();
    type('n');
    type('');
    expect(source()).toBe(text);
    expect(field().placeholder).toBe('••••••');
    leave();
    toggle();
    expect(field().value).toBe('planted-word');
  });

  it('is undone in one step, after which the field is empty', () => {
    const { workspace, act, field, type, source } = rendered();
    type('n');
    type('ne');
    act(() => workspace.undo());
    expect([source(), field().value]).toEqual([text, '']);
    expect(field().dataset.inDocument).toBe('true');
    act(() => workspace.redo());
    expect(source()).toBe(text.replace('planted-word', 'ne'));
  });

  it('may be a paste of several lines, which says why it takes no key, and is replaced by another paste', () => {
    const { act, field, source, workspace, container } = rendered();
    act(() => pasteInto(field(), 'one\ntwo'));
    expect(workspace.snapshot.config.value([key])).toBe('one\ntwo');
    expect(source()).toContain('# note');
    expect(field().readOnly).toBe(true);
    expect(container.textContent).toContain('Several lines, hidden. Show them to edit them, or paste again.');
    act(() => pasteInto(field(), 'one line'));
    expect([workspace.snapshot.config.value([key]), field().readOnly]).toEqual(['one line', false]);
  });

  it.each(['"new-secret"', '`new-secret`', '\u201cnew-secret\u201d', `${key}: "new-secret"`, 'new-secret\u200b'])(
    'is named where more came along in a paste, and its fix leaves that out: %s',
    (pasted) => {
      const { act, container, field, leave, workspace } = rendered();
      act(() => {
        field().focus();
        pasteInto(field(), pasted);
      });
      leave();
      expect(workspace.snapshot.config.value([key])).toBe(pasted);
      const fix = container.querySelector<HTMLElement>(`[id="option-${key}-problems"] button`);
      act(() => fix?.click());
      expect(workspace.snapshot.config.value([key])).toBe('new-secret');
    },
  );

  it('keeps the lines that are pasted into it', () => {
    const { act, field, type, workspace } = rendered();
    type('<>');
    field().setSelectionRange(1, 1);
    act(() => pasteInto(field(), 'one\ntwo'));
    expect(workspace.snapshot.config.value([key])).toBe('<one\ntwo>');
  });

  it('stays in the field where it cannot be written', () => {
    const broken = `{\n  ${key}: "planted\n}\n`;
    const { field, type, leave, source, container } = rendered(broken);
    type('new');
    leave();
    expect([field().value, source()]).toEqual(['new', broken]);
    expect(container.textContent).toContain('broken');
  });
});

describe('a shown secret', () => {
  it('is edited in its field', () => {
    const { field, type, toggle, source } = rendered();
    toggle();
    expect([field().value, field().type]).toEqual(['planted-word', 'text']);
    type('planted-words');
    expect(source()).toBe(text.replace('planted-word', 'planted-words'));
    type('');
    expect(source()).toBe(text.replace('planted-word', ''));
  });

  it('goes on from what is typed in it when it is hidden meanwhile', () => {
    const { act, field, type, toggle, leave, source } = rendered();
    toggle();
    type('planted-words');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    vi.restoreAllMocks();
    expect([field().type, field().value]).toEqual(['password', 'planted-words']);
    type('planted-words!');
    expect(source()).toBe(text.replace('planted-word', 'planted-words!'));
    leave();
    expect(field().value).toBe('');
  });

  it('keeps the lines that are pasted into it, and the focus', () => {
    const { act, field, toggle, workspace } = rendered();
    toggle();
    act(() => field().focus());
    field().setSelectionRange(0, 8);
    act(() => pasteInto(field(), 'one\ntwo\n'));
    expect(workspace.snapshot.config.value([key])).toBe('one\ntwo\nword');
    expect([field().localName, document.activeElement === field()]).toEqual(['textarea', true]);
  });
});

describe('the password of a connection string', () => {
  const connection = '{\n  pgConnStr: "postgres://a:planted-word@h/d"\n}\n';

  it('is not in its field, and is replaced as a whole or not at all', () => {
    const { container, act, source } = rendered(connection, 'pgConnStr');
    act(() => container.querySelector<HTMLElement>('[name="pgConnStr"]')?.click());
    const field = container.querySelector<HTMLInputElement>('[aria-label="Database password"]') ?? expect.fail();
    expect([field.value, field.placeholder]).toEqual(['', '••••••']);
    const type = (value: string) =>
      act(() => {
        typeInto(field, value);
      });
    type('n');
    type('new');
    expect(source()).toBe(connection.replace('planted-word', 'new'));
    type('');
    expect(source()).toBe(connection);
  });

  it('may look like a connection string', () => {
    const { container, act, workspace } = rendered(connection, 'pgConnStr');
    act(() => container.querySelector<HTMLElement>('[name="pgConnStr"]')?.click());
    const field = container.querySelector<HTMLInputElement>('[aria-label="Database password"]') ?? expect.fail();
    for (const enter of [typeInto, pasteInto]) {
      act(() => {
        enter(field, 'host=other user=b');
      });
      expect(workspace.snapshot.config.value(['pgConnStr'])).toBe('postgres://a:host%3Dother%20user%3Db@h/d');
      act(() => {
        typeInto(field, '');
      });
    }
  });
});
