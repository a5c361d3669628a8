import fc from 'fast-check';
import { fromPlain, parseHjson } from 'hjson-document';
import { configTexts } from 'hjson-document/testing/hjsonTexts';
import { applyEdits, type TextEdit, textRange } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it, test } from 'vitest';
import { options } from '../../../../config/index.ts';
import type { Writer } from '../../../../masking/index.ts';
import { secretRanges, withShown } from '../../../../secrets/index.ts';
import { createWorkspace, type Workspace } from '../../../../workspace/index.ts';
import { type Binding, bindBuffer, type TextBuffer } from './binding.ts';

/** A buffer that a test types into; scheduled tasks run after the keystroke, as in a browser. */
class StringBuffer implements TextBuffer {
  text = '';
  caret = 0;
  writes: TextEdit[][] = [];
  replacements = 0;
  #listener: Parameters<TextBuffer['onUserEdit']>[0] = () => {};
  #tasks: (() => void)[] = [];

  read() {
    return this.text;
  }

  write(edits: readonly TextEdit[], moved: (caret: number) => number) {
    this.caret = moved(this.caret);
    this.writes.push([...edits]);
    this.text = applyEdits(this.text, edits);
  }

  replace(text: string) {
    this.replacements++;
    this.text = text;
  }

  onUserEdit(listener: Parameters<TextBuffer['onUserEdit']>[0]) {
    this.#listener = listener;
    return () => {};
  }

  schedule = (task: () => void) => {
    this.#tasks.push(task);
  };

  type(start: number, end: number, newText: string, by: Writer = 'command') {
    const edits = [{ range: textRange(start, end), newText }];
    this.text = applyEdits(this.text, edits);
    this.#listener(edits, by);
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) task();
  }

  /** Replaces the first occurrence of a text on the screen. */
  replaceText(search: string, newText: string) {
    const start = this.text.indexOf(search);
    expect(start).toBeGreaterThanOrEqual(0);
    this.type(start, start + search.length, newText);
  }

  get dotted() {
    return this.text.replace(/•[\ufe00-\ufe0b]{19}•{7}[\ufe08-\ufe0d]/g, '•');
  }
}

function bound(text: string): { buffer: StringBuffer; workspace: Workspace; binding: Binding; refusals: () => number } {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  const buffer = new StringBuffer();
  let refused = 0;
  const binding = bindBuffer(buffer, workspace, {
    originOf: () => ({ view: 'hjson', label: 'Edit' }),
    schedule: buffer.schedule,
    random: new Random(84).bytes,
    onRefused: () => {
      refused++;
    },
  });
  return { buffer, workspace, binding, refusals: () => refused };
}

const text = 'baseUrl: https://x\nencryptionKey: fake-key-0\nsmtpPort: 587\n';
const form = { view: 'form', label: 'Change' } as const;

describe('between the buffer and the workspace', () => {
  it('typing reaches the workspace, and is not echoed', () => {
    const { buffer, workspace } = bound(text);
    buffer.replaceText('587', '25');
    expect(workspace.snapshot.text).toBe(text.replace('587', '25'));
    expect(buffer.writes).toEqual([]);
  });

  it('a change in the form arrives as a minimal edit', () => {
    const { buffer, workspace } = bound(text);
    const at = text.indexOf('587');
    workspace.apply([{ range: textRange(at, at + 3), newText: '2525' }], form);
    const shown = buffer.text.indexOf('2525');
    expect(buffer.writes).toEqual([[{ range: textRange(shown, shown + 3), newText: '2525' }]]);
    expect(buffer.dotted).toBe('baseUrl: https://x\nencryptionKey: •\nsmtpPort: 2525\n');
    expect(buffer.replacements).toBe(1);
  });

  it('undo reverts typing and changes of the form', () => {
    const { buffer, workspace } = bound(text);
    buffer.replaceText('587', '25');
    const at = workspace.snapshot.text.indexOf('https');
    workspace.apply([{ range: textRange(at, at + 5), newText: 'http' }], form);
    workspace.undo();
    workspace.undo();
    expect(workspace.snapshot.text).toBe(text);
    expect(buffer.dotted).toBe('baseUrl: https://x\nencryptionKey: •\nsmtpPort: 587\n');
  });

  it('another document replaces the text, with its line ends', () => {
    const { buffer, workspace } = bound(text);
    workspace.open({ name: 'other.json', text: 'a: 1\r\nb: 2\r\n' });
    expect(buffer.text).toBe('a: 1\r\nb: 2\r\n');
    expect(buffer.replacements).toBe(2);
  });
});

describe('secrets on the way', () => {
  it('are not in the buffer', () => {
    expect(bound(text).buffer.text).not.toContain('fake-key');
  });

  it('are shown if they are only unknown, once that is asked for, also after edits', () => {
    const { buffer, workspace } = bound('a: one\nb: two\napiToken: FAKE-token\n');
    expect(buffer.dotted).toBe('a: •\nb: •\napiToken: •\n');
    workspace.showUnknown(['a']);
    expect(buffer.dotted).toBe('a: one\nb: •\napiToken: •\n');
    workspace.apply([{ range: textRange(0, 0), newText: 'c: three\n' }], form);
    expect(buffer.dotted).toBe('c: •\na: one\nb: •\napiToken: •\n');
    workspace.showUnknown('all');
    expect(buffer.dotted).toBe('c: three\na: one\nb: two\napiToken: •\n');
    workspace.open({ name: 'other.json', text: 'a: one\n' });
    expect(buffer.dotted).toBe('a: •\n');
    workspace.undo();
    expect(buffer.dotted).toBe('c: •\na: •\nb: •\napiToken: •\n');
  });

  it('are shown if they were only unknown, once it is known what they are', () => {
    const { buffer, workspace, binding } = bound('{\n  basUrl: "x.test"\n  smtpPort 587\n  note: "y"\n}\n');
    expect(buffer.dotted).toBe(
      '{\n  basUrl: "x.test"\n  smtpPort 587\n  note: "y"\n}\n'.replace(/".\.?\w*"|587/g, '•'),
    );
    buffer.type(buffer.text.indexOf('Url'), buffer.text.indexOf('Url'), 'e');
    buffer.type(buffer.text.indexOf('smtpPort') + 8, buffer.text.indexOf('smtpPort') + 8, ':');
    binding.moveCarets([0]);
    buffer.type(0, 0, ' ');
    expect(workspace.snapshot.document.damage).toEqual([]);
    expect(buffer.dotted).toBe(' {\n  baseUrl: "x.test"\n  smtpPort: 587\n  note: •\n}\n');
  });

  it('are shown with what cannot be read, once that is asked for, unless they are secrets', () => {
    const { buffer, workspace } = bound('{\n  baseUrl "x.test"\n  encryptionKey "FAKE"\n}\n');
    expect(buffer.dotted).toBe('{\n  baseUrl "•"\n  encryptionKey •\n}\n');
    workspace.showDamage();
    expect(buffer.dotted).toBe('{\n  baseUrl "x.test"\n  encryptionKey •\n}\n');
  });

  it('cannot be torn: the edit is reverted', () => {
    const { buffer, workspace, refusals } = bound(text);
    const before = buffer.text;
    const inside = buffer.text.indexOf('•') + 2;
    buffer.type(inside, inside, 'x');
    expect(refusals()).toBe(1);
    expect(buffer.text).toBe(before);
    expect(workspace.snapshot.text).toBe(text);
  });

  it('can be removed with their line', () => {
    const { buffer, workspace } = bound(text);
    const start = buffer.text.indexOf('encryptionKey');
    buffer.type(start, buffer.text.indexOf('smtpPort'), '');
    expect(workspace.snapshot.text).toBe('baseUrl: https://x\nsmtpPort: 587\n');
  });

  it('are visible while they are typed, and hidden when the caret leaves', () => {
    const { buffer, binding, workspace } = bound('smtpPort: 1\n');
    const keys = 'encryptionKey: fake';
    [...keys].forEach((key, index) => {
      buffer.type(12 + index, 12 + index, key);
      binding.moveCarets([12 + index + 1]);
    });
    expect(workspace.snapshot.text).toBe(`smtpPort: 1\n${keys}`);
    expect(buffer.text).toBe(`smtpPort: 1\n${keys}`);
    binding.moveCarets([3]);
    buffer.type(0, 0, ' ');
    expect(buffer.dotted).toBe(' smtpPort: 1\nencryptionKey: •');
  });

  it('are hidden when undo brings them back to where the caret is', () => {
    const { buffer, binding, workspace } = bound(text);
    const line = buffer.text.indexOf('encryptionKey');
    buffer.type(line, buffer.text.indexOf('smtpPort'), '');
    binding.moveCarets([line]);
    workspace.undo();
    expect(buffer.dotted).toBe('baseUrl: https://x\nencryptionKey: •\nsmtpPort: 587\n');
  });

  it('are hidden when redo moves their line once more', () => {
    const { buffer, binding, workspace } = bound(text);
    const line = buffer.text.indexOf('encryptionKey');
    const secret = buffer.text.slice(line, buffer.text.indexOf('smtpPort'));
    buffer.replaceText(`${secret}smtpPort: 587\n`, `smtpPort: 587\n${secret}`);
    binding.moveCarets([buffer.text.length - 1]);
    workspace.undo();
    workspace.redo();
    expect(buffer.dotted).toBe('baseUrl: https://x\nsmtpPort: 587\nencryptionKey: •\n');
  });

  it('stay hidden while their key is renamed and while the text is broken', () => {
    const { buffer, workspace } = bound(text);
    buffer.replaceText('encryptionKey', 'encrypt');
    expect(buffer.dotted).toContain('encrypt: •');
    buffer.replaceText('baseUrl:', '{{[');
    expect(buffer.text).not.toContain('fake-key');
    expect(workspace.snapshot.text).toContain('fake-key-0');
  });

  it('are revealed on request, follow edits, and are hidden again', () => {
    const { buffer, binding, workspace } = bound(text);
    const at = text.indexOf('fake-key-0');
    binding.reveal({ shown: [textRange(at, at + 10)] });
    expect(buffer.text).toBe(text);
    buffer.replaceText('fake-key-0', 'fake-key-12');
    expect(buffer.text).toContain('fake-key-12');
    binding.reveal({ shown: [], visited: [] });
    expect(buffer.dotted).toBe('baseUrl: https://x\nencryptionKey: •\nsmtpPort: 587\n');
    expect(workspace.snapshot.text).toContain('fake-key-12');
  });

  it('are hidden in comments, in addresses and where they are repeated', () => {
    const { buffer } = bound(
      '# oidcClientSecret: fake-old\n# it is fake-key-0 now\nencryptionKey: fake-key-0\nsupportPageUrl: https://u:fake-pw@h/\n',
    );
    expect(buffer.dotted).toBe(
      '# oidcClientSecret: •\n# it is • now\nencryptionKey: •\nsupportPageUrl: https://u:•@h/\n',
    );
  });

  it('leave the rest of a connection string readable and editable', () => {
    const { buffer, workspace } = bound('pgConnStr: "postgres://review:fake-pw@db/review"\n');
    expect(buffer.dotted).toBe('pgConnStr: "postgres://review:•@db/review"\n');
    buffer.replaceText('@db', '@db.example.com');
    expect(workspace.snapshot.text).toBe('pgConnStr: "postgres://review:fake-pw@db.example.com/review"\n');
    workspace.setOption(['pgConnStr'], 'postgres://review:fa/ke-pw@db', { view: 'form', label: 'Change' });
    expect(buffer.dotted).toBe('pgConnStr: •\n');
    workspace.setOption(['pgConnStr'], 'host=db password=fake-pw2', { view: 'form', label: 'Change' });
    expect(buffer.dotted).toBe('pgConnStr: "host=db password=•"\n');
  });

  it('a pasted configuration shows none of its secrets', () => {
    const { buffer, binding } = bound('');
    buffer.type(0, 0, text);
    binding.moveCarets([text.length]);
    buffer.type(buffer.text.length, buffer.text.length, '#');
    expect(buffer.text).not.toContain('fake-key');
  });
});

describe('for any edits from either side', () => {
  const piece = fc.constantFrom(
    'a: 1\n',
    'encryptionKey: ',
    'fake-key',
    '"',
    '\n',
    '{',
    '}',
    '# ',
    'password: x\n',
    ' ',
  );
  const step = fc.record({
    own: fc.boolean(),
    start: fc.nat(200),
    length: fc.nat(20),
    text: piece,
    undo: fc.boolean(),
  });

  it('both have the same text, and no placeholder becomes text', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { buffer, workspace, binding } = bound(text);
        for (const { own, start, length, text: newText, undo } of steps) {
          if (undo) workspace.undo();
          else if (own) {
            const from = start % (buffer.text.length + 1);
            buffer.type(from, Math.min(buffer.text.length, from + length), newText);
          } else {
            const from = start % (workspace.snapshot.text.length + 1);
            const end = Math.min(workspace.snapshot.text.length, from + length);
            workspace.apply([{ range: textRange(from, end), newText }], form);
          }
          expect(binding.view.source).toBe(workspace.snapshot.text);
          expect(binding.view.text).toBe(buffer.text);
          expect(workspace.snapshot.text).not.toMatch(/•[\ufe00-\ufe0d]/);
        }
      }),
      { numRuns: fuzzCount(200), seed: 23 },
    );
  });
});

test('whatever the form writes, the buffer equals the view, and every secret is hidden', () => {
  const random = new Random(81);
  let secrets = 0;
  const written = ['x', '', 'fake-key-0', 'https://user:fake@x.test', 'two\nlines', 587, false, '# note', 'a "b"'];
  for (const opened of configTexts(fuzzCount(200), 82)) {
    const { buffer, workspace, binding } = bound(opened);
    for (let round = 0; round < 6; round++) {
      const { path } = random.pick(options);
      workspace.setOption(path, fromPlain(random.pick(written)), form);
      const { document } = workspace.snapshot;
      expect(buffer.text).toBe(binding.view.text);
      expect(binding.view.source).toBe(document.text);
      const hidden = binding.view.masks.map(({ sourceRange }) => sourceRange);
      for (const range of secretRanges(withShown(parseHjson(document.text), { mistyped: true }))) {
        secrets++;
        const isHidden = hidden.some(({ start, end }) => start <= range.start && range.end <= end);
        expect(isHidden, `${document.text} ${range.start}`).toBe(true);
      }
    }
  }
  expect(secrets).toBeGreaterThan(fuzzCount(100));
});

test('a secret that could not be read can be read after no edit, undo, redo or move of its line, wherever the caret is', () => {
  const random = new Random(83);
  const opened = '{\n# was encryptionKey: fake-0\nbaseUrl: x\nencryptionKey: fake-1\n\noidcClientSecret: "fake-2"\n}\n';
  const words = ['fake-0', 'fake-1', 'fake-2'];
  let hidden = 0;
  for (let walk = 0; walk < fuzzCount(60); walk++) {
    const { buffer, workspace, binding } = bound(opened);
    const lineAt = (offset: number) => buffer.text.lastIndexOf('\n', offset - 1) + 1;
    const lineEndAt = (offset: number) => buffer.text.indexOf('\n', offset) + 1 || buffer.text.length;
    const steps: readonly ((at: number) => void)[] = [
      (at) => buffer.type(at, at + random.below(3), random.pick(['x', '"', '#', '\n', ' ', ''])),
      (at) => buffer.type(lineAt(at), lineEndAt(at), ''),
      (at) => {
        const [start, middle] = [lineAt(at), lineEndAt(at)];
        const end = lineEndAt(middle);
        buffer.type(start, end, buffer.text.slice(middle, end) + buffer.text.slice(start, middle));
      },
      (at) => binding.moveCarets([at]),
      () => workspace.undo(),
      () => workspace.redo(),
      () => {
        // To the border of a secret, where a caret may be said to type it.
        const borders = binding.view.masks.flatMap(({ viewRange }) => [viewRange.start, viewRange.end]);
        binding.moveCarets([random.pick([0, ...borders])]);
        workspace.undo();
        workspace.redo();
      },
    ];
    for (let step = 0; step < 20; step++) {
      const before = buffer.text;
      random.pick(steps)(random.below(buffer.text.length));
      const secrets = secretRanges(workspace.snapshot.document);
      const { text: source } = workspace.snapshot;
      for (const word of words) {
        const at = source.indexOf(word);
        if (at < 0 || before.includes(word) || !secrets.some(({ start, end }) => start <= at && at < end)) continue;
        hidden++;
        expect(buffer.text, `walk ${walk}, step ${step}: ${source}`).not.toContain(word);
      }
    }
  }
  expect(hidden).toBeGreaterThan(fuzzCount(1000));
});
