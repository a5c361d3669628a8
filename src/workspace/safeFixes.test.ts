import { type HjsonDocument, parseHjson } from 'hjson-document';
import type { Diagnostic, Fix, TextEdit } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { secretRanges, withShown } from '../secrets/index.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { createWorkspace, type Workspace } from './index.ts';
import { fixedAtOnce } from './safeFixes.ts';

function opened(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

/** The text after all safe fixes, and how many problems that fixed. */
function fixed(text: string): readonly [string, number] {
  const workspace = opened(text);
  const count = workspace.applySafeFixes({ view: 'panel', label: 'Fix all' });
  return [workspace.snapshot.text, count];
}

/** What can be read while the secrets are hidden. */
function visible(document: HjsonDocument): string {
  return secretRanges(document).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    document.text,
  );
}

/** A problem of another check, with one safe fix. */
function problem(edits: readonly TextEdit[]): Diagnostic {
  const fix: Fix = { title: 'Fix it', isSafe: true, edit: () => ({ ok: true, edits }) };
  return { code: 'other', severity: 'error', message: 'Something else.', path: [], range: undefined, fixes: [fix] };
}

describe('all safe fixes', () => {
  it('are applied one after the other, each to what the one before it left', () =>
    expect(fixed('{\n  baseUrl: "review.example.com\n  smtpPort: "587"\n  oidcclientid: review\n')).toEqual([
      '{\n  baseUrl: "https://review.example.com"\n  smtpPort: 587\n  oidcClientId: review\n}\n',
      5,
    ]));

  it('leave what needs a decision', () => {
    const text =
      '{\n  oidcIssuer: "https://id.example.com/.well-known/openid-configuration"\n  readTimeOutMinutes: 2.5\n  oidcClientSecrt: "fake"\n  mailFrom: "A <a@example.com>"\n}\n';
    expect(fixed(text)).toEqual([text, 0]);
  });

  it('keep the comments and the layout of everything else', () => {
    const text = '# of the hospital\n{\n  baseUrl: review.example.com # public\n\n  smtpPort: "587" // submission\n}\n';
    expect(fixed(text)[0]).toContain('  smtpPort: 587 // submission\n}\n');
  });

  it('are one step of the history', () => {
    const text = '{\n  smtpPort: "587"\n  queryTimeOutMinutes: "5"\n}\n';
    const workspace = opened(text);
    workspace.applySafeFixes({ view: 'panel', label: 'Fix all' });
    expect(workspace.snapshot.text).toBe('{\n  smtpPort: 587\n  queryTimeOutMinutes: 5\n}\n');
    expect(workspace.undo()?.label).toBe('Fix all');
    expect(workspace.snapshot.text).toBe(text);
    expect(workspace.snapshot.undoLabel).toBeUndefined();
  });

  it('are those of the wanted problems alone', () => {
    const workspace = opened('{\n  smtpPort: "587"\n  queryTimeOutMinutes: "5"\n}\n');
    const isPort = ({ path }: Diagnostic) => path[0] === 'smtpPort';
    expect(workspace.applySafeFixes({ view: 'panel', label: 'Fix all' }, isPort)).toBe(1);
    expect(workspace.snapshot.text).toBe('{\n  smtpPort: 587\n  queryTimeOutMinutes: "5"\n}\n');
  });

  it('add no step to the history when there are none', () => {
    const workspace = opened('{}');
    workspace.applySafeFixes({ view: 'panel', label: 'Fix all' });
    expect(workspace.snapshot.undoLabel).toBeUndefined();
  });

  it('include those of what other checks found', () => {
    const workspace = opened('{} # tab\t');
    workspace.addAnalyser(({ text }) => {
      const start = text.indexOf('\t');
      return start < 0 ? [] : [problem([{ range: { start, end: start + 1 }, newText: ' ' }])];
    });
    expect(workspace.applySafeFixes({ view: 'panel', label: 'Fix all' })).toBe(1);
    expect(workspace.snapshot.text).toBe('{} # tab ');
  });

  it('do not apply a fix that leaves its problem', () => {
    const workspace = opened('{}');
    workspace.addAnalyser(() => [problem([{ range: { start: 1, end: 1 }, newText: ' ' }])]);
    expect(workspace.applySafeFixes({ view: 'panel', label: 'Fix all' })).toBe(0);
    expect(workspace.snapshot.text).toBe('{}');
  });

  it('come in portions, so that nobody waits long', () => {
    const members = Array.from({ length: fixedAtOnce + 20 }, (_, index) => `  k${index}: 1\u00a0\n`).join('');
    const workspace = opened(`{\n${members}}\n`);
    workspace.showUnknown('all');
    expect(workspace.applySafeFixes({ view: 'panel', label: 'Fix all' })).toBe(fixedAtOnce);
  });

  it('show no secret that was hidden', () => {
    let fixes = 0;
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(1000), 11)) {
      const [after, count] = fixed(text);
      fixes += count;
      // What is hidden only because it cannot be parsed may be an option.
      if (!visible(withShown(parseHjson(text), { damage: true })).includes(marker)) {
        expect({ spelling, text, after, visible: visible(parseHjson(after)).includes(marker) }).toMatchObject({
          visible: false,
        });
      }
    }
    expect(fixes).toBeGreaterThan(fuzzCount(100));
  });

  it('show no part of a secret that another check moves', () => {
    const text = '{\n  oidcClientSecret: "fake-quilt"\n}\n';
    const workspace = opened(text);
    workspace.addAnalyser(({ text: now }) => {
      const start = now.indexOf('oidcClientSecret');
      return start < 0 ? [] : [problem([{ range: { start, end: start + 16 }, newText: 'organisationName' }])];
    });
    expect(workspace.applySafeFixes({ view: 'panel', label: 'Fix all' })).toBe(0);
    expect(workspace.snapshot.text).toBe(text);
  });

  it('complete a connection string whose password stays hidden', () =>
    expect(fixed('{\n  pgConnStr: "postgres://app:fake@db/review\n  smtpPort: 25\n}\n')[0]).toContain(
      '"postgres://app:fake@db/review"\n',
    ));
});
