// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { redactedCopy } from '../../../delivery/index.ts';
import { parseHjson } from '../../../hjson/index.ts';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { compareTexts } from '../../../testing/compareTexts.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { addText, comparedTexts, keepTextsWithDocument } from '../../page/files.ts';
import { createPageState } from '../../page/pageState.ts';
import { CompareView } from './CompareView.tsx';

const open = `{
  # where
  baseUrl: https://a.example.com
  smtpPort: 25
  oidcClientSecret: planted-a
  organisationName: Example
}
`;
const other = `{
  baseUrl: https://b.example.com
  smtpPort: 587
  oidcClientSecret: planted-b
  organisationName: "Example"
}
`;

const saved = { savedText: other, onDisk: undefined };

function rendered(texts = [open, other], isBase = false) {
  const page = createPageState();
  addText(page.part(comparedTexts), { label: 'staging.hjson', text: texts[1] ?? '', variables: [], isBase });
  const view = renderInWorkspace(texts[0] ?? '', <CompareView />, page);
  keepTextsWithDocument(view.workspace, page);
  const { container } = view;
  const cells = () => [...container.querySelectorAll<HTMLElement>('tbody tr:not(:has([scope=rowgroup])) > *')];
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
    expect.fail(`no button ${name}`);
  return {
    ...view,
    names: () => [...container.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent),
    stops: () => cells().filter(({ tabIndex }) => tabIndex === 0),
    press: (key: string, modifiers: KeyboardEventInit = {}) =>
      view.act(() =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true }),
        ),
      ),
    click: (name: string) => view.act(() => button(name).click()),
    button,
  };
}

const menuItem = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role^=menuitem]')].find(({ textContent }) => textContent === name) ??
  expect.fail(`no item ${name}`);

describe('the comparison', () => {
  it('shows what differs, and everything on request', () => {
    const { names, click } = rendered();
    expect(names()).toEqual(['Base URL', 'OIDC client secret', 'SMTP port']);
    click(`All rows ${compareTexts('', '').rows.length}`);
    expect(names()).toContain('Organisation name');
  });

  it('says of secrets which are equal, and shows none', () => {
    const { container } = rendered();
    expect(container.textContent).toMatch(/••••••.*A.*••••••.*B/s);
    expect(container.innerHTML).not.toContain('planted');
  });

  it('is one Tab stop, with the keys of a grid', () => {
    const { stops, press, names } = rendered();
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(stops()).toHaveLength(1);
    expect(document.activeElement).toBe(stops()[0]);
    press('Home');
    expect(document.activeElement?.textContent).toBe(names()[1]);
    press('N', { shiftKey: true });
    expect(document.activeElement?.textContent).toBe(names()[0]);
    press('N', { shiftKey: true });
    expect(document.activeElement?.textContent).toBe(names()[2]);
  });

  it('takes selected rows over as one step, without their secrets', () => {
    const { stops, press, click, workspace } = rendered();
    stops()[0]?.focus();
    for (const key of [' ', 'ArrowDown', ' ', 'ArrowDown', ' ']) press(key);
    click('Take over 3 rows…');
    expect(document.body.textContent).toContain('−   smtpPort: 25');
    expect(document.body.textContent).toContain('+   smtpPort: 587');
    expect(document.body.innerHTML).not.toContain('planted');
    click('Take over 2 rows');
    expect(workspace.snapshot.text).toBe(open.replace('https://a', 'https://b').replace('25', '587'));
    workspace.undo();
    expect(workspace.snapshot.text).toBe(open);
  });

  it('says of each row what taking it over does, and removes nothing unless asked', () => {
    const texts = [open, '{ smtpPort: 587, oidcClientId: "new" }\n'] as const;
    const { container, act, click, button, workspace } = rendered([...texts]);
    for (const name of ['Organisation name', 'OIDC client secret', 'OIDC client ID', 'SMTP port'])
      act(() => container.querySelector<HTMLElement>(`[aria-label="Select ${name}"]`)?.click());
    click('Take over 4 rows…');
    const rows = () => [...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'Organisation name organisationName stays as it is',
      'OIDC client ID oidcClientId is added',
      'OIDC client secret oidcClientSecret stays as it is',
      'SMTP port smtpPort changes',
    ]);
    const removal = [...document.querySelectorAll('[role=dialog] label')].find(({ textContent }) =>
      textContent?.startsWith('Also remove what staging.hjson does not set: '),
    );
    act(() => removal?.querySelector('input')?.click());
    expect(rows()).toContain('Organisation name organisationName is removed');
    expect(rows()).toContain('OIDC client secret oidcClientSecret stays as it is');
    expect(button('Take over 3 rows').disabled).toBe(false);
    click('Take over 3 rows');
    expect(workspace.snapshot.text).not.toContain('organisationName');
    expect(workspace.snapshot.text).toContain('oidcClientSecret: planted-a');
  });

  it.each([
    [
      'of the open text',
      'oidcClientSecret: planted-x\nmailFrom: planted-x\n',
      'baseUrl: https://b.example.com\nmailFrom: planted-x\n',
    ],
    ['of the other text', '{}\n', 'oidcClientSecret: planted-x\nmailFrom: planted-x\n'],
  ])('does not show what repeats a secret %s, once it is taken over', (_name, ...texts) => {
    const { container, act, click } = rendered(texts);
    for (const box of container.querySelectorAll<HTMLElement>('tbody [type=checkbox]')) {
      const name = box.getAttribute('aria-label') ?? '';
      if (texts[0]?.startsWith('oidc') ? name.includes('secret') : name.includes('Sender')) act(() => box.click());
    }
    click('Take over 1 row…');
    act(() =>
      [...document.querySelectorAll<HTMLElement>('[role=radio]')]
        .find((each) => each.textContent === 'Copy them')
        ?.click(),
    );
    expect(document.body.innerHTML).not.toContain('planted');
  });

  it('renders only the visible rows of a large text, and goes to the others', () => {
    const large = (value: string) =>
      `gatewayOAuth2: {\nendpointParams: {\n${Array.from({ length: 1_500 }, (_, index) => `p${index}: "'${value}'"`).join('\n')}\n}\n}\n`;
    const { container, stops, press, names } = rendered([large('a'), large('b')]);
    expect(container.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('1502');
    expect(names().length).toBeGreaterThan(10);
    expect(names().length).toBeLessThan(100);
    stops()[0]?.focus();
    press('N', { shiftKey: true });
    expect(document.activeElement?.textContent).toBe('gatewayOAuth2.endpointParams.p1499');
    expect(stops()).toEqual([document.activeElement]);
    expect(names().length).toBeLessThan(100);
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('gatewayOAuth2.endpointParams.p1498');
  });

  it('cuts long values in the middle', () => {
    const long = (end: string) => `mailFrom: "${'a'.repeat(20_000)}${end}"\n`;
    const { container } = rendered([long('one'), long('two')]);
    const values = [...container.querySelectorAll('td code')].map(({ textContent }) => textContent);
    expect(values).toEqual([expect.stringMatching(/^a+…a+one$/), expect.stringMatching(/^a+…a+two$/)]);
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThan(200);
  });

  it('neither marks nor tints what differs on purpose, copies it for the command line, and says if it no longer differs', () => {
    const { container, stops, press, act, workspace, button } = rendered();
    const signs = () => container.querySelectorAll('[aria-label="differs:"]').length;
    const before = signs();
    stops()[0]?.focus();
    press('Enter');
    act(() => menuItem('Differs on purpose').click());
    expect(signs()).toBe(before - 1);
    expect(container.textContent).toContain('differs on purpose');
    expect(button('Copy as --expect')).toBeDefined();
    act(() => workspace.setOption(['baseUrl'], 'https://b.example.com', { view: 'form', label: 'Edit' }));
    expect(container.textContent).toContain('baseUrl was expected to differ, and does not.');
  });

  it.each([
    [false, 'config.json → staging.hjson', '| smtpPort | 25 | 587 |', '"smtpPort","25","587",""'],
    [true, 'staging.hjson → config.json', '| smtpPort | 587 | 25 |', '"smtpPort","587","25",""'],
  ])('copies from the open text, unless that comes from the other (%s)', (isBase, heading, markdown, csv) => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { click } = rendered([open, other], isBase);
    for (const label of ['Copy as text', 'Copy as Markdown', 'Copy as CSV']) click(label);
    const [asText, asMarkdown, asCsv] = copied;
    expect(asText).toContain(`${heading}\n`);
    expect(asMarkdown).toContain(`## ${heading}\n`);
    expect(asMarkdown).toContain(markdown);
    expect(asCsv).toContain(csv);
  });

  it('copies a change record that has the digests of arconf diff', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { click } = rendered();
    const digests = [open, other].map((text) => {
      const redaction = redactedCopy(parseHjson(text));
      return createHash('sha256')
        .update(redaction.ok ? redaction.text : '')
        .digest('hex');
    });
    await vi.waitFor(() => {
      click(copied.length === 0 ? 'Copy as Markdown' : 'Copied, secrets hidden');
      expect(copied.at(-1)).toContain(digests[1]);
    });
    expect(copied.at(-1)).toContain(`- config.json without secrets: SHA-256 ${digests[0]}`);
    expect(copied.at(-1)).not.toContain('planted');
  });

  it('marks problems in the cells, says why a text cannot be read, and shows what is commented out on request', () => {
    const { container, act, stops, press } = rendered([
      '{\n  smtpPort: many\n  # mailFrom: "a@example.com"\n  #encryptionKey: planted\n}\n',
      '{\n  smtpPort: 25\n  mailFrom: "b@example.com"\n  encryptionKey: "planted-b"\n  baseUrl: "',
    ]);
    const row = (name: string) =>
      [...container.querySelectorAll('tbody tr')].find((each) => each.firstChild?.textContent?.startsWith(name)) ??
      expect.fail(`no row ${name}`);
    expect(row('SMTP port').querySelector('td [role=img]')?.getAttribute('aria-label')).toBe('Error');
    expect(container.textContent).toMatch(/Not all of staging\.hjson can be read\. Line \d: \S/);
    expect(row('Base URL').textContent).toContain('cannot be read');
    const openMenu = (name: string) => {
      act(() => row(name).querySelector('td')?.focus());
      press('Enter');
    };
    openMenu('Encryption key');
    expect(document.body.textContent).not.toContain('Show the commented-out value');
    press('Escape');
    openMenu('Sender');
    act(() => menuItem('Show the commented-out value').click());
    expect(row('Sender').textContent).toContain('commented out a@example.com');
    expect(container.innerHTML).not.toContain('planted');
    expect(stops()).toHaveLength(1);
  });

  it('marks the rows that are wrong together, and no others', () => {
    const withKey = (database: string) =>
      `encryptionKey: "${btoa('0123456789abcdef0123456789abcdef')}"\npgConnStr: "postgres://${database}/review"\n`;
    const texts = [withKey('one'), withKey('two')];
    const { container, click } = rendered(texts);
    click(`All rows ${compareTexts(...texts).rows.length}`);
    const marked = [...container.querySelectorAll('[aria-label="has a problem"]')];
    expect(marked.map((mark) => mark.closest('th')?.textContent)).toEqual(['Encryption key']);
  });

  it('begins with what a part of a configuration changes, and offers no filter that shows nothing', () => {
    const { container, names, click } = rendered([open, 'smtpPort: 587\n']);
    const filters = () => [...container.querySelectorAll('[aria-label=Rows] button')].map((each) => each.textContent);
    expect(names()).toEqual(['SMTP port']);
    expect(filters()).toEqual([
      'Differences 4',
      'Changed 1',
      'Removed 3',
      `All rows ${compareTexts('', '').rows.length}`,
      'Secrets 1',
    ]);
    click('Removed 3');
    expect(names()).toEqual(['Base URL', 'Organisation name', 'OIDC client secret']);
  });

  it('begins with all differences if the other text adds some, too', () => {
    const { names } = rendered([open, 'smtpPort: 587\nmailFrom: a@example.com\n']);
    expect(names()).toHaveLength(5);
  });

  it('has two lists and a menu where there is little room, and shows what the clipboard refuses', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    onTestFinished(() => void vi.restoreAllMocks());
    const { container, act, names } = rendered();
    const filter = container.querySelector<HTMLSelectElement>('select[aria-label=Rows]') ?? expect.fail('no select');
    act(() => {
      filter.value = 'secrets';
      filter.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(names()).toEqual(['OIDC client secret']);
    act(() => container.querySelector<HTMLElement>('[aria-label="More for Compare"]')?.click());
    act(() => menuItem('Copy as CSV').click());
    await vi.waitFor(() => {
      const area = container.querySelector<HTMLTextAreaElement>('[aria-label="Copy as CSV: copy this by hand"]');
      expect(area?.value).toContain('smtpPort');
      expect(area?.value).not.toContain('planted');
    });
  });

  it('shows one section', () => {
    const { container, act, names } = rendered();
    const select = container.querySelector<HTMLSelectElement>('select[aria-label=Section]') ?? expect.fail('no select');
    act(() => {
      select.value = 'E-mail';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(names()).toEqual(['SMTP port']);
  });

  it('says why an object takes nothing over', () => {
    const { container, act, stops, press, button } = rendered(['{}', 'gatewayOAuth2: { endpointParams: {} }']);
    act(() => stops()[0]?.focus());
    press(' ');
    expect(container.textContent).toContain('Select the rows inside an object');
    expect(button('Take over…').disabled).toBe(true);
  });

  it('takes over the focused row if none is selected', () => {
    const { stops, press } = rendered();
    stops()[0]?.focus();
    press('ArrowDown');
    press('ArrowDown');
    press('Enter', { ctrlKey: true });
    expect(document.body.textContent).toContain('1 row from staging.hjson');
  });

  it('removes a column', () => {
    const { container, act } = rendered();
    act(() => container.querySelector<HTMLElement>('button[aria-label="Remove staging.hjson"]')?.click());
    expect(container.querySelector('[role=grid]')).toBe(null);
  });

  it.each([
    ['the name of an option', 'smtp', ['SMTP port']],
    ['a section and a value', 'mail 587', ['SMTP port']],
    ['a value of either text', 'b.example', ['Base URL']],
    ['a secret', 'planted', []],
    ['the word of a filter', '@secret', ['OIDC client secret']],
    ['the beginning of one, and a name', '@sec oidc', ['OIDC client secret']],
    ['two filters at once', '@secret @reference', []],
    ['a word that is no filter', '@differences', []],
  ])('finds rows by %s', (_name, query, found) => {
    const { container, act, names } = rendered();
    const box = container.querySelector<HTMLInputElement>('[type=search]') ?? expect.fail('no search');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, query);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(names()).toEqual(found);
    if (found.length === 0) expect(container.textContent).toContain('No row matches.');
  });

  it('makes another text the open one, which changes places with it, and undo changes them back', () => {
    const { workspace, page, container, act } = rendered();
    const heads = () => [...container.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent);
    const swap = (label: string) =>
      act(() => container.querySelector<HTMLElement>(`button[aria-label="Make ${label} the open document"]`)?.click());
    const note = { range: { start: 0, end: 0 }, newText: '# mine\n' };
    act(() => workspace.apply([note], { view: 'hjson', label: 'Type' }));
    act(() => page.part(comparedTexts).update((texts) => texts.map((text) => ({ ...text, file: saved }))));
    swap('staging.hjson');
    expect(workspace.snapshot.text).toBe(other);
    expect(workspace.snapshot.file).toMatchObject({ name: 'staging.hjson', savedText: other });
    expect(workspace.snapshot.isDirty).toBe(false);
    expect(heads()).toEqual([
      'staging.hjsonopen4 of 23 options set, 6 to fill in',
      'config.json4 of 23 options set, 6 to fill in',
    ]);
    expect(page.part(comparedTexts).get()).toMatchObject([{ label: 'config.json', text: `# mine\n${open}` }]);
    act(() => workspace.undo());
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual([
      'config.jsonopen4 of 23 options set, 6 to fill in',
      'staging.hjson4 of 23 options set, 6 to fill in',
    ]);
    act(() => workspace.redo());
    swap('config.json');
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual([
      'config.jsonopen4 of 23 options set, 6 to fill in',
      'staging.hjson4 of 23 options set, 6 to fill in',
    ]);
  });

  it('numbers columns of one name', () => {
    const { container, page, act } = rendered();
    act(() => addText(page.part(comparedTexts), { label: 'config.json', text: other, variables: [] }));
    expect(container.querySelector('thead')?.textContent).toContain('config.json (2)');
  });

  it('goes to an option in the form', () => {
    const { page, stops, press, act } = rendered();
    const asked = askedPlaces(page);
    stops()[0]?.focus();
    press('Enter');
    act(() => menuItem('Edit in the form').click());
    expect(asked).toEqual([{ kind: 'option', path: ['baseUrl'] }]);
  });
});
