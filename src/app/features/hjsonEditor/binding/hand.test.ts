import {
  applyEdits,
  intersects,
  mapPosition,
  mergeRanges,
  type TextEdit,
  type TextRange,
  textRange,
} from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { type MaskedView, toSource, toView } from '../../../../masking/index.ts';
import { secretRanges } from '../../../../secrets/index.ts';
import { type EditingKey, type KeyScript, keyScripts, type Step } from '../../../../testing/keyScripts.ts';
import { createWorkspace } from '../../../../workspace/index.ts';
import { type Binding, bindBuffer, type TextBuffer } from './binding.ts';
import { createTypingSession } from './typingSession.ts';

type Key = EditingKey | string | Extract<Step, { kind: 'replaceAll' }>;

type Stroke =
  | { readonly kind: 'write'; readonly edits: readonly TextEdit[]; readonly caret: number }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'undo' | 'redo' };

const { bytes: random } = new Random(43);

/** A hand at a text area: what its keys mean depends on the shown text and the caret alone, as in a browser. */
class Hand implements TextBuffer {
  readonly workspace = createWorkspace();
  readonly binding: Binding;
  text = '';
  caret = 0;
  refusals = 0;
  #listener: Parameters<TextBuffer['onUserEdit']>[0] = () => {};
  readonly #tasks: (() => void)[] = [];

  constructor(text: string, hidesSecrets: boolean) {
    this.workspace.open({ name: 'config.json', text });
    const runs = createTypingSession(() => 0);
    this.binding = bindBuffer(this, this.workspace, {
      originOf: (edits) => {
        const mergeKey = runs.keyFor(edits);
        return { view: 'hjson', label: 'Edit', ...(mergeKey ? { mergeKey } : {}) };
      },
      schedule: (task) => this.#tasks.push(task),
      random,
      onRefused: () => this.refusals++,
      onOutsideChange: (_, end) => {
        runs.end();
        this.caret = end;
      },
    });
    if (!hidesSecrets) this.binding.reveal({ all: true });
  }

  read() {
    return this.text;
  }

  write(edits: readonly TextEdit[], moved: (caret: number) => number) {
    this.text = applyEdits(this.text, edits);
    this.caret = moved(this.caret);
  }

  replace(text: string) {
    this.text = text;
    this.caret = 0;
  }

  onUserEdit(listener: Parameters<TextBuffer['onUserEdit']>[0]) {
    this.#listener = listener;
    return () => {};
  }

  get view(): MaskedView {
    return this.binding.view;
  }

  get source(): string {
    return this.workspace.snapshot.text;
  }

  get caretInSource(): number {
    return toSource(this.view, this.caret);
  }

  /** What one key does here. */
  strokeOf(key: Key): Stroke {
    const { text, caret } = this;
    if (typeof key !== 'string') {
      const edits = [...text.matchAll(new RegExp(key.find, 'gi'))].map(({ 0: found, index }) => ({
        range: textRange(index, index + found.length),
        newText: key.text.replace(/\r?\n/g, this.view.lineEnd),
      }));
      return { kind: 'write', edits, caret: mapPosition(caret, edits, 'after') };
    }
    const write = (range: TextRange, newText: string): Stroke => ({
      kind: 'write',
      edits: range.start < range.end || newText !== '' ? [{ range, newText }] : [],
      caret: range.start + newText.length,
    });
    const start = text.lastIndexOf('\n', caret - 1) + 1;
    const end = caret + text.slice(caret).search(/[\r\n]|$/);
    const left = caret - (/(?:\r\n|[\ud800-\udbff][\udc00-\udfff]|.)$/s.exec(text.slice(0, caret))?.[0].length ?? 0);
    const right = caret + (/^(?:\r\n|[\ud800-\udbff][\udc00-\udfff]|.)/s.exec(text.slice(caret))?.[0].length ?? 0);
    const indentation = /^[\t ]*/.exec(text.slice(start, caret))?.[0] ?? '';
    switch (key) {
      case 'Undo':
        return { kind: 'undo' };
      case 'Redo':
        return { kind: 'redo' };
      case 'Home':
        return { kind: 'move', to: start };
      case 'End':
        return { kind: 'move', to: end };
      case 'ArrowLeft':
        return { kind: 'move', to: left };
      case 'ArrowRight':
        return { kind: 'move', to: right };
      case 'Backspace':
        return write(textRange(left, caret), '');
      case 'Delete':
        return write(textRange(caret, right), '');
      case 'Enter':
        return write(textRange(caret, caret), this.view.lineEnd + indentation);
      case 'InsertLine':
        return write(textRange(end, end), this.view.lineEnd + indentation);
      default:
        return write(textRange(caret, caret), key.replace(/\r?\n/g, this.view.lineEnd));
    }
  }

  /** True for a key that would go into a placeholder or delete a part of one. */
  entersSecret(key: Key): boolean {
    return this.#isInSecret(this.strokeOf(key), 'viewRange');
  }

  /** The same for the stroke of a hand at the source. */
  wouldEnterSecret(stroke: Stroke): boolean {
    return this.#isInSecret(stroke, 'sourceRange');
  }

  #isInSecret(stroke: Stroke, side: 'viewRange' | 'sourceRange'): boolean {
    const secrets = this.view.masks.filter(({ kind }) => kind === 'secret').map((mask) => mask[side]);
    if (stroke.kind === 'move') return secrets.some(({ start, end }) => start < stroke.to && stroke.to < end);
    if (stroke.kind !== 'write') return false;
    return stroke.edits.some(({ range }) => secrets.some((secret) => intersects(range, secret)));
  }

  press(key: Key): void {
    const stroke = this.strokeOf(key);
    if (stroke.kind === 'write') {
      if (stroke.edits.length === 0) return;
      this.#write(stroke.edits, stroke.caret);
    } else if (stroke.kind === 'move') {
      this.caret = stroke.to;
    } else {
      this.workspace[stroke.kind]();
    }
    this.binding.moveCarets([this.caret]);
    this.#runTasks();
  }

  deleteLine(): void {
    const { text, caret } = this;
    const start = text.lastIndexOf('\n', caret - 1) + 1;
    this.#write([{ range: textRange(start, text.indexOf('\n', caret) + 1), newText: '' }], start);
    this.#runTasks();
  }

  /** Ends each visit, as the pane does when it loses the focus. */
  leave(): void {
    this.binding.reveal({ shown: [], visited: [] });
  }

  place(offset: number): void {
    this.caret = offset;
    this.binding.moveCarets([offset]);
    this.#runTasks();
  }

  #write(edits: readonly TextEdit[], caret: number) {
    this.text = applyEdits(this.text, edits);
    this.caret = caret;
    this.#listener(edits, 'hand');
    this.binding.moveCarets([this.caret]);
  }

  #runTasks() {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) task();
  }
}

function keysOf(step: Step, { view }: Hand): readonly Key[] {
  if (step.kind === 'type') return [...step.text];
  if (step.kind === 'replaceAll') return [step];
  if (step.kind === 'key') return [step.key];
  if (step.kind === 'paste') return [step.text];
  const masks = view.masks.filter(({ kind }) => kind === 'secret');
  return masks.length === 0 ? [] : [masks[step.secret % masks.length]?.placeholder ?? ''];
}

/** The keys of some steps, each made when it is pressed. */
function* everyKey(steps: readonly Step[], hand: Hand): Generator<Key> {
  for (const step of steps) yield* keysOf(step, hand);
}

/** The planted words of secrets that are hidden when a text is opened, and nowhere shown; what is only unknown may become known. */
function hiddenWords({ view, text }: Hand): readonly string[] {
  const wordsIn = (wanted: boolean) =>
    view.masks
      .filter(({ isUnproven }) => isUnproven === wanted)
      .flatMap(
        ({ sourceRange: { start, end } }) => view.source.slice(start, end).match(/fake-[\w-]+|zebraquilt/g) ?? [],
      );
  const unknown = wordsIn(true);
  return wordsIn(false).filter((word) => !text.includes(word) && !unknown.includes(word));
}

/** Runs a script with and without secrets hidden; undefined if both wrote the same, or what was wrong. */
function difference({ text, place, steps }: KeyScript): string | undefined {
  const masked = new Hand(text, true);
  const plain = new Hand(text, false);
  const words = hiddenWords(masked);
  masked.place(placeOutside(masked, place));
  plain.place(masked.caretInSource);
  const pressed: Key[] = [];
  for (const key of everyKey(steps, masked)) {
    if (masked.entersSecret(key) || masked.wouldEnterSecret(plain.strokeOf(key))) continue;
    const before = masked.text;
    masked.press(key);
    plain.press(key);
    pressed.push(key);
    const at = `after ${JSON.stringify(pressed)} in ${JSON.stringify(text)}: ${JSON.stringify(before)}`;
    if (masked.refusals > 0) return `refused ${at}`;
    if (masked.source !== plain.source)
      return `${at}\n${JSON.stringify(masked.source)}\n${JSON.stringify(plain.source)}`;
    if (masked.text !== masked.view.text || masked.view.source !== masked.source) return `out of step ${at}`;
    const shown = words.find((word) => masked.text.includes(word));
    if (shown) return `${shown} is shown ${at}\n${JSON.stringify(masked.text)}`;
    if (masked.caretInSource !== plain.caret) {
      const isHidden = toView(masked.view, plain.caret, 'end') === masked.caret;
      if (!isHidden || (key !== 'Undo' && key !== 'Redo')) return `caret ${masked.caretInSource}, ${plain.caret} ${at}`;
      plain.place(masked.caretInSource);
    }
  }
  masked.leave();
  const hidden = mergeRanges(
    masked.view.masks.map(({ sourceRange }) => sourceRange),
    'touching',
  );
  for (const { start, end } of secretRanges(masked.workspace.snapshot.document)) {
    if (start < end && !hidden.some((range) => range.start <= start && end <= range.end))
      return `${start}-${end} ${JSON.stringify(masked.source.slice(start, end))} is not hidden in ${JSON.stringify(masked.source)} ${JSON.stringify(hidden)}`;
  }
  return undefined;
}

function placeOutside({ text, view }: Hand, fraction: number): number {
  const places = Array.from({ length: text.length + 1 }, (_, offset) => offset).filter(
    (offset) =>
      text.slice(offset - 1, offset + 1) !== '\r\n' &&
      !/[\udc00-\udfff]/.test(text[offset] ?? '') &&
      !view.masks.some(({ viewRange }) => viewRange.start < offset && offset < viewRange.end),
  );
  return places[Math.floor(fraction * places.length)] ?? 0;
}

/** A hand at a text with secrets hidden, its caret at the «|» of the text. */
function handAt(marked: string): Hand {
  const offset = marked.indexOf('|');
  const hand = new Hand(marked.replace('|', ''), true);
  hand.place(toView(hand.view, offset, 'end'));
  return hand;
}

/** The shown text, a dot for each placeholder. */
function shown({ text }: Hand): string {
  return text.replace(/•[\ufe00-\ufe0b]{19}•{5}(\s*)••[\ufe08-\ufe0d]/g, '•$1');
}

describe('what is typed with secrets hidden is what is written', () => {
  const connection = 'pgConnStr: "postgres://review:pw-one-77@db.example.com/review';
  const keywords = 'pgConnStr: "host=h user=review password=pw-one-77 dbname=r';
  /** The text around the caret, and what is typed there. */
  const typed: readonly [name: string, text: string, keys: string][] = [
    ['a secret of several words', '|', 'oidcClientSecret: correct horse battery'],
    ['a key that is named like a secret', '|', 'apiToken: two words more'],
    ['a comment with a password', '|', '# password: tulip garden until spring'],
    ['quotes in quotes', '|', `oidcClientSecret: 'a "b"'`],
    ['quotes and brackets', '|', `oidcClientSecret: 'say "hi" {now}'`],
    ['an address with a password', '|', 'baseUrl: https://ada:word@h.example/path and more'],
    ['a connection string', '|', `${connection}?sslmode=verify-full"`],
    ['keywords of a connection', '|', `${keywords} sslmode=verify-full"`],
    ['a comment behind a secret', 'oidcClientSecret: "old-one-77"|', ' # changed by Ada on Monday'],
    ['a comment behind a password', 'smtpAuth: {\npassword: "old-one-77"|\n}', ' // valid until June 2027'],
    ['a comment behind a connection string', `${connection}"|`, ' # primary node only'],
    ['a parameter before the closing quote', `${connection}|"`, '?sslmode=verify-full'],
    ['a keyword before the closing quote', `${keywords}|"`, ' sslmode=verify-full'],
    ['more words of a secret', 'oidcClientSecret: old|', ' more words here'],
    ['a sign directly behind a secret', 'oidcClientSecret: old|', '#2'],
    ['a word directly before a secret', 'oidcClientSecret: |old', 'very'],
  ];
  it.each(typed)('%s', (_, text, keys) => {
    const hand = handAt(text);
    for (const key of keys) hand.press(key);
    expect(hand.source).toBe(text.replace('|', keys));
    expect(shown(hand)).toContain(keys);
    hand.leave();
    expect(hand.source).toBe(text.replace('|', keys));
  });

  it('a paste behind a secret', () => {
    const hand = handAt('oidcClientSecret: old|');
    hand.press(' more words here');
    expect(hand.source).toBe('oidcClientSecret: old more words here');
    expect(shown(hand)).toBe('oidcClientSecret: • more words here');
  });

  it(
    'by any script of keys, byte for byte as with secrets shown',
    () => {
      const seed = Number(process.env.HAND_SEED ?? 41);
      let count = 0;
      for (const script of keyScripts(fuzzCount(5000), seed)) {
        count++;
        expect(difference(script), `script ${count} of seed ${seed}`).toBeUndefined();
      }
    },
    longTest.timeout,
  );
});

describe('what is hidden', () => {
  const secret = 'oidcClientSecret: word-77';

  it('does not change while the caret stays in the member', () => {
    const hand = handAt(`${secret}\nbaseUrl: |\nmailFrom: word-78`);
    for (const key of '"https://ada:word-79') hand.press(key);
    expect(shown(hand)).toBe('oidcClientSecret: •\nbaseUrl: "https://ada:word-79\nmailFrom: word-78');
  });

  it('is what was typed, as soon as the caret has left its member', () => {
    const hand = handAt('{ oidcClientSecret: |, smtpPort: 587 }');
    for (const key of '"word-77"') hand.press(key);
    expect(shown(hand)).toBe('{ oidcClientSecret: "word-77", smtpPort: 587 }');
    hand.place(hand.text.indexOf('587'));
    expect(shown(hand)).toBe('{ oidcClientSecret: •, smtpPort: 587 }');
  });

  it('is a line that Enter has ended, and not the next one', () => {
    const hand = handAt('|');
    for (const key of [...'oidcClientSecret: word-77', 'Enter', ...'apiToken: word-78']) hand.press(key);
    expect(shown(hand)).toBe('oidcClientSecret: •\napiToken: word-78');
  });

  it('is what was typed in a text of several lines, but in the line of the caret', () => {
    const hand = handAt('|');
    for (const key of [..."oidcClientSecret: '''word-77", 'Enter', ...'word-78']) hand.press(key);
    expect(shown(hand)).not.toContain('word-77');
    expect(shown(hand)).toContain('word-78');
  });

  it('is a pasted member that is not under the caret, at once', () => {
    const hand = handAt('|');
    hand.press(`{ ${secret}\n  encryptionKey: "word-78", smtpPort: 587`);
    expect(shown(hand)).toBe('{ oidcClientSecret: •\n  encryptionKey: •, smtpPort: 587');
  });

  it('is what no key wrote, at once', () => {
    const hand = handAt('smtpPort: 587\noidcClientSecret: |');
    for (const key of [...'word-77', 'Undo', 'Redo']) hand.press(key);
    expect(shown(hand)).toBe('smtpPort: 587\noidcClientSecret: •');
    hand.press('8');
    expect(hand.source).toBe('smtpPort: 587\noidcClientSecret: word-778');
  });

  it('stays hidden while its key is renamed, and after', () => {
    const hand = handAt(`oidc|${secret.slice(4)}`);
    for (const key of ['x', 'Home', 'y', 'End']) hand.press(key);
    hand.leave();
    expect(shown(hand)).toBe('yoidcxClientSecret: •');
  });

  it('stays hidden when undo brings its line back under another key', () => {
    const hand = handAt('smtpPort: 587\noidcClientSecret|: word-77\n');
    for (const key of [...Array(16).fill('Backspace'), ...'note']) hand.press(key);
    hand.deleteLine();
    hand.press('Undo');
    expect(shown(hand)).toBe('smtpPort: 587\nnote: •\n');
    hand.press('Redo');
    hand.press('Undo');
    expect(shown(hand)).toBe('smtpPort: 587\nnote: •\n');
  });

  it('keeps the caret at its place in the source', () => {
    const hand = handAt('# password: |');
    for (const key of 'word-77') hand.press(key);
    hand.leave();
    expect(shown(hand)).toBe('# password: •');
    expect(hand.caret).toBe(hand.text.length);
  });
});

describe('a mask in what is brought in is text', () => {
  const text = 'organisationName: Visible\noidcClientSecret: word-77\nencryptionKey: word-78\n';
  const maskOf = ({ view }: Hand, index = 0) => view.masks[index]?.placeholder ?? '';
  const occurrences = ({ source }: Hand, word: string) => source.split(word).length - 1;

  const places: readonly [string, string][] = [
    ['behind a value', text.replace('Visible', 'Visible|')],
    ['in a comment', `# was: |\n${text}`],
    ['in a string', `supportPageUrl: "https://e.example/?x=|"\n${text}`],
    ['beside its secret', text.replace('word-77', 'word-77|')],
    ['in an empty line', `${text}|`],
  ];
  it.each(places)('pasted %s', (_, marked) => {
    const hand = handAt(marked);
    const mask = maskOf(hand);
    hand.press(mask);
    hand.leave();
    expect(hand.source).toBe(marked.replace('|', mask));
    expect(hand.refusals).toBe(0);
    expect(occurrences(hand, 'word-77')).toBe(1);
  });

  it('pasted once more, it is text once more, and the line can be deleted', () => {
    const hand = handAt(text.replace('Visible', 'Visible|'));
    const mask = maskOf(hand);
    for (let round = 0; round < 2; round++) hand.press(mask);
    const third = maskOf(hand);
    hand.press(third);
    expect(hand.source).toContain(`organisationName: Visible${mask}${mask}${third}\n`);
    expect(occurrences(hand, 'word-77')).toBe(1);
    hand.deleteLine();
    expect(hand.source).toBe(text.slice(text.indexOf('oidc')));
  });

  it('looks different from a hidden secret', () => {
    const hand = handAt(text.replace('Visible', 'Visible|'));
    hand.press(maskOf(hand));
    const drawn = [...new Set(hand.view.masks.map(({ placeholder }) => placeholder[0]))];
    expect(hand.source).toContain('•');
    expect(drawn).toHaveLength(1);
    expect(hand.source).not.toContain(drawn[0]);
  });

  it('of another view of the same text, or of an older text', () => {
    const hand = handAt(text.replace('Visible', 'Visible|'));
    const other = maskOf(new Hand(text, true));
    const older = maskOf(hand);
    hand.press(other);
    expect(hand.source).toContain(`Visible${other}`);
    hand.workspace.open({ name: 'other.json', text });
    hand.place(hand.text.indexOf('Visible'));
    hand.press(older);
    expect(hand.source).toContain(`${older}Visible`);
    expect(occurrences(hand, 'word-77')).toBe(1);
  });
});
