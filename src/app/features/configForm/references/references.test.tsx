// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { options } from '../../../../config/index.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../../testing/typeInto.ts';
import { OptionField } from '../OptionField.tsx';
import { useOptionView } from '../option/useOption.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { TakeSecretsOutDialog } from './TakeSecretsOutDialog.tsx';

function optionOf(key: string) {
  const option = options.find((each) => each.key === key);
  if (!option) throw new Error(`no option ${key}`);
  return option;
}

function Replace({ name }: { readonly name: string }) {
  const view = useOptionView(name);
  return view ? <ReplaceDialog view={view} onClose={() => undefined} /> : null;
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find((each) => each.textContent?.trim() === name);

it('shows where a value comes from, and the control of the option once it is edited', () => {
  const text = `{ encryptionKey: "\${ENCRYPTION_KEY}" }`;
  const { container, act } = renderInWorkspace(text, <OptionField option={optionOf('encryptionKey')} />);
  const field = () => container.querySelector<HTMLInputElement>('[name="encryptionKey"]');
  expect(field()?.value).toBe('from ENCRYPTION_KEY');
  expect(field()?.readOnly).toBe(true);
  expect(container.textContent).toContain('envsubst, Compose or a shell fills this in.');
  act(() => button('Edit')?.click());
  expect(field()?.value).toBe(`\${ENCRYPTION_KEY}`);
  expect(field()?.readOnly).toBe(false);
});

it('shows where a number comes from', () => {
  const text = `{\n  smtpPort: \${SMTP_PORT}\n}`;
  const { container } = renderInWorkspace(text, <OptionField option={optionOf('smtpPort')} />);
  expect(container.querySelector<HTMLInputElement>('[name="smtpPort"]')?.value).toBe('from SMTP_PORT');
});

it('replaces a value by a reference as one step, and shows what is written before', () => {
  const text = '{\n  # kept\n  oidcClientSecret: fake-secret\n}\n';
  const { workspace, act } = renderInWorkspace(text, <Replace name="oidcClientSecret" />);
  expect(document.body.textContent).toContain(`oidcClientSecret: '''\${OIDC_CLIENT_SECRET}'''`);
  expect(document.body.textContent).toContain('Copy it into your vault first.');
  const field = [...document.querySelectorAll('input')].find(({ value }) => value === 'OIDC_CLIENT_SECRET');
  act(() => field && typeInto(field, 'not a name'));
  expect(button('Replace')?.disabled).toBe(true);
  act(() => field && typeInto(field, 'SIGN_IN'));
  act(() => document.querySelector<HTMLElement>('[role="radio"][aria-label="Kubernetes"]')?.click());
  act(() => button('Replace')?.click());
  expect(workspace.snapshot.text).toBe(text.replace('fake-secret', "'''$(SIGN_IN)'''"));
  act(() => workspace.undo());
  expect(workspace.snapshot.text).toBe(text);
});

it.each([
  ['1Password (op inject)', 'vault/item/field', 'ops/review/secret', "'''op://ops/review/secret'''"],
  ['vals or helmfile', 'vault://path/to/item#/field', 'vault://kv/review#/key', "'''ref+vault://kv/review#/key'''"],
  ['the Argo CD Vault plugin', 'some/path#key', 'kv/review#key', "'''<path:kv/review#key>'''"],
])('writes a place in a vault for %s', (filledBy, example, place, written) => {
  const { workspace, act } = renderInWorkspace(
    '{\n  oidcClientSecret: fake-secret\n}\n',
    <Replace name="oidcClientSecret" />,
  );
  act(() => document.querySelector<HTMLElement>(`[role="radio"][aria-label="${filledBy}"]`)?.click());
  const field = [...document.querySelectorAll('input')].find(({ value }) => value === example);
  act(() => field && typeInto(field, 'no "place'));
  expect(button('Replace')?.disabled).toBe(true);
  act(() => field && typeInto(field, place));
  act(() => button('Replace')?.click());
  expect(workspace.snapshot.text).toBe(`{\n  oidcClientSecret: ${written}\n}\n`);
});

it('offers for a number only what can be written without quotes', () => {
  renderInWorkspace('{\n  smtpPort: 25\n}\n', <Replace name="smtpPort" />);
  const offered = [...document.querySelectorAll('[role="radio"]')].map((each) => each.getAttribute('aria-label'));
  expect(offered).toContain('envsubst, Compose or a shell');
  expect(offered).not.toContain('External Secrets, Vault Agent or Helm');
});

it('takes all secrets out as one step, and says which one stays', () => {
  const text = `{\n  encryptionKey: fake-key # note\n  oidcClientSecret: "ends with '"\n}\n`;
  const { workspace, act } = renderInWorkspace(text, <TakeSecretsOutDialog onClose={() => undefined} />);
  expect(document.body.textContent).toContain('oidcClientSecret stays: it ends with a quote.');
  act(() => button('Replace 1 secret')?.click());
  expect(workspace.snapshot.text).toContain(`encryptionKey: '''\${ENCRYPTION_KEY}'''`);
  expect(workspace.snapshot.text).toContain("ends with '");
  act(() => workspace.undo());
  expect(workspace.snapshot.text).toBe(text);
});
