import { fromPlain } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { plantedDocuments } from '../../../testing/plantedSecrets.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { changeCount } from './changeCount.ts';
import { compare, comparisonsFor } from './comparison.ts';

function opened(text: string, savedText?: string) {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text, ...(savedText !== undefined && { savedText }) });
  return workspace;
}

const origin = { view: 'form', label: 'Set' } as const;

describe('changes', () => {
  it('are counted from what was saved last', () => {
    const text = '{\n  smtpPort: 25\n}\n';
    const workspace = opened(text, text);
    workspace.setOption(['smtpPort'], fromPlain(587), origin);
    expect(changeCount(workspace.snapshot)).toBe(1);
    workspace.markSaved(workspace.snapshot.text, 'config.json');
    expect(changeCount(workspace.snapshot)).toBe(0);
    const { before, now } = compare(workspace.snapshot, 'saved');
    expect(before).toBe(now);
    expect(compare(workspace.snapshot, 'opened').before).toBe(text);
  });

  it('of what was never saved are counted from what was opened', () => {
    const workspace = opened('{\n  smtpPort: 25\n}\n');
    workspace.setOption(['smtpPort'], fromPlain(587), origin);
    expect(changeCount(workspace.snapshot)).toBe(1);
    expect(comparisonsFor(workspace.snapshot).map(({ id }) => id)).toEqual(['opened', 'defaults']);
  });

  it('from the defaults show no secret, wherever it is', () => {
    const text = `{
      organisationName: planted-secret
      supportPageUrl: "https://app:planted@help.example.com/"
      pgConnStr: "postgres://app:planted@db.example.com/review"
      oidcClientSecret: planted-secret
      smtpPort: 25
      gatewayOAuth2: { endpointParams: { client_assertion: "'planted-too'" } }
    }`;
    const { before, now } = compare(opened(text).snapshot, 'defaults');
    expect(now).not.toContain('planted');
    expect(now).toContain('smtpPort:\n  25\n');
    expect(before).toContain('smtpPort:\n  # not set\n');
    const lines = before.split('\n');
    expect(now.split('\n').filter((line, index) => line !== lines[index])).toHaveLength(6);
  });

  it('show secrets as dots, with one number for equal ones', () => {
    const workspace = opened('{\n  encryptionKey: "fake-key"\n  oidcClientSecret: "fake-secret"\n}\n');
    workspace.setOption(['oidcClientSecret'], fromPlain('another-fake'), origin);
    const { before, now } = compare(workspace.snapshot, 'opened');
    expect(before).toBe('{\n  encryptionKey: "•••••• 1"\n  oidcClientSecret: "•••••• 2"\n}\n');
    expect(now).toBe('{\n  encryptionKey: "•••••• 1"\n  oidcClientSecret: "•••••• 3"\n}\n');
  });

  it('show no planted secret of generated documents', () => {
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(200), 113)) {
      const { snapshot } = opened(text);
      const shown = (['opened', 'defaults'] as const).map((comparedWith) => compare(snapshot, comparedWith).now);
      expect(shown.join('\n').includes(marker), spelling).toBe(false);
    }
  });

  it('keep the numbers of the lines below a secret of several lines', () => {
    const text = "{\n  pgConnStr:\n    '''\n    postgres://u:fa%ke@h/d\n    '''\n  mailFrom: a@example.com\n}\n";
    const { now } = compare(opened(text).snapshot, 'opened');
    expect(now).not.toContain('fa%ke');
    expect(now.split('\n').findIndex((line) => line.includes('mailFrom'))).toBe(
      text.split('\n').findIndex((line) => line.includes('mailFrom')),
    );
  });
});
