import { equalValues, findNode, fromPlain, nodeValue } from 'hjson-document';
import type { TextRange, ValuePath } from 'source-text';
import { describe, expect, it } from 'vitest';
import { createWorkspace, type Workspace } from './workspace.ts';

/** How a text is written. */
interface Spelling {
  readonly name: string;
  readonly eol: string;
  readonly indent: string;
  readonly hasBraces: boolean;
  readonly colon: string;
  readonly quote: string;
  /** After each member. */
  readonly comma: string;
  readonly marker: string;
}

const usual: Spelling = {
  name: 'usual',
  eol: '\n',
  indent: '  ',
  hasBraces: true,
  colon: ': ',
  quote: '',
  comma: '',
  marker: '# ',
};
const spellings: readonly Spelling[] = [
  usual,
  { ...usual, name: 'without braces', hasBraces: false, indent: '' },
  { ...usual, name: 'CR LF, tabs and //', eol: '\r\n', indent: '\t', marker: '//' },
  { ...usual, name: 'like JSON', quote: '"', comma: ',' },
  { ...usual, name: 'commas, single quotes and wide colons', quote: "'", comma: ' ,', colon: ' :  ' },
];

/** A value as it is written, given what its lines after the first begin with, and another value of its option. */
interface Kind {
  readonly name: string;
  readonly path: ValuePath;
  readonly source: (indent: string, eol: string) => string;
  readonly other: unknown;
  /** True for a source that runs to the end of its line. */
  readonly isBare?: boolean;
  /** A value of another type, for which the page has a fix. */
  readonly faulty?: string;
}

const lines =
  (...all: readonly string[]) =>
  (indent: string, eol: string) =>
    all.join(eol + indent);
const kinds: readonly Kind[] = [
  {
    name: 'text in double quotes',
    path: ['organisationName'],
    source: () => '"a\\u0062"',
    other: 'x # y',
    faulty: '42',
  },
  { name: 'text in single quotes', path: ['organisationName'], source: () => "'a b'", other: "it's", faulty: 'true' },
  { name: 'text without quotes', path: ['organisationName'], source: () => 'a b', other: 'c', isBare: true },
  { name: "a ''' text", path: ['organisationName'], source: lines("'''", 'a', '  b', "'''"), other: 'c\nd' },
  { name: 'a secret', path: ['encryptionKey'], source: () => '"planted"', other: 'planted too' },
  { name: 'a number', path: ['smtpPort'], source: () => '5.870e2', other: 25, faulty: '"587"' },
  { name: 'a switch', path: ['supportCustomMailServer'], source: () => 'true', other: false, faulty: '"true"' },
  {
    name: 'an object with comments',
    path: ['gatewayOAuth2'],
    source: lines('{', '  # of the client', "  clientId: 'a' // since May", '}'),
    other: { clientId: 'b' },
  },
  {
    name: 'a record of programs',
    path: ['gatewayOAuth2', 'endpointParams'],
    source: lines('{', '  # of the audience', `  audience: "'a'"`, '}'),
    other: { scope: "'x'" },
  },
  {
    name: 'one entry',
    path: ['gatewayOAuth2', 'endpointParams', 'a.b'],
    source: () => `"'a'"`,
    other: "'b'",
  },
  { name: 'an unknown key', path: ['extra'], source: () => '[1, { a: "b" }]', other: 'x' },
];

interface Example {
  readonly text: string;
  readonly note: TextRange;
  readonly key: TextRange;
  readonly value: TextRange;
  /** Its lines and those of its note, line ends included. */
  readonly all: TextRange;
}

/** A text in which the member is in the middle of its object, under a rule and with a note. */
function example(spelling: Spelling, kind: Kind, source: string): Example {
  const { eol, hasBraces, colon, quote, marker } = spelling;
  const comma = kind.isBare ? '' : spelling.comma;
  const parents = kind.path.slice(0, -1).map(String);
  const name = String(kind.path.at(-1));
  const unit = spelling.indent || '  ';
  const named = (key: string) => (quote === '' && !key.includes('.') ? key : `${quote || '"'}${key}${quote || '"'}`);
  let indent = hasBraces ? unit : '';
  let before = hasBraces ? `${marker}head${eol}{${eol}` : `${marker}head${eol}${eol}`;
  let behind = hasBraces ? `}${eol}${marker}end` : `${marker}end`;
  before += `${indent}${named('baseUrl')}${colon}"https://a.example.com"${spelling.comma} // of the address${eol}`;
  for (const parent of parents) {
    before += `${indent}${marker}of ${parent}${eol}${indent}${named(parent)}${colon}{${eol}`;
    behind = `${indent}}${spelling.comma}${eol}${behind}`;
    indent += unit;
  }
  before += `${indent}${marker}old: 5${eol}${indent}${marker}---- part ----${eol}`;
  const own = kind.source(indent, eol);
  const written = source === '' ? own : source;
  const note = `${indent}${marker}why${eol}${indent}${marker}and how${eol}`;
  const lead = `${indent}${named(name)}`;
  const line = `${lead}${colon}${written}${comma}${eol}`;
  behind = `${indent}${marker}of the next${eol}${indent}${named(parents.length > 0 ? 'zzz' : 'queryTimeOutMinutes')}${colon}${parents.length > 0 ? '"1"' : '20'} /* last */${eol}${behind}`;
  const start = before.length;
  const keyStart = start + note.length + indent.length;
  const valueStart = start + note.length + lead.length + colon.length;
  return {
    text: before + note + line + behind,
    note: { start: start + indent.length, end: start + note.length - eol.length },
    key: { start: keyStart, end: keyStart + named(name).length },
    value: { start: valueStart, end: valueStart + written.length },
    all: { start, end: start + note.length + line.length },
  };
}

/** Under a key that it does not know, hjson-go before 4.6 reads some values of other options differently. */
const canBeRenamed = ({ path, source }: Kind) =>
  path.length > 2 || path[0] === 'extra' || /^["']/.test(source('', '\n'));

const origin = { view: 'form', label: 'Edit' } as const;

function opened(text: string): Workspace {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
  expect(workspace.snapshot.document.errors).toEqual([]);
  return workspace;
}

/** The last change left everything outside these ranges unchanged. */
function expectOnly(workspace: Workspace, before: string, ranges: readonly TextRange[]): void {
  const edits = workspace.snapshot.lastChange?.edits ?? [];
  expect(edits).not.toEqual([]);
  const isInside = ({ start, end }: TextRange) => ranges.some((range) => range.start <= start && end <= range.end);
  expect(
    edits.filter(({ range }) => !isInside(range)).map(({ range }) => before.slice(range.start, range.end)),
  ).toEqual([]);
}

/** Undo and redo restore the bytes of before and after, and touch what the edit touched. */
function expectTravel(workspace: Workspace, before: string): void {
  const after = workspace.snapshot.text;
  const ranges = (workspace.snapshot.lastChange?.edits ?? []).map(({ range }) => range);
  workspace.undo();
  expect(workspace.snapshot.text).toBe(before);
  workspace.redo();
  expect(workspace.snapshot.text).toBe(after);
  expectOnly(workspace, before, ranges);
}

const without = (text: string, { start, end }: TextRange, newText = '') =>
  text.slice(0, start) + newText + text.slice(end);

describe.each(spellings)('in a text: $name', (spelling) => {
  describe.each(kinds)('$name', (kind) => {
    const { path } = kind;
    const { text, note, key, value, all } = example(spelling, kind, '');
    const other = fromPlain(kind.other);

    it('set: its value alone', () => {
      const workspace = opened(text);
      expect(workspace.setOption(path, other, origin)).toMatchObject({ ok: true });
      expectOnly(workspace, text, [value]);
      const node = findNode(workspace.snapshot.document, path);
      expect(node && equalValues(nodeValue(node), other)).toBe(true);
      expectTravel(workspace, text);
    });

    it('revert: its value alone, to the bytes that it had', () => {
      const workspace = opened(text);
      workspace.setOption(path, other, origin);
      const { text: changed } = workspace.snapshot;
      expect(workspace.revertOption(path, origin)).toMatchObject({ ok: true });
      expect(workspace.snapshot.text).toBe(text);
      expectOnly(workspace, changed, [{ start: value.start, end: value.end + changed.length - text.length }]);
      expectTravel(workspace, changed);
    });

    it('remove, and revert: its lines and those of its note', () => {
      const workspace = opened(text);
      expect(workspace.removeOption(path, origin)).toMatchObject({ ok: true });
      expect(workspace.snapshot.text).toBe(without(text, all));
      expectTravel(workspace, text);
      workspace.revertOption(path, origin);
      expect(workspace.snapshot.text).toBe(text);
    });

    if (canBeRenamed(kind))
      it('rename: its key alone', () => {
        const workspace = opened(text);
        // A ''' text counts its indentation from the key, so it moves when the key gets another length.
        const name = 'r'.repeat(String(path.at(-1)).length);
        expect(workspace.renameOption(path, name, origin)).toMatchObject({ ok: true });
        const isQuoted = /^["']/.test(text.slice(key.start));
        const mark = isQuoted ? text.charAt(key.start) : '';
        expect(workspace.snapshot.text).toBe(without(text, key, `${mark}${name}${mark}`));
        expectTravel(workspace, text);
      });

    it('note: its comment alone', () => {
      const workspace = opened(text);
      expect(workspace.setNote(path, 'because', origin)).toMatchObject({ ok: true });
      expect(workspace.snapshot.text).toBe(without(text, note, `${spelling.marker}because`));
      expectTravel(workspace, text);
      const { text: noted } = workspace.snapshot;
      workspace.setNote(path, '', origin);
      expect(workspace.snapshot.text).toBe(without(text, { start: all.start, end: note.end + spelling.eol.length }));
      expectTravel(workspace, noted);
    });

    it('preset: the values alone', () => {
      const workspace = opened(text);
      const url = { path: ['baseUrl'], value: 'https://b.example.com' };
      expect(workspace.setOptions([url, { path, value: other }], origin)).toMatchObject({ ok: true });
      const start = text.indexOf('"https://a');
      expectOnly(workspace, text, [value, { start, end: start + '"https://a.example.com"'.length }]);
      expectTravel(workspace, text);
    });
  });

  it.each(kinds.filter(({ faulty }) => faulty))('fix of $name: its value alone', (kind) => {
    const { text, value } = example(spelling, kind, kind.faulty ?? '');
    const workspace = opened(text);
    const fixes = workspace.snapshot.diagnostics.flatMap((problem) =>
      problem.path[0] === kind.path[0] ? problem.fixes : [],
    );
    const outcome = fixes[0]?.edit();
    expect(outcome).toMatchObject({ ok: true });
    workspace.apply(outcome?.ok ? outcome.edits : [], origin);
    expectOnly(workspace, text, [value]);
    expectTravel(workspace, text);
    workspace.undo();
    expect(workspace.applySafeFixes(origin)).toBeGreaterThan(0);
    expectOnly(workspace, text, [value]);
  });
});

describe('on one line', () => {
  const text =
    '{ # head\n  baseUrl: "x", /* of it */ smtpPort: 587, /* of the next */ organisationName: \'y\' } # end\n';

  it.each<{ name: string; edit: (workspace: Workspace) => unknown; after: string }>([
    {
      name: 'set',
      edit: (each) => each.setOption(['smtpPort'], fromPlain(25), origin),
      after: text.replace('587', '25'),
    },
    {
      name: 'remove',
      edit: (each) => each.removeOption(['smtpPort'], origin),
      after: text.replace('/* of it */ smtpPort: 587, ', ''),
    },
    {
      name: 'rename',
      edit: (each) => each.renameOption(['baseUrl'], 'url', origin),
      after: text.replace('baseUrl', 'url'),
    },
    { name: 'note', edit: (each) => each.setNote(['smtpPort'], 'new', origin), after: text.replace('of it', 'new') },
  ])('$name', ({ edit, after }) => {
    const workspace = opened(text);
    expect(edit(workspace)).toMatchObject({ ok: true });
    expect(workspace.snapshot.text).toBe(after);
    expectTravel(workspace, text);
  });
});
