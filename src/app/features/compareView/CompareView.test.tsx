// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { addText, comparedTexts } from '../../page/comparedTexts.ts';
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

function rendered(texts = [open, other]) {
  const page = createPageState();
  addText(page.part(comparedTexts), { label: 'staging.hjson', text: texts[1] ?? '', variables: [] });
  const view = renderInWorkspace(texts[0] ?? '', <CompareView />, page);
  const { container } = view;
  const cells = () => [...container.querySelectorAll<HTMLElement>('tbody tr:not(:has([scope=rowgroup])) > *')];
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ??
    expect.fail(`no button ${name}`);
  return {
    ...view,
    names: () => [...container.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent),
    stops: () => cells().filter(({ tabIndex }) => tabIndex === 0),
    press: (key: string, shiftKey = false) =>
      view.act(() =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
        ),
      ),
    click: (name: string) => view.act(() => button(name).click()),
    button,
  };
}

describe('the comparison', () => {
  it('shows what differs, and everything on request', () => {
    const { names, click } = rendered();
    expect(names()).toEqual(['Base URL', 'OIDC client secret', 'SMTP port']);
    click('All 35');
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
    press('N', true);
    expect(document.activeElement?.textContent).toBe(names()[0]);
    press('N', true);
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
  ])('finds rows by %s', (_name, query, found) => {
    const { container, act, names } = rendered();
    const box = container.querySelector<HTMLInputElement>('[type=search]') ?? expect.fail('no search');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, query);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(names()).toEqual(found);
    if (found.length === 0) expect(container.textContent).toContain('No row has these words.');
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
    expect(heads()).toEqual(['staging.hjsonopen', 'config.json']);
    expect(page.part(comparedTexts).get()).toMatchObject([{ label: 'config.json', text: `# mine\n${open}` }]);
    act(() => workspace.undo());
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual(['config.jsonopen', 'staging.hjson']);
    act(() => workspace.redo());
    swap('config.json');
    expect(workspace.snapshot.text).toBe(`# mine\n${open}`);
    expect(heads()).toEqual(['config.jsonopen', 'staging.hjson']);
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
    act(() =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
        .find(({ textContent }) => textContent === 'Edit in the form')
        ?.click(),
    );
    expect(asked).toEqual([{ kind: 'option', path: ['baseUrl'] }]);
  });
});
