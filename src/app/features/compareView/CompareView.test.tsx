// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { parseHjson } from 'hjson-document';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { redactedCopy } from '../../../delivery/index.ts';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { compareTexts } from '../../../testing/compareTexts.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { announcement, stayingAnnouncement } from '../../page/announcer.ts';
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
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    ) ?? expect.fail(`no button ${name}`);
  const press = (element: HTMLElement) => view.act(() => element.click());
  return {
    ...view,
    names: () => [...container.querySelectorAll('li b')].slice(2).map(({ textContent }) => textContent),
    row: (name: string) =>
      [...container.querySelectorAll('[aria-label=Comparison] > li')].find(
        (each) => each.querySelector('b')?.textContent === name,
      ) ?? expect.fail(`no row ${name}`),
    click: (name: string) => press(button(name)),
    choose(menu: string, item: string) {
      press(button(menu));
      press(menuItem(item));
    },
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

  it('takes a row over as one step, with its note, and says so', () => {
    const { click, workspace, page, names } = rendered([open, other.replace('smtpPort', '# new\n  smtpPort')]);
    click('Take over SMTP port, as in staging.hjson');
    expect(workspace.snapshot.text).toBe(open.replace('smtpPort: 25', '# new\n  smtpPort: 587'));
    expect(page.part(announcement).get()).toMatchObject({ sentence: 'Took over SMTP port.', canUndo: true });
    expect(names()).toEqual(['Base URL', 'OIDC client secret']);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(open);
  });

  it('says what cannot be taken over, and changes nothing', () => {
    const { click, workspace, page } = rendered([open, other.replace('587', '"588"')]);
    click('Take over SMTP port, as in staging.hjson');
    expect(page.part(stayingAnnouncement).get()?.sentence).toMatch(/^SMTP port: \S/);
    expect(workspace.snapshot.text).toBe(open);
  });

  it('removes what the other text does not set, by a button that says so', () => {
    const { click, workspace } = rendered([open, '{ smtpPort: 587 }']);
    click('Removed 3');
    click('Remove Organisation name, as in staging.hjson');
    expect(workspace.snapshot.text).toBe(open.replace('  organisationName: Example\n', ''));
  });

  it('copies a secret, or writes a reference in its place', () => {
    const { choose, workspace, container } = rendered();
    const take = 'Take over OIDC client secret, as in staging.hjson';
    choose(take, 'Write a reference');
    expect(workspace.snapshot.text).toContain(`\${OIDC_CLIENT_SECRET}`);
    workspace.undo();
    choose(take, 'Copy the secret');
    expect(workspace.snapshot.text).toBe(open.replace('planted-a', 'planted-b'));
    expect(container.innerHTML).not.toContain('planted');
  });

  it('takes all shown rows over as one step, but for secrets and what would be removed', () => {
    const { click, workspace, page, names } = rendered([open, other.replace(/ {2}organisationName.*\n/, '')]);
    click('Differences 4');
    click('Take over 2 rows from staging.hjson');
    expect(workspace.snapshot.text).toBe(open.replace('https://a', 'https://b').replace('25', '587'));
    expect(page.part(announcement).get().sentence).toContain('Took over 2 rows. 2 left: what is secret or would be');
    expect(names()).toEqual(['Organisation name', 'OIDC client secret']);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(open);
  });

  it.each([
    [
      'of the open text',
      'oidcClientSecret: planted-x\nmailFrom: planted-x\n',
      'baseUrl: https://b.example.com\nmailFrom: planted-x\n',
    ],
    ['of the other text', '{}\n', 'oidcClientSecret: planted-x\nmailFrom: planted-x\n'],
  ])('does not show what repeats a secret %s', (_name, ...texts) => {
    const { row, click } = rendered(texts);
    click(`All rows ${compareTexts(...texts).rows.length}`);
    expect(row('Sender address').textContent).toContain('••••••');
    expect(document.body.innerHTML).not.toContain('planted');
  });

  it('renders only the visible rows of a large text', () => {
    const large = (value: string) =>
      `gatewayOAuth2: {\nendpointParams: {\n${Array.from({ length: 1_500 }, (_, index) => `p${index}: "'${value}'"`).join('\n')}\n}\n}\n`;
    const { container, names } = rendered([large('a'), large('b')]);
    expect(container.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')).toBe('1500');
    expect(names().length).toBeGreaterThan(5);
    expect(names().length).toBeLessThan(100);
  });

  it('cuts long values in the middle', () => {
    const long = (end: string) => `mailFrom: "${'a'.repeat(20_000)}${end}"\n`;
    const { container } = rendered([long('one'), long('two')]);
    const values = [...container.querySelectorAll('[aria-label=Comparison] li > span:nth-child(2) code')].map(
      ({ textContent }) => textContent,
    );
    expect(values).toEqual([expect.stringMatching(/^a+…a+one$/), expect.stringMatching(/^a+…a+two$/)]);
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThan(200);
  });

  it('neither marks nor tints what differs on purpose, copies it for the command line, and says if it no longer differs', () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { container, act, workspace, choose } = rendered();
    const signs = () => container.querySelectorAll('[aria-label="differs:"]').length;
    const before = signs();
    choose('Actions of Base URL', 'Differs on purpose');
    expect(signs()).toBe(before - 1);
    expect(container.textContent).toContain('differs on purpose');
    choose('Copy', 'Copy as --expect');
    expect(copied).toEqual(["--expect 'baseUrl'"]);
    act(() => workspace.setOption(['baseUrl'], 'https://b.example.com', { view: 'form', label: 'Edit' }));
    expect(container.textContent).toContain('baseUrl was expected to differ, and does not.');
  });

  it.each([
    [false, 'config.json → staging.hjson', '| smtpPort | 25 | 587 |', '"smtpPort","25","587",""'],
    [true, 'staging.hjson → config.json', '| smtpPort | 587 | 25 |', '"smtpPort","587","25",""'],
  ])('copies from the open text, unless that comes from the other (%s)', (isBase, heading, markdown, csv) => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { choose } = rendered([open, other], isBase);
    for (const label of ['Copy as text', 'Copy as Markdown', 'Copy as CSV']) choose('Copy', label);
    const [asText, asMarkdown, asCsv] = copied;
    expect(asText).toContain(`${heading}\n`);
    expect(asMarkdown).toContain(`## ${heading}\n`);
    expect(asMarkdown).toContain(markdown);
    expect(asCsv).toContain(csv);
  });

  it('copies a change record that has the digests of arconf diff', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { choose } = rendered();
    const digests = [open, other].map((text) => {
      const redaction = redactedCopy(parseHjson(text));
      return createHash('sha256')
        .update(redaction.ok ? redaction.text : '')
        .digest('hex');
    });
    await act(() =>
      vi.waitFor(() => {
        choose('Copy', 'Copy as Markdown');
        expect(copied.at(-1)).toContain(digests[1]);
      }),
    );
    expect(copied.at(-1)).toContain(`- config.json without secrets: SHA-256 ${digests[0]}`);
    expect(copied.at(-1)).not.toContain('planted');
  });

  it('marks problems of values, says why a text cannot be read, and shows what is commented out unless it is secret', () => {
    const { container, row } = rendered([
      '{\n  smtpPort: many\n  # mailFrom: "a@example.com"\n  #encryptionKey: planted\n}\n',
      '{\n  smtpPort: 25\n  mailFrom: "b@example.com"\n  encryptionKey: "planted-b"\n  baseUrl: "',
    ]);
    expect(row('SMTP port').querySelector('[role=img][aria-label=Error]')).not.toBe(null);
    expect(container.textContent).toMatch(/Not all of staging\.hjson can be read\. Line \d: \S/);
    expect(row('Base URL').textContent).toContain('cannot be read');
    expect(row('Encryption key').textContent).toContain('commented out');
    expect(row('Sender address').textContent).toContain('commented out a@example.com');
    expect(container.innerHTML).not.toContain('planted');
  });

  it('marks the rows that are wrong together, and no others', () => {
    const withKey = (database: string) =>
      `encryptionKey: "${btoa('0123456789abcdef0123456789abcdef')}"\npgConnStr: "postgres://${database}/review"\n`;
    const texts = [withKey('one'), withKey('two')];
    const { container, click } = rendered(texts);
    click(`All rows ${compareTexts(...texts).rows.length}`);
    const marked = [...container.querySelectorAll('[aria-label="has a problem"]')];
    expect(marked.map((mark) => mark.closest('li')?.querySelector('b')?.textContent)).toEqual(['Encryption key']);
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

  it('shows what the clipboard refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { container, choose } = rendered();
    choose('Copy', 'Copy as CSV');
    await act(async () => {});
    const area = container.querySelector<HTMLTextAreaElement>('[aria-label="Copy as CSV: copy this by hand"]');
    expect(area?.value).toContain('smtpPort');
    expect(area?.value).not.toContain('planted');
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

  it('offers nothing to take over from an object, whose parts have rows', () => {
    const { row } = rendered(['{}', 'gatewayOAuth2: { endpointParams: {} }']);
    expect(row('Gateway OAuth2').querySelector('[aria-label^="Take over"]')).toBe(null);
  });

  it('removes a text', async () => {
    const { container, click } = rendered();
    await act(async () => click('Remove staging.hjson'));
    expect(container.querySelector('[aria-label=Comparison]')).toBe(null);
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
    const { workspace, page, container, act, click } = rendered();
    const heads = () =>
      [...container.querySelectorAll('[aria-label="Compared texts"] > li > span:first-child')].map(
        ({ textContent }) => textContent,
      );
    const swap = (label: string) => click(`Make ${label} the open document`);
    const note = { range: { start: 0, end: 0 }, newText: '# mine\n' };
    act(() => workspace.apply([note], { view: 'hjson', label: 'Type' }));
    act(() => page.part(comparedTexts).update((texts) => texts.map((text) => ({ ...text, file: saved }))));
    swap('staging.hjson');
    expect(workspace.snapshot.text).toBe(other);
    expect(workspace.snapshot.file).toMatchObject({ name: 'staging.hjson', savedText: other });
    expect(workspace.snapshot.isDirty).toBe(false);
    expect(heads()).toEqual([
      'staging.hjson open 4 of 23 options set, 6 to fill in',
      'config.json  4 of 23 options set, 6 to fill in',
    ]);
    expect(page.part(comparedTexts).get()).toMatchObject([{ label: 'config.json', text: `# mine\n${open}` }]);
    act(() => workspace.undo());
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual([
      'config.json open 4 of 23 options set, 6 to fill in',
      'staging.hjson  4 of 23 options set, 6 to fill in',
    ]);
    act(() => workspace.redo());
    swap('config.json');
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual([
      'config.json open 4 of 23 options set, 6 to fill in',
      'staging.hjson  4 of 23 options set, 6 to fill in',
    ]);
  });

  it('numbers columns of one name', () => {
    const { container, page, act } = rendered();
    act(() => addText(page.part(comparedTexts), { label: 'config.json', text: other, variables: [] }));
    expect(container.querySelector('[aria-label="Compared texts"]')?.textContent).toContain('config.json (2)');
  });

  it('goes to an option in the form', () => {
    const { page, choose } = rendered();
    const asked = askedPlaces(page);
    choose('Actions of Base URL', 'Edit in the form');
    expect(asked).toEqual([{ kind: 'option', path: ['baseUrl'] }]);
  });
});
