import { type HjsonDocument, type HjsonMember, type HjsonNode, type HjsonString, stringSource } from 'hjson-document';
import { defineField, entryAt, type NodeIndexPath } from 'hjson-document/incremental';
import { type Diagnostic, type Fix, ownText, type Severity, type TextRange, type ValuePath } from 'source-text';
import { edits, filledInBy, isPlaceholder } from '../../config/index.ts';
import { findReferences, holdsSentinel, isReference } from '../../references/index.ts';
import { endpointParamsPath } from '../fields.ts';
import { readParameter } from './parameterKind.ts';
import type { ProgramCode } from './programCodes.ts';
import { type Explanation, isSpotless, type Refusal, type Repair, type Verdict, verdictOn } from './programVerdict.ts';

interface Program {
  readonly document: HjsonDocument;
  readonly node: HjsonString;
  readonly path: ValuePath;
}

/** Most configurations have a few programs; of thousands, the rest waits for a moment when the user is idle. */
export const compiledAtOnce = 100;

/** Verdicts are kept until there are twice as many as programs, and so many more. */
const spareVerdicts = 1_000;

/** Finds what is wrong with the programs of one configuration after another. */
export interface ProgramChecker {
  /**
   * What is wrong with the programs of `endpointParams` for every source and gateway, at its place in the text. Of the programs that are
   * new since the last call, at most `compiledAtOnce` are checked; the others wait.
   */
  problems(reading: { readonly document: HjsonDocument }): readonly Diagnostic<ProgramCode>[];
  /** How many programs wait. */
  readonly waiting: number;
  /** How many programs have been compiled so far. */
  readonly compiled: number;
  /** Compiles that many of them; the next call of `problems` reports them. */
  compileWaiting(count: number): void;
}

/** The programs of a document for which there may be something to report. */
interface OpenPrograms {
  /** Where the record is, by the index on each level; undefined without one. */
  readonly route: NodeIndexPath | undefined;
  readonly count: number;
  /** Entries that a later one with the same name replaces. */
  readonly ignored: ReadonlySet<number>;
  /** The indexes of the entries that are not known to be valid, in text order. */
  readonly open: readonly number[];
}

/** A checker that has seen nothing yet. Each program is checked once, and after a keystroke only the one that it changed. */
export function createProgramChecker(): ProgramChecker {
  let verdicts = new Map<string, Verdict>();
  let compiled = 0;
  const waiting = new Set<string>();

  function judge(source: string): Verdict {
    compiled++;
    const verdict = verdictOn(source);
    // As a key, the source would keep the text in memory that it is a part of.
    verdicts.set(ownText(source), verdict);
    return verdict;
  }

  const isOpen = (node: HjsonNode | undefined) =>
    node?.kind === 'string' && !isSpotless(node.value, verdicts.get(node.value));

  const programs = defineField<OpenPrograms>({
    create(document) {
      const found = findRecord(document);
      if (!found) return { route: undefined, count: 0, ignored: new Set(), open: [] };
      const { members } = found.record;
      const last = new Map(members.map(({ key }, index) => [key.name, index]));
      const ignored = new Set(last.size < members.length ? notIn(last.values(), members.length) : []);
      const open = members.flatMap(({ value }, index) => (!ignored.has(index) && isOpen(value) ? [index] : []));
      return { route: found.route, count: members.length, ignored, open };
    },
    update(previous, { after, route, written }) {
      const { route: record, ignored, open } = previous;
      const index = record && entryBelow(record, route);
      const members = record && membersAt(after, record);
      if (!members) return previous;
      const others = open.filter((each) => each !== index && isOpen(members[each]?.value));
      if (index === undefined || ignored.has(index) || !isOpen(written)) return { ...previous, open: others };
      return { ...previous, open: [...others, index].sort((a, b) => a - b) };
    },
  });

  return {
    get waiting() {
      return waiting.size;
    },
    get compiled() {
      return compiled;
    },
    problems({ document }) {
      const { route, count, open } = programs(document);
      const members = route && membersAt(document, route);
      waiting.clear();
      // What is kept are texts of the document.
      if (!members) verdicts.clear();
      if (!members) return [];
      if (verdicts.size > 2 * count + spareVerdicts) verdicts = ofTheseAlone(verdicts, members);
      let fresh = 0;
      return open.flatMap((index) => {
        const { key, value: node } = members[index] ?? {};
        if (!key || node?.kind !== 'string') return [];
        const known = verdicts.get(node.value);
        if (!known && !waiting.has(node.value) && ++fresh > compiledAtOnce) waiting.add(node.value);
        if (waiting.has(node.value)) return [];
        return problemsOf({ document, node, path: [...endpointParamsPath, key.name] }, known ?? judge(node.value));
      });
    },
    compileWaiting(count) {
      for (const source of [...take(waiting, count)]) {
        waiting.delete(source);
        judge(source);
      }
    },
  };
}

function ofTheseAlone(verdicts: ReadonlyMap<string, Verdict>, members: readonly HjsonMember[]): Map<string, Verdict> {
  const sources = new Set(members.map(({ value }) => (value?.kind === 'string' ? value.value : undefined)));
  return new Map([...verdicts].filter(([source]) => sources.has(source)));
}

/** The record of the programs: of duplicate keys the last one counts, as for the server. */
function findRecord({ root }: HjsonDocument) {
  const route: number[] = [];
  let node: HjsonNode | undefined = root;
  for (const step of endpointParamsPath) {
    if (node?.kind !== 'object') return undefined;
    const index: number = node.members.findLastIndex(({ key }) => key.name === step);
    node = node.members[index]?.value;
    route.push(index);
  }
  return node?.kind === 'object' ? { route, record: node } : undefined;
}

function membersAt(document: HjsonDocument, route: NodeIndexPath): readonly HjsonMember[] | undefined {
  const record = entryAt(document, route)?.node;
  return record?.kind === 'object' ? record.members : undefined;
}

/** The entry of a record that a route leads to; undefined for a route that leads elsewhere or further down. */
function entryBelow(record: NodeIndexPath, route: NodeIndexPath): number | undefined {
  const isEntry = route.length === record.length + 1 && record.every((index, level) => index === route[level]);
  return isEntry ? route.at(-1) : undefined;
}

function notIn(kept: Iterable<number>, count: number): readonly number[] {
  const set = new Set(kept);
  return Array.from({ length: count }, (_, index) => index).filter((index) => !set.has(index));
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === count) return;
    yield item;
  }
}

function problemsOf(program: Program, verdict: Verdict): readonly Diagnostic<ProgramCode>[] {
  // Reported wherever it is.
  if (holdsSentinel(program.node.value)) return [];
  if (isPlaceholder(program.node.value, 'programs')) return [placeholder(program)];
  if (isReference(program.node.value)) return [reference(program)];
  if (verdict.ok) {
    const { type, environmentUse, doubt } = verdict;
    return [
      ...(type === 'string' ? [] : [maybeNotText(program)]),
      ...(environmentUse ? [dependsOnEnvironment(program, environmentUse)] : []),
      ...(doubt ? [doubtful(program, doubt)] : []),
    ];
  }
  if ('error' in verdict) return [compileProblem(program, verdict)];
  return [
    problem(program, 'expr-unsupported', 'hint', wholeProgram(program), {
      message: `The simulator does not support ${verdict.unsupported}. Expr may accept the program.`,
    }),
  ];
}

function placeholder(program: Program): Diagnostic<ProgramCode> {
  return problem(program, 'placeholder', 'warning', wholeProgram(program), {
    message: `This is still a placeholder. Replace it with ${
      readParameter(program.node.value).kind === 'text' ? 'your text' : 'an Expr program, such as sourceID'
    }.`,
  });
}

function reference(program: Program): Diagnostic<ProgramCode> {
  return problem(program, 'reference', 'hint', wholeProgram(program), {
    message: `${filledInBy(findReferences(program.node.value))} What is inserted has to be an Expr program.`,
  });
}

function maybeNotText(program: Program): Diagnostic<ProgramCode> {
  return problem(program, 'expr-any-type', 'warning', wholeProgram(program), {
    message:
      'The type of the result is known only when the program runs. It has to be a string: wrap it in string(…) to be sure.',
  });
}

function dependsOnEnvironment(program: Program, range: TextRange): Diagnostic<ProgramCode> {
  return problem(program, 'expr-environment', 'hint', range, {
    message:
      'Here the value depends on how the server passes the variables, which is not documented. The simulator assumes map[string]any.',
  });
}

function doubtful(program: Program, { message, repairs }: Explanation): Diagnostic<ProgramCode> {
  return problem(program, 'expr-literal', 'hint', wholeProgram(program), {
    message,
    fixes: repairs.map((repair) => replaceProgram(program, repair)),
  });
}

function compileProblem(program: Program, { error, message, repairs }: Refusal): Diagnostic<ProgramCode> {
  return problem(program, `expr-${error.stage}`, 'error', error.range, {
    message,
    ...(message.toLowerCase().includes(error.message.trim().toLowerCase())
      ? {}
      : { detail: `Expr reports: ${error.message}` }),
    fixes: repairs.map((repair) => replaceProgram(program, repair)),
  });
}

function replaceProgram({ document, path }: Program, { title, program, isSafe = false }: Repair): Fix {
  return {
    title,
    isSafe,
    edit: () => edits.set(path, program)(document),
  };
}

function wholeProgram({ node }: Program): TextRange {
  return { start: 0, end: node.value.length };
}

function problem(
  { document, node, path }: Program,
  code: ProgramCode,
  severity: Severity,
  rangeInProgram: TextRange,
  rest: { readonly message: string; readonly detail?: string; readonly fixes?: readonly Fix[] },
): Diagnostic<ProgramCode> {
  const source = stringSource(node, document);
  const { end } = rangeInProgram;
  // An error at the end of a program has no characters.
  const start = Math.min(rangeInProgram.start, Math.max(0, end - 1));
  return {
    code,
    severity,
    path,
    range: { start: source.toDocument(start), end: source.toDocument(end) },
    fixes: [],
    ...rest,
  };
}
