// @vitest-environment happy-dom
import { act as settled } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { eventually } from '../../../../../testing/eventually.ts';
import { renderInWorkspace } from '../../../../../testing/renderInWorkspace.tsx';
import { pasteInto, typeInto } from '../../../../../testing/typeInto.ts';
import { announcement } from '../../../../page/announcer.ts';
import { activePart } from '../../../../page/editing.ts';
import { typing } from '../../../../page/typing.ts';
import { createPlaces } from '../../../../places/places.ts';
import { RowContext } from '../../../../places/rowActions.ts';
import { actionItems } from '../../option/rowMenu.ts';
import { useOptionEditor, useOptionView } from '../../option/useOption.ts';
import { ConnectionControl } from './ConnectionControl.tsx';
import { readPastedConnection } from './pastedConnection.ts';

const path = ['pgConnStr'];
/** No UTF-8 text can hold half of a surrogate pair. */
const unwritable = '\ud800';

function Connection() {
  const view = useOptionView('pgConnStr');
  const editor = useOptionEditor(path);
  const attributes = { id: 'a', name: 'pgConnStr', 'aria-describedby': 'a-help', 'aria-invalid': false };
  return (
    view && (
      <RowContext value="pgConnStr">
        <ConnectionControl view={view} editor={editor} attributes={attributes} />
      </RowContext>
    )
  );
}

function rendered(text: string) {
  const { workspace, page, container, act } = renderInWorkspace(text, <Connection />);
  const field = <Kind extends HTMLInputElement | HTMLSelectElement>(name: string) =>
    container.querySelector<Kind>(`[aria-label="${name}"]`) ?? undefined;
  const type = (name: string, value: string) => {
    const input = field<HTMLInputElement>(name);
    if (!input) throw new Error(`no field ${name}`);
    act(() => {
      typeInto(input, value);
    });
  };
  const paste = (name: string, value: string) => {
    const input = field<HTMLInputElement>(name) ?? expect.fail(name);
    act(() => pasteInto(input, value));
  };
  const focus = (name: string) => act(() => field<HTMLInputElement>(name)?.focus());
  const press = (name: string) =>
    act(() =>
      [...container.querySelectorAll('button')]
        .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
        ?.click(),
    );
  /** The line that opens the parts. */
  const summary = () => container.querySelector<HTMLButtonElement>('button[name="pgConnStr"]') ?? undefined;
  return { workspace, page, container, act, field, type, paste, focus, press, summary };
}

function opened(text: string) {
  const all = rendered(text);
  all.act(() => all.summary()?.click());
  return all;
}

describe('a connection string', () => {
  const url = 'pgConnStr: "postgres://review:planted-word@db:5432/review?sslmode=require"\n';

  it.each([
    ['postgres://review:planted-word@db:5432/review?sslmode=require', 'review@db/review · require'],
    ['postgres://db:6432?connect_timeout=1', 'db:6432'],
    ['host=/var/run user=u', 'u@/var/run'],
    ['postgres:///review', '/review'],
  ])('is one line: %s', (value, line) => {
    const { container, summary, field } = rendered(`pgConnStr: "${value}"\n`);
    expect([summary()?.textContent, summary()?.getAttribute('aria-expanded')]).toEqual([line, 'false']);
    expect([field('Database host'), container.querySelector('[role=radiogroup]')]).toEqual([undefined, null]);
  });

  it('opens its parts on demand, and has its actions before', () => {
    const { container, act, field, summary, page } = rendered(url);
    expect(actionItems(page, 'pgConnStr').map(({ label }) => label)).toEqual([
      'Copy the connection string',
      'Paste a string…',
    ]);
    act(() => summary()?.click());
    expect([field<HTMLInputElement>('Database host')?.value, container.querySelector('select')?.value]).toEqual([
      'db',
      'require',
    ]);
    act(() => summary()?.click());
    expect(field('Database host')).toBeUndefined();
  });

  it('opens them where one is to be gone to', () => {
    const { page, act, field } = rendered(url);
    act(() => void page.part(createPlaces).elements.control('pgConnStr.password'));
    expect(field('Database password')).toBeDefined();
  });

  it('has them open while there is nothing to sum up, and until it is left', () => {
    const { workspace, page, act, field, type, summary } = rendered('smtpPort: 25\n');
    act(() => page.part(typing).type(path, workspace.snapshot));
    type('Database host', 'db');
    expect(summary()).toBeUndefined();
    act(() => page.part(typing).finish());
    expect([summary()?.textContent, field<HTMLInputElement>('Database host')?.value]).toEqual(['db', 'db']);
  });
});

describe('the parts of a connection string', () => {
  const url = 'pgConnStr: "postgres://review:planted-word@db:5432/review?sslmode=require&connect_timeout=10"\n';

  it('are fields, and the password is not shown anywhere', () => {
    const { container, field } = opened(url);
    expect(['host', 'port', 'name', 'user'].map((part) => field<HTMLInputElement>(`Database ${part}`)?.value)).toEqual([
      ...['db', '5432', 'review', 'review'],
    ]);
    expect(field<HTMLInputElement>('Database password')?.type).toBe('password');
    expect(container.querySelector('select')?.value).toBe('require');
    expect(container.textContent).toContain('connect_timeout 10');
    expect(container.outerHTML).not.toContain('planted-word');
  });

  it.each([
    ['a setting in a parameter', 'postgres://u@h/d?options=-c%20password%3Dplanted-word'],
    ['a user that is the password', 'postgres://planted-word:planted-word@h/d'],
    ['a name that is one', 'postgres://u@h/password=planted-word'],
  ])('and so is what else of it is a secret: %s', (_, value) => {
    const { container } = rendered(`pgConnStr: "${value}"\n`);
    const values = [...container.querySelectorAll('input')].map((input) => input.value);
    expect(container.outerHTML + values.join('\n')).not.toContain('planted-word');
  });

  it('tell the text which one has the focus, and mark the one at the cursor of the text', () => {
    const { page, container, act, field, focus } = opened(url);
    const part = page.part(activePart);
    focus('Database port');
    expect(part.get()).toEqual({ name: 'port', pane: 'form' });
    act(() => field<HTMLInputElement>('Database port')?.blur());
    expect(part.get()).toBeUndefined();
    const marked = () => [...container.querySelectorAll('[data-marked] > label')].map((label) => label.textContent);
    expect(marked()).toEqual([]);
    act(() => part.set({ name: 'dbname', pane: 'text' }));
    expect(marked()).toEqual(['database']);
    act(() => part.set({ name: 'sslmode', pane: 'text' }));
    expect(marked()).toEqual(['TLS sslmode']);
  });

  it('change only the string, with one undo step per part', () => {
    const { workspace, type, focus } = opened(url);
    focus('Database host');
    for (const value of ['d', '', 'x', 'xy']) type('Database host', value);
    expect(workspace.snapshot.text).toBe(url.replace('@db:', '@xy:'));
    focus('Database port');
    type('Database port', '1');
    expect(workspace.snapshot.text).toBe(url.replace('@db:5432', '@xy:1'));
    workspace.undo();
    expect(workspace.snapshot.text).toBe(url.replace('@db:', '@xy:'));
    workspace.undo();
    expect(workspace.snapshot.text).toBe(url);
  });

  it('are not written while they are invalid', async () => {
    const { workspace, container, type } = opened(url);
    type('Database port', '99999');
    expect(workspace.snapshot.text).toBe(url);
    await eventually(() => expect(container.textContent).toContain('Not a port'));
  });

  it('start a new string', () => {
    const { workspace, type } = rendered('smtpPort: 25\n');
    type('Database user', 'review');
    type('Database host', 'db');
    expect(workspace.snapshot.config.value(path)).toBe('postgres://review@db');
    type('Database user', '');
    type('Database host', '');
    expect(workspace.snapshot.config.value(path)).toBe('');
  });

  it('are read from a string that is pasted into one of them', () => {
    const { workspace, paste } = rendered('smtpPort: 25\n');
    paste('Database host', 'Host=db;Username=review;Password=planted-word');
    expect(workspace.snapshot.config.value(path)).toBe('postgres://review:planted-word@db');
  });

  it('are left alone by a string that is typed into one of them', async () => {
    const { workspace, container, act, type } = opened(url);
    type('Database host', 'Host=other;Username=x');
    expect(workspace.snapshot.text).toBe(url.replace('@db:', '@Host=other;Username=x:'));
    act(() => workspace.undo());
    type('Database host', 'postgres://x:y@other/z');
    expect(workspace.snapshot.text).toBe(url);
    await eventually(() => expect(container.textContent).toContain('Not a host name'));
  });

  it('say what the string cannot have, and keep it in the box', () => {
    const { workspace, container, type, press, field } = opened(url);
    press('Change connect_timeout');
    type('Value of connect_timeout', 'a@b');
    expect(container.textContent).toContain('This connection string cannot have that value. Write it in the string.');
    expect([workspace.snapshot.text, field<HTMLInputElement>('Value of connect_timeout')?.value]).toEqual([url, 'a@b']);
  });

  it('have names without the blanks around them, which stay in the box', () => {
    const { workspace, type, press, field } = opened(url);
    press('Add a connection parameter');
    type('Name of the connection parameter', ' target ');
    expect(field<HTMLInputElement>('Name of the connection parameter')?.value).toBe(' target ');
    type('Name of the connection parameter', ' keepalives ');
    type('Value of keepalives', '1');
    press('Add');
    expect(workspace.snapshot.text).toContain('&keepalives=1"');
  });

  it('keep a value that is refused, and say why', () => {
    const keywords = 'pgConnStr: "host=db connect_timeout=10"\n';
    const { workspace, container, type, press, field } = opened(keywords);
    press('Change connect_timeout');
    type('Value of connect_timeout', unwritable);
    press('Change');
    expect([workspace.snapshot.text, field<HTMLInputElement>('Value of connect_timeout')?.value]).toEqual([
      keywords,
      unwritable,
    ]);
    expect(container.textContent).toContain('cannot be written');
  });

  it('are converted to the other notation, and removed', () => {
    const { workspace, press } = opened(url);
    press('keyword=value');
    expect(workspace.snapshot.config.value(path)).toBe(
      'host=db port=5432 dbname=review user=review password=planted-word sslmode=require connect_timeout=10',
    );
    press('Remove connect_timeout');
    expect(workspace.snapshot.config.value(path)).not.toContain('connect_timeout');
  });

  it('have their notation in the menu of the row, and no Tab stop for it', () => {
    const { container, page } = opened(url);
    const choices = container.querySelectorAll('[aria-label="Spelling of the connection string"] button');
    const entries = actionItems(page, 'pgConnStr').map(({ label }) => label);
    expect(entries).toEqual(expect.arrayContaining(['Write as URL', 'Write as keyword=value']));
    expect([...choices].every((choice) => choice.getAttribute('tabindex') === '-1')).toBe(true);
  });

  it('take the place of the string once it is left, and not while it is typed', () => {
    const several = 'pgConnStr: "postgres://u@h1,h2/d"\n';
    const { workspace, page, container, act, field } = rendered(several);
    const box = () => container.querySelector<HTMLInputElement>('[name="pgConnStr"]') ?? expect.fail('no box');
    act(() => {
      box().focus();
      // As the row of the option does.
      page.part(typing).type(path, workspace.snapshot);
      typeInto(box(), 'postgres://u@h1/d');
    });
    expect([document.activeElement === box(), field('Database host')]).toEqual([true, undefined]);
    act(() => page.part(typing).finish());
    expect(box().textContent).toBe('u@h1/d');
  });

  it.each([
    ['postgres://u:planted-word@h1,h2/d', 'several hosts'],
    ['host=h host=i password=planted-word', 'twice'],
    ['host=h password=planted-word it', 'not clear'],
  ])('are not offered for %s', (text, reason) => {
    const { container } = rendered(`pgConnStr: ${JSON.stringify(text)}\n`);
    expect(container.textContent).toContain(reason);
    expect(container.querySelector('input')?.type).toBe('password');
    expect(container.outerHTML).not.toContain('planted-word');
  });
});

test('a pasted string that is refused changes nothing, and stays in its dialog with the reason', async () => {
  const before = 'pgConnStr: "postgres://u@h/d"\n';
  const { workspace, page, press, act } = rendered(before);
  press('Paste a string…');
  await settled(() => vi.dynamicImportSettled());
  const box = document.querySelector<HTMLInputElement>('[aria-label="Connection string to use"]') ?? expect.fail();
  const pasted = `host=h user=${unwritable}`;
  act(() => {
    typeInto(box, pasted);
  });
  const use = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use this string');
  act(() => use?.click());
  expect([workspace.snapshot.text, page.part(announcement).get().sentence, box.value]).toEqual([before, '', pasted]);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('cannot be written');
});

test.each([
  ['"postgres://u:fake@h"', 'postgres://u:fake@h', undefined],
  [' host=h user=u\n', 'host=h user=u', undefined],
  ['Server=h;Uid=u', 'postgres://u@h', '.NET'],
  ['jdbc:postgresql://h/d', 'postgres://h/d', 'JDBC'],
])('a pasted %j becomes %s', (text, expected, from) => {
  expect(readPastedConnection(text)).toMatchObject({ text: expected, from });
});

test.each([
  ...[
    '',
    'db.example.com',
    'a=b',
    'mysql://u@h',
    'psycopg.connect("host=h user=u")',
    'psycopg.connect(host="h", user="u")',
  ],
  ...['pgsql:host=h;dbname=d', 'psql -h h -U u', 'PGPASSWORD=fake psql "host=h user=u"', '{"username":"u","host":"h"}'],
])('a pasted %j is no connection string', (text) => {
  expect(readPastedConnection(text)).toBeUndefined();
});
