// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type OptionKey, options } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { announcement } from '../../../page/announcer.ts';
import { OptionField } from '../OptionField.tsx';

/** The row of an object with all its options that have a row. */
function row(text: string, key: OptionKey) {
  const option = options.find((option) => option.key === key);
  const inner = options.filter((option) => option.key.startsWith(`${key}.`));
  const { workspace, page, container, act } = renderInWorkspace(
    text,
    option && <OptionField option={option} inner={inner} />,
  );
  const choices = () => [...container.querySelectorAll('[role="radio"]')];
  return {
    workspace,
    container,
    act,
    announced: () => page.part(announcement).get(),
    chosen: () => choices().find((radio) => radio.getAttribute('aria-checked') === 'true')?.textContent,
    choose: (label: string) =>
      act(() =>
        choices()
          .find((radio) => radio.textContent === label)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      ),
    fields: () => [...container.querySelectorAll('fieldset [data-option] code')].map((code) => code.textContent),
  };
}

const password = `smtpAuth: {
  # the mailbox of the relay
  username: review
  mechanism: {
    type: autoDiscover
    password: "FAKE"
  }
}
`;

describe('signing in to SMTP', () => {
  it('is off, and has no fields, while it is not in the text', () => {
    const { chosen, fields } = row('', 'smtpAuth');
    expect(chosen()).toBe('None');
    expect(fields()).toEqual([]);
  });

  it('removes nothing when the mechanism cannot be changed', () => {
    const broken = 'smtpAuth: {\n  mechanism: {\n    password: "FAKE"\n    type: "autoDiscover\n  }\n}\n';
    const { workspace, container, choose } = row(broken, 'smtpAuth');
    choose('OAuth2');
    expect(workspace.snapshot.text).toBe(broken);
    expect(container.textContent).toContain('The HJSON around this value is broken. Fix it first.');
  });

  it('is written at once, with fields whose keys have no path, and removed again', () => {
    const { workspace, choose, chosen, fields } = row('', 'smtpAuth');
    choose('Password');
    expect(workspace.snapshot.config.value(['smtpAuth', 'mechanism', 'type'])).toBe('autoDiscover');
    expect(chosen()).toBe('Password');
    expect(fields()).toEqual(['username', 'password']);
    choose('None');
    expect(workspace.snapshot.config.value(['smtpAuth'])).toBeUndefined();
    expect(fields()).toEqual([]);
  });

  it('switches kinds in one step, keeping the fields of the other kind as comments, and undo restores them', () => {
    const { workspace, choose, chosen, fields, act } = row(password, 'smtpAuth');
    choose('OAuth2');
    expect(workspace.snapshot.text).toBe(
      password.replace('autoDiscover', 'xOAuth2').replace('password: "FAKE"', '# password: "FAKE"'),
    );
    expect(workspace.snapshot.diagnostics).toEqual([]);
    expect(fields()).toEqual(['username', 'clientId', 'clientSecret', 'scope', 'tokenUrl']);
    choose('None');
    expect(workspace.snapshot.config.value(['smtpAuth'])).toBeUndefined();
    act(() => void workspace.undo());
    expect(chosen()).toBe('OAuth2');
    act(() => void workspace.undo());
    expect(workspace.snapshot.text).toBe(password);
  });

  it('says what a switch keeps as comments, and offers to remove them and to undo it', () => {
    const { choose, announced, workspace, act } = row(password, 'smtpAuth');
    choose('OAuth2');
    expect(announced()).toMatchObject({ sentence: 'Password kept as a comment.', canUndo: true });
    choose('Password');
    expect(announced()).toMatchObject({ sentence: 'Password restored from a comment.', canUndo: true });
    expect(workspace.snapshot.text).toBe(password);
    choose('OAuth2');
    expect(announced().actions[0]?.label).toBe('Remove it');
    act(() => announced().actions[0]?.run());
    expect(announced()).toMatchObject({ sentence: 'Removed 1 commented-out option.', canUndo: true });
    expect(workspace.snapshot.text).not.toContain('FAKE');
    choose('None');
    expect(announced()).toMatchObject({
      sentence: 'Removed smtpAuth and everything in it, with 1 comment.',
      canUndo: true,
    });
  });

  it('selects nothing for an unknown kind, and shows the problem with its fix', () => {
    const { container, chosen, choose, workspace } = row(password.replace('autoDiscover', 'password'), 'smtpAuth');
    expect(chosen()).toBeUndefined();
    expect(container.textContent).toContain('Must be exactly autoDiscover or xOAuth2');
    choose('Password');
    expect(workspace.snapshot.text).toBe(password);
  });

  it.each([
    ['smtpAuth: {}\n', 'without a mechanism'],
    ['smtpAuth: { mechanism: "OAuth2" }\n', 'mechanism'],
  ])('of %j selects nothing, and is written when a kind is chosen', (text, notice) => {
    const { container, chosen, choose, workspace } = row(text, 'smtpAuth');
    expect(chosen()).toBeUndefined();
    expect(container.textContent).toContain(notice);
    choose('OAuth2');
    expect(chosen()).toBe('OAuth2');
    expect(workspace.snapshot.config.value(['smtpAuth', 'mechanism', 'type'])).toBe('xOAuth2');
  });

  it('of null is off, and is overwritten', () => {
    const { chosen, choose } = row('smtpAuth: null\n', 'smtpAuth');
    expect(chosen()).toBe('None');
    choose('Password');
    expect(chosen()).toBe('Password');
  });
});

describe('the gateway', () => {
  it('is a switch: off without fields, on with them, and off again without asking', () => {
    const { workspace, container, fields, act } = row('', 'gatewayOAuth2');
    const toggle = container.querySelector<HTMLElement>('[role="switch"]');
    expect(toggle?.getAttribute('name')).toBe('gatewayOAuth2');
    expect(fields()).toEqual([]);
    act(() => toggle?.click());
    expect(workspace.snapshot.text).toBe('gatewayOAuth2: {}\n');
    expect(fields()).toEqual(['clientId', 'clientSecret', 'tokenUrl', 'endpointParams']);
    act(() => toggle?.click());
    expect(workspace.snapshot.text).toBe('');
    expect(fields()).toEqual([]);
  });
});
