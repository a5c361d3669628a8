// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { typeInto } from '../../../testing/typeInto.ts';
import { createPlaces } from '../../places/places.ts';
import { ownName } from '../../platform/ownStorage.ts';
import { ExportPanel } from './ExportPanel.tsx';
import { destinations, findTargets } from './targets/targets.ts';

function openPanel(text: string) {
  onTestFinished(() => localStorage.clear());
  const rendered = renderInWorkspace(text, <ExportPanel />);
  const { container, act } = rendered;
  const named = (role: string, name: string) => {
    const found = [...container.querySelectorAll<HTMLElement>(`[role="${role}"], button`)];
    return found.find((each) => each.getAttribute('aria-label') === name || each.textContent === name);
  };
  const choose = (name: string) => act(() => named('radio', name)?.click());
  const search = (words: string) =>
    act(() => typeInto(container.querySelector<HTMLInputElement>('[aria-label="Search targets"]') ?? undefined, words));
  const preview = () => container.querySelector('section[aria-label="Preview"]')?.textContent ?? '';
  return { ...rendered, named, choose, search, preview };
}

it('says before an export what is wrong and what is missing, and downloads anyway', () => {
  const { container, named } = openPanel('{ smtpPort: "x" }');
  const rows = [...container.querySelectorAll('section[aria-label="Before it goes to the server"] li')];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^smtpPort .*Go to it$/),
    expect.stringMatching(/^\d+ to fill in \d+ of 23 options setList them$/),
  ]);
  expect(named('button', 'Download config.json anyway')).toBeDefined();
});

it('exports a text that hjson-go refuses as it is, and makes nothing from it', () => {
  const { container, choose, named } = openPanel('{ baseUrl: "https://x.example.com"\n smtpPort: 1.\n}');
  expect(named('button', 'Download config.json anyway')?.hasAttribute('disabled')).toBe(false);
  choose('As a variable');
  expect(container.textContent).toContain('hjson-go refuses this text');
  expect(named('button', 'Copy environment variable')?.hasAttribute('disabled')).toBe(true);
});

it('has two ways with the targets that people use, and every target in the search', () => {
  const { choose, container, search } = openPanel('{}');
  const tiles = () => container.querySelectorAll('[aria-label="Target"] [role="radio"]').length;
  expect(container.querySelectorAll('[aria-label="Way"] [role="radio"]')).toHaveLength(2);
  expect(tiles()).toBe(4);
  choose('As a variable');
  expect(tiles()).toBe(5);
  for (const { title } of destinations) {
    search(title);
    choose(title);
    expect(container.querySelector('[aria-label="Target"] [aria-checked="true"]')?.getAttribute('aria-label')).toBe(
      title,
    );
  }
});

it.each([
  ['MOUNT kubernetes', ['Kubernetes, mounted Secret']],
  ['github', ['GitHub Actions']],
  ['gitlab', ['GitLab CI']],
  ['azure devops', ['Azure DevOps']],
  ['just the value', ['The value alone']],
  ['jenkins', ['The value alone']],
  ['heroku', ['The value alone']],
  ['fly', ['Env file without quotes (docker, podman, kubectl)']],
  ['server.env', ['Env file without quotes (docker, podman, kubectl)']],
  [
    'argocd secret',
    ['Kubernetes, mounted Secret', 'Kubernetes, Secret as environment', 'Kubernetes, External Secrets'],
  ],
])('finds %s among the targets of all ways', (search, titles) => {
  expect(findTargets(search).map(({ title }) => title)).toEqual(titles);
});

it('shows what is found in any way, and offers what fits in most places if nothing is', () => {
  const { container, choose, named, search } = openPanel('{ smtpPort: 25 }');
  const tiles = () =>
    [...container.querySelectorAll('[aria-label="Target"] [role="radio"]')].map((tile) =>
      tile.getAttribute('aria-label'),
    );
  search('external secrets');
  expect(tiles()).toEqual(['Kubernetes, External Secrets']);
  expect(container.textContent).toContain(`1 of ${destinations.length} targets. Still chosen: config.json.`);
  search('json');
  expect(container.textContent).not.toContain('Still chosen');
  search('abacus');
  expect(container.textContent).toContain('No target for “abacus”. Most services take one of these:');
  expect(tiles()).toEqual(['The value alone', 'Env file without quotes (docker, podman, kubectl)', 'bash, zsh, sh']);
  choose('The value alone');
  expect(named('radio', 'As a variable')?.getAttribute('aria-checked')).toBe('true');
  expect(named('button', 'Copy the value')).toBeDefined();
});

it('begins the variable with a shell, the value alone and three other usual targets, and keeps another one that was chosen', () => {
  const { choose, container, search } = openPanel('{}');
  const tiles = () =>
    [...container.querySelectorAll('[aria-label="Target"] [role="radio"]')].map(
      (tile) => tile.ariaLabel ?? tile.getAttribute('aria-label'),
    );
  const chosen = () =>
    container.querySelector('[aria-label="Target"] [aria-checked="true"]')?.getAttribute('aria-label');
  choose('As a variable');
  expect(chosen()).toBe('bash, zsh, sh');
  expect(tiles()).toHaveLength(5);
  expect(tiles()[1]).toBe('The value alone');
  search('fish');
  choose('fish');
  choose('As a file');
  choose('As a variable');
  expect(chosen()).toBe('fish');
  expect(tiles()).toHaveLength(6);
});

it('has its headings below that of the page', () => {
  const { container } = openPanel('{}');
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(3);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
});

it('has one Tab stop for the tiles', () => {
  const { container } = openPanel('{}');
  const stops = container.querySelectorAll('[aria-label="Target"] [role="radio"][tabindex="0"]');
  expect(stops.length).toBeLessThanOrEqual(1);
});

it('leaves comments out of redacted copies until they are asked for, and then shows which ones stay', async () => {
  const { container, act, choose } = openPanel('# who asks\n\n# pw was planted\n{ smtpPort: 25 }');
  choose('As a file');
  const select = [...container.querySelectorAll('select')].find(({ id }) =>
    container.querySelector(`label[for="${id}"]`)?.textContent?.startsWith('Comments'),
  );
  const staying = () => container.querySelector<HTMLTextAreaElement>('[aria-label="Comments that stay"]')?.value;
  const keep = (value: string) =>
    act(() => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const copied = async () => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) =>
      // What it says once it was pressed.
      /without secrets$|, redacted$/.test(textContent),
    );
    await settled(async () => button?.click());
    return navigator.clipboard.readText();
  };
  expect(await copied()).toBe('\n{ smtpPort: 25 }');
  expect(staying()).toBeUndefined();
  keep('unsuspicious');
  expect(await copied()).toBe('# who asks\n\n{ smtpPort: 25 }');
  expect(staying()).toBe('who asks');
  keep('all');
  expect(staying()).toMatch(/^who asks\npw was <redacted comment\.near\..*>$/);
  expect(container.innerHTML).not.toContain('planted');
});

it('says how many of the comments mention no secret', () => {
  const { container, choose } = openPanel(
    '{\n  # one\n  smtpPort: 25\n\n  # two\n  baseUrl: a\n\n  # pw was planted\n}',
  );
  choose('As a file');
  const titles = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(titles).toContain('Keep 2 of 3: those that mention no secret');
});

it('writes the names that it asks for, and no secret into the preview', () => {
  const { choose, preview, container, act } = openPanel('{ encryptionKey: "planted-key" # note\n }');
  choose('Kubernetes, mounted Secret');
  expect(preview()).toContain("name: 'server-config'");
  expect(preview()).not.toContain('note');
  expect(container.innerHTML).not.toContain('planted-key');
  const inputs = [...container.querySelectorAll<HTMLInputElement>('input')];
  const labelled = inputs.find(({ id }) => container.querySelector(`label[for="${id}"]`)?.textContent === 'Secret');
  act(() => {
    typeInto(labelled, 'review');
  });
  expect(preview()).toContain("name: 'review'");
});

it('begins with a shell for the variable: what is copied has its name', () => {
  const { choose, preview, named } = openPanel('{ smtpPort: 25 }');
  choose('As a variable');
  expect(preview().trimEnd()).toBe(`export SERVICE_CONFIG_HJSON='{"smtpPort":25}'`);
  expect(named('button', 'Copy environment variable')).toBeDefined();
});

it('names the button of the value alone for what it copies', () => {
  const { choose, named } = openPanel('{}');
  choose('As a variable');
  choose('The value alone');
  expect(named('button', 'Copy the value')).toBeDefined();
  expect(named('button', 'Copy environment variable')).toBeUndefined();
});

it('names the button of a target that holds more than the variable for its file', () => {
  const { choose, named } = openPanel('{}');
  choose('As a variable');
  choose('Kubernetes, Secret as environment');
  expect(named('button', 'Copy server-environment.yaml')).toBeDefined();
  expect(named('button', 'Copy environment variable')).toBeUndefined();
});

it('says which download the reason below the buttons is about', () => {
  const { choose, container } = openPanel('{ oidcClientSecret: "planted\'" }');
  choose('As a file');
  expect(container.textContent).toContain('No download with references. Line 1: The value of oidcClientSecret ends');
});

it('says the size beside the limit', () => {
  const { choose, container } = openPanel('{}');
  choose('As a variable');
  choose('bash, zsh, sh');
  expect(container.querySelector('section[aria-label="bash, zsh, sh"]')?.textContent).toContain('2 of 131,050 bytes');
});

it('leads from the search for the variable with the configuration to its way, and leaves the choice alone', () => {
  const { page, act, named } = openPanel('{}');
  const field = 'SERVICE_CONFIG_HJSON';
  const way = page.part(createPlaces).elements.get('field', field);
  expect(way).toBe(named('radio', 'As a variable'));
  act(() => way?.focus());
  expect(named('radio', 'As a file')?.getAttribute('aria-checked')).toBe('true');
});

it('remembers the target, and nothing else of the export', () => {
  const { choose } = openPanel('{ organisationName: planted-name }');
  choose('As a variable');
  expect(localStorage.getItem(ownName('preferences'))).toContain('"exportTarget":"posix"');
  expect(localStorage.getItem(ownName('preferences'))).not.toContain('planted');
});

it('keeps the secrets apart in two halves, and puts values into the second only when asked', () => {
  const { choose, search, container, act, named } = openPanel(
    '{ oidcClientSecret: planted-secret-word, baseUrl: "https://a.example.com" }'.replace(',', '\n'),
  );
  search('Kubernetes, no extra tool');
  choose('Kubernetes, no extra tool');
  search('');
  const half = (name: string) => container.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
  const committed = half('Half to commit')?.textContent ?? '';
  expect(committed).toContain("oidcClientSecret: '''$(OIDC_CLIENT_SECRET)'''");
  expect(committed).not.toContain('planted-secret-word');
  expect(half('Keep this out of git')?.textContent).toContain('OIDC_CLIENT_SECRET');
  expect(container.textContent).not.toContain('planted-secret-word');
  act(() => named('radio', 'Any host, envsubst')?.click());
  expect(container.textContent).toContain(`envsubst '\${OIDC_CLIENT_SECRET}' < config.json.tmpl > config.json`);
});

it('lists the connections of the configuration', () => {
  const { container, act } = openPanel('{ smtpHostname: "smtp.example.com" }');
  const details = [...container.querySelectorAll('details')].find(({ textContent }) =>
    textContent?.includes('network'),
  );
  act(() => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  expect(details?.textContent).toContain('smtp.example.com');
});

it('names the files that no target mounts', () => {
  const { container } = openPanel('{ accessReviewToolbarLogoPath: "/app/branding/logo.svg" }');
  const section = container.querySelector('section[aria-label="Files on the server"]');
  expect(section?.textContent).toContain('1 path is not mounted by this target');
  expect(section?.textContent).toContain('/app/branding/logo.svg');
  expect(openPanel('{}').container.querySelector('section[aria-label="Files on the server"]')).toBeNull();
});
