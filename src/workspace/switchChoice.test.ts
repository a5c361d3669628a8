import type { ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { options } from '../config/index.ts';
import { secretRanges } from '../secrets/index.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

const choice: ValuePath = ['smtpAuth', 'mechanism', 'type'];
const origin = { view: 'form', label: 'Change' } as const;

function opened(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  return workspace;
}

function choose(workspace: Workspace, value: string) {
  return workspace.setOptions([{ path: choice, value }], origin);
}

const mail = `{
  smtpAuth: {
    username: review
    mechanism: {
      type: autoDiscover
      # of the relay
      password: 'FAKE {' // since May
    }
  }
}
`;

describe('another mechanism', () => {
  it('keeps the fields of the one before as comments, and brings them back byte by byte', () => {
    const workspace = opened(mail);
    expect(choose(workspace, 'xOAuth2')).toMatchObject({
      ok: true,
      setAside: [['smtpAuth', 'mechanism', 'password']],
      restored: [],
    });
    const switched = mail.replace('autoDiscover', 'xOAuth2').replace("password: 'F", "# password: 'F");
    expect(workspace.snapshot.text).toBe(switched);
    expect(choose(workspace, 'autoDiscover')).toMatchObject({
      ok: true,
      setAside: [],
      restored: [['smtpAuth', 'mechanism', 'password']],
    });
    expect(workspace.snapshot.text).toBe(mail);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(switched);
    workspace.undo();
    expect(workspace.snapshot.text).toBe(mail);
  });

  it('takes the comment when the field is set to another value', () => {
    const workspace = opened(mail);
    choose(workspace, 'xOAuth2');
    workspace.setOption(['smtpAuth', 'mechanism', 'password'], 'NEW', origin);
    expect(workspace.snapshot.text).toContain("\n      password: 'NEW' // since May\n");
    expect(workspace.snapshot.text).not.toContain('FAKE');
  });

  it('lets the comments be removed, and nothing else', () => {
    const workspace = opened(mail);
    choose(workspace, 'xOAuth2');
    expect(workspace.removeCommented([['smtpAuth', 'mechanism', 'password']], origin)).toMatchObject({ ok: true });
    expect(workspace.snapshot.text).toBe(
      mail.replace('autoDiscover', 'xOAuth2').replace("      password: 'FAKE {' // since May\n", ''),
    );
  });

  it('brings no placeholder and no empty text back', () => {
    const text = mail.replace(
      'type: autoDiscover',
      'type: autoDiscover\n      # clientId: ""\n      # scope: "<SCOPE>"',
    );
    const workspace = opened(text);
    expect(choose(workspace, 'xOAuth2')).toMatchObject({ ok: true, restored: [] });
    expect(workspace.snapshot.text).toContain('# clientId: ""\n');
  });
});

const sources = [
  '"FAKE"',
  "'FAKE'",
  'FAKE',
  'FAKE with words',
  'FAKE#{',
  '"a\\u0041 }"',
  "'''FAKE'''",
  "'''\n      FAKE\n        in\n\n      lines\n      '''",
  "\n      '''\n      FAKE\n   left\n      }\n      '''",
  '{\n        a: "FAKE" # b\n\n        c: [1, 2]\n      }',
  '[ "FAKE", 1 ]',
  '5',
];
const fields = options.filter(({ requires }) => requires);

it('any value of any field survives the way into a comment and back byte by byte, and a secret stays hidden', () => {
  const random = new Random(85);
  let [kept, back] = [0, 0];
  for (let run = fuzzCount(300); run > 0; run--) {
    const value = random.pick(['autoDiscover', 'xOAuth2']);
    const chosen = fields.filter(({ requires }) => requires?.value === value && random.chance(70));
    const comma = random.chance(20) ? ',' : '';
    const line = (option: (typeof fields)[number]) => {
      const { path, kind } = option;
      const source = random.pick(sources).replaceAll('FAKE', kind === 'secret' ? 'planted' : 'FAKE');
      const needsNone = comma === '' || !/["'\]}5]$/.test(source) || source.includes('\n');
      return `      ${path.at(-1)}: ${source}${needsNone ? '' : comma}${random.chance(20) && /["'\]}]$/.test(source) ? ' // why' : ''}`;
    };
    const eol = random.pick(['\n', '\r\n']);
    const text = `{\n  smtpAuth: {\n    mechanism: {\n      type: "${value}"${comma}\n      // note\n${chosen
      .map(line)
      .join('\n')}\n    }\n  }\n}\n`.replaceAll('\n', eol);
    const workspace = opened(text);
    if (workspace.snapshot.document.errors.length > 0) continue;
    const there = choose(workspace, value === 'xOAuth2' ? 'autoDiscover' : 'xOAuth2');
    expect(there.ok && there.setAside.length, text).toBe(chosen.length);
    kept += chosen.length;
    const { snapshot } = workspace;
    const secrets = secretRanges(snapshot.document);
    const isHidden = (at: number) => secrets.some(({ start, end }) => start <= at && at < end);
    for (const { index } of snapshot.text.matchAll(/planted/g)) expect(isHidden(index), snapshot.text).toBe(true);
    const here = choose(workspace, value);
    if (!here.ok || here.restored.length < chosen.length) continue;
    back++;
    expect(workspace.snapshot.text).toBe(text);
  }
  expect(kept).toBeGreaterThan(fuzzCount(300) / 2);
  expect(back).toBeGreaterThan(fuzzCount(300) / 8);
});
