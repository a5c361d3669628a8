import { expect, it } from 'vitest';
import { presets } from '../../../../presets/index.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import { announcement } from '../../../page/announcer.ts';
import { createPageState } from '../../../page/pageState.ts';
import { applyPreset } from './applyPreset.ts';
import { presetSummary } from './presetSummary.ts';

function applied(name: string, text: string) {
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const preset = presets.find((candidate) => candidate.name === name);
  const next = preset && applyPreset(workspace, page, preset);
  return { workspace, next, said: page.part(announcement).get() };
}

it('says how many values it filled in, and offers undo', () => {
  const { workspace, next, said } = applied('Microsoft 365', '{}');
  expect(said).toMatchObject({
    sentence: expect.stringMatching(/^Microsoft 365 filled in: 5 values\./),
    canUndo: true,
  });
  expect(next).toEqual(['smtpAuth', 'username']);
  workspace.undo();
  expect(workspace.snapshot.text).toBe('{}');
});

it('says which values it replaced', () => {
  const { said } = applied('Google', 'oidcIssuer: https://login.example.com\n');
  expect(said.sentence).toBe('Google filled in: 1 value. Replaced oidcIssuer.');
});

it('keeps the values of another mechanism as comments, and says so', () => {
  const text =
    '{\n  smtpAuth: {\n    username: "a"\n    mechanism: { type: "autoDiscover", password: "FAKE" }\n  }\n}\n';
  const { workspace, said } = applied('Microsoft 365', text);
  expect(said.sentence).toContain('Password kept as a comment.');
  expect(said.actions[0]?.label).toBe('Remove it');
  expect(workspace.snapshot.text).toContain('\n      # password: "FAKE"\n');
  workspace.undo();
  expect(workspace.snapshot.text).toBe(text);
});

it('offers no undo where nothing changed', () => {
  const { said } = applied('Google', 'oidcIssuer: https://accounts.google.com\n');
  expect(said).toMatchObject({ sentence: 'Google is filled in already.', canUndo: false });
});

it('says why it cannot be written, and changes nothing', () => {
  const { workspace, said } = applied('Microsoft 365', 'smtpAuth: 3\n');
  expect(workspace.snapshot.text).toBe('smtpAuth: 3\n');
  expect(said).toMatchObject({ sentence: expect.stringContaining('an object is needed'), canUndo: false });
});

it('distinguishes each preset by its address', () => {
  expect(presets.map(presetSummary)).toEqual([
    '<SERVER>.postgres.database.azure.com',
    '<INSTANCE>.<REGION>.rds.amazonaws.com',
    '/cloudsql/<PROJECT>:<REGION>:<INSTANCE>',
    'login.microsoftonline.com/<TENANT>/v2.0',
    '<KEYCLOAK_HOST>/realms/<REALM>',
    '<OKTA_ORG>.okta.com',
    'accounts.google.com',
    '<AUTH0_TENANT>.<AUTH0_REGION>.auth0.com/',
    'smtp.office365.com:587',
    'smtp.gmail.com:587',
    'email-smtp.<REGION>.amazonaws.com:587',
  ]);
});
