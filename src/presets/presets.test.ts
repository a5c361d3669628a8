import { fromPlain, parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { analyseConfig, defaultTemplate, optionAt, optionPath, options, valueFault } from '../config/index.ts';
import { presetNamed } from '../testing/presetNamed.ts';
import { createWorkspace, type Workspace } from '../workspace/index.ts';
import { appliedPreset, planPreset, presets } from './index.ts';

const form = { view: 'form', label: 'Fill in' } as const;

function opened(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

/** Fills in a preset as the form does. */
function apply(workspace: Workspace, name: string) {
  const plan = planPreset(presetNamed(name), workspace.snapshot.config);
  const values = plan.changes.map(({ path, value }) => ({ path, value: fromPlain(value) }));
  expect(workspace.setOptions(values, form)).toMatchObject({ ok: true });
  return plan;
}

const planFor = (name: string, text: string) =>
  planPreset(presetNamed(name), analyseConfig(parseHjson(text), 'latest'));

describe.each(presets.map((preset) => [preset.name, preset] as const))('%s', (name, preset) => {
  it('has values of the right type for options of its section', () => {
    for (const [key, value] of Object.entries(preset.values)) {
      const option = options.find((option) => option.key === key);
      expect(option?.section).toBe(preset.section);
      expect(valueFault(key.split('.'), fromPlain(value))).toBeUndefined();
    }
    for (const key of preset.asks) expect(optionAt(optionPath(key))?.section).toBe(preset.section);
  });

  it('names the page of the provider and the day on which it was read', () => {
    expect(new URL(preset.source.url).protocol).toBe('https:');
    expect(preset.source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('fills the template in one step, keeps its comments, and leaves no problem but what it asks for', () => {
    const workspace = opened(defaultTemplate());
    const before = new Set(workspace.snapshot.diagnostics.map(({ path }) => path.join('.')));
    const isAsked = (key: string) => before.has(key) || preset.asks.some((asked) => asked === key);
    const { firstOpen } = apply(workspace, name);
    const { text, config, diagnostics } = workspace.snapshot;
    expect(appliedPreset(preset.section, config)).toBe(preset);
    expect(firstOpen).toBeDefined();
    expect(text.split('\n')).toHaveLength(defaultTemplate().split('\n').length);
    const found = diagnostics
      .filter(({ code }) => code !== 'placeholder' && code !== 'issuer-trailing-slash')
      .map(({ path }) => path.join('.'));
    expect(found.filter((key) => !isAsked(key))).toEqual([]);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(defaultTemplate());
  });
});

const inOneSection = presets.flatMap((before) =>
  presets
    .filter((preset) => preset !== before && preset.section === before.section)
    .map((preset) => [preset.name, before.name] as const),
);

it.each(inOneSection)('%s takes back what %s has set', (name, before) => {
  const [direct, changed] = [opened(''), opened('')];
  apply(changed, before);
  apply(changed, name);
  apply(direct, name);
  const set = ({ snapshot: { config } }: Workspace) =>
    options
      .filter(({ path, default: usual }) => ![undefined, usual].includes(config.value(path) as never))
      .map(({ key }) => key);
  expect(set(changed)).toEqual(set(direct));
});

it.each(
  presets.flatMap(({ name, parts = {} }) => Object.entries(parts).map(([part, facts]) => [name, part, facts] as const)),
)('%s: the example of %s has the documented form', (name, part, { example, form }) => {
  expect(Object.values(presetNamed(name).values).some((value) => String(value).includes(`<${part}>`))).toBe(true);
  if (form) expect(example).toMatch(form);
});

it('un-comments the members of the template that Microsoft 365 fills in', () => {
  const workspace = opened(defaultTemplate());
  expect(apply(workspace, 'Microsoft 365')).toMatchObject({ replaces: [], firstOpen: 'smtpAuth.username' });
  const lines = workspace.snapshot.text.split('\n').map((line) => line.trim());
  expect(lines).toContain('smtpHostname: "smtp.office365.com"');
  expect(lines).toContain('smtpPort: 587');
  expect(lines).toContain('type: "xOAuth2"');
  expect(lines).toContain('tokenUrl: "https://login.microsoftonline.com/<TENANT>/oauth2/v2.0/token"');
  expect(lines).toContain('# password: ""');
});

it('takes over the tenant that the issuer names already', () => {
  const workspace = opened('oidcIssuer: https://login.microsoftonline.com/8eaef023-0000/v2.0\n');
  apply(workspace, 'Microsoft 365');
  expect(workspace.snapshot.config.valueOf('smtpAuth.mechanism.tokenUrl')).toBe(
    'https://login.microsoftonline.com/8eaef023-0000/oauth2/v2.0/token',
  );
});

it('says which values of the user it would replace, and no defaults, empty texts and placeholders', () => {
  const text = 'smtpHostname: smtp.example.com\nsmtpPort: 25\noidcIssuer: ""\npgConnStr: <STRING>\n';
  expect(planFor('Microsoft 365', text).replaces).toEqual(['smtpHostname', 'smtpPort']);
  expect(planFor('Google', text).replaces).toEqual([]);
  expect(planFor('Azure with managed identity', `${text}pgAzureManagedIdentity: false\n`).replaces).toEqual([]);
});

it('leaves what is filled in already, and goes to what is not', () => {
  const text = 'oidcIssuer: https://login.example.com/realms/staff\noidcClientId: review\n';
  expect(planFor('Keycloak', text)).toEqual({ changes: [], replaces: [], firstOpen: 'oidcClientSecret' });
  expect(planFor('Keycloak', `${text}oidcClientSecret: FAKE\n`).firstOpen).toBeUndefined();
});

it('goes to the first placeholder that it wrote itself', () => {
  expect(planFor('Amazon SES', '').firstOpen).toBe('smtpHostname');
  expect(planFor('Amazon RDS', '').firstOpen).toBe('pgConnStr');
});
