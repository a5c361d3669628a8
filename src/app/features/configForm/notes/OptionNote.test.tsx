// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { optionAt } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { useElement } from '../../../places/useElement.ts';
import { OptionNote } from './OptionNote.tsx';
import { optionNote } from './optionNotes.ts';

function Row() {
  const [isEdited, setEdited] = useState(false);
  const row = useElement('option', 'smtpPort');
  const option = optionAt(['smtpPort']);
  const note = useSelected(({ document }) => optionNote(document, 'smtpPort'));
  return (
    option && (
      <div ref={row}>
        <OptionNote option={option} note={note} isEdited={isEdited} onEdit={setEdited} />
        <input id="option-smtpPort" name="smtpPort" />
      </div>
    )
  );
}

function opened(text: string) {
  const { container, workspace, act } = renderInWorkspace(text, <Row />);
  const button = () => container.querySelector('button');
  const field = () => container.querySelector('textarea');
  const write = (note: string) =>
    act(() => {
      typeInto(field(), note);
    });
  const press = (key: string) =>
    act(() => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  return { container, workspace, act, button, field, write, press };
}

describe('the note of an option', () => {
  it('is the comment above it, and editing it is one undo step', () => {
    const { workspace, act, button, field, write } = opened('# relay\nsmtpPort: 25\n');
    expect(button()?.textContent).toContain('relay');
    act(() => button()?.click());
    write('relay\nof all clinics');
    act(() => field()?.blur());
    expect(workspace.snapshot.text).toBe('# relay\n# of all clinics\nsmtpPort: 25\n');
    expect(field()).toBeNull();
    expect(button()?.textContent).toContain('of all clinics');
    act(() => workspace.undo());
    expect(workspace.snapshot.text).toBe('# relay\nsmtpPort: 25\n');
  });

  it('is kept from spell checkers and from what browsers fill in: it may hold a secret', () => {
    const { act, button, field } = opened('# relay\nsmtpPort: 25\n');
    act(() => button()?.click());
    const attributes = ['spellcheck', 'autocomplete', 'autocorrect'].map((name) => field()?.getAttribute(name));
    expect(attributes).toEqual(['false', 'off', 'off']);
  });

  it('is unchanged after Escape', () => {
    const { workspace, act, button, field, write, press } = opened('# relay\nsmtpPort: 25\n');
    act(() => button()?.click());
    write('something else');
    press('Escape');
    expect(field()).toBeNull();
    expect(document.activeElement?.id).toBe('option-smtpPort');
    expect(workspace.snapshot.text).toBe('# relay\nsmtpPort: 25\n');
  });

  it('is not shown where it holds a secret', () => {
    const { container, button, field, act } = opened('# password: fake-Secret-42\nsmtpPort: 25\n');
    expect(container.textContent).not.toContain('fake-Secret-42');
    act(() => button()?.click());
    expect(field()).toBeNull();
  });

  it('is hidden as soon as a value makes a word of it a secret, and shown when that is over', () => {
    const { container, workspace, act } = opened('# it is fake-Secret-42 now\nsmtpPort: 25\nencryptionKey: other\n');
    const write = (key: string) =>
      act(() => void workspace.setOption(['encryptionKey'], key, { view: 'form', label: 'Change' }));
    expect(container.textContent).toContain('fake-Secret-42');
    write('fake-Secret-42');
    expect(container.textContent).not.toContain('fake-Secret-42');
    write('fake-Secret-43');
    expect(container.textContent).toContain('fake-Secret-42');
  });

  it('is absent without a comment', () => {
    expect(opened('smtpPort: 25\n').container.textContent).toBe('');
  });
});
