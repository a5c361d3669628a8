import type { HjsonDocument } from 'hjson-document';
import { dottedName } from 'source-text';
import { optionAt } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { type ImportRefusal, importRefusal } from '../importRefusal.ts';
import type { Candidate, PasteContext, Reading } from './candidate.ts';
import { type DetectedConfig, describeFound, type Group, lineOf, originOf } from './describeFound.ts';
import { dataOf } from './objects.ts';
import { bySigns } from './signs.ts';
import { holdsKnownOption, mentionsOption, optionMentions } from './tree.ts';
import { refuseUnplaced } from './unresolved.ts';

export type DetectionResult =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'found';
      /** Never empty; if there are several, only the user can choose. */
      readonly choices: readonly DetectedConfig[];
      /** True if programs read a place in different ways, or one of them refuses it: then the first choice is not known either. */
      readonly isAsked: boolean;
      /** The options in which the choices differ, if that is asked, by their dotted names; `other keys` for keys that are none: their names may be secrets. */
      readonly differing: readonly string[];
      /** What programs say that refuse the place, or would cut it. */
      readonly faults: readonly ImportRefusal[];
    }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly ImportRefusal[];
      /** What kind of text it is, if that is clear: then its configuration cannot be known. */
      readonly reader?: string;
    };

type Parse = PasteContext['parse'];

interface Judged {
  readonly candidate: Candidate;
  readonly groups: readonly Group[];
  readonly faults: readonly ImportRefusal[];
  readonly isRefused: boolean;
}

/** What a program refuses that reads the place: beside a value, this is another result. */
const different: ReadonlySet<string> = new Set([
  'value-read-differently',
  'value-expansion',
  'value-not-text',
  'value-elsewhere',
]);

/** What the candidates in a text come to. */
export function detect(
  candidates: readonly Candidate[],
  text: string,
  fileName: string,
  parse: Parse,
): DetectionResult {
  const ofConfiguration = candidates.filter(({ name }) => name === configVariable);
  const judged = ofConfiguration.map((candidate) => judge(candidate, text, fileName, parse));
  const readable = judged.filter(({ groups }) => groups.some(({ document }) => document.verdict.ok));
  const damaged = judged.filter(
    (each) => !readable.includes(each) && each.groups.length > 0 && !readable.some((other) => overlap(each, other)),
  );
  const kept =
    readable.length > 0
      ? judged.filter((each) => readable.includes(each) || damaged.includes(each))
      : damaged.slice(0, 1);
  const choices = kept.flatMap(({ candidate, groups }) => groups.map((group) => ({ candidate, group })));
  const distinct = choices.filter(
    ({ group }, at) => choices.findIndex((other) => other.group.key === group.key) === at,
  );
  const [first] = distinct;
  if (!first || (readable.length === 0 && first.group.value.trim() === text.trim())) {
    const isDamaged =
      mentionsOption(text) && holdsKnownOption(parse(text)) && !judged.some(({ isRefused }) => isRefused);
    if (!first && !isDamaged) return refusal(candidates, text, parse);
    const whole = parse(text);
    const group = { value: text, references: [], document: whole, readers: ['HJSON'], key: text, isAsked: false };
    const candidate = { name: configVariable, place: '', scope: '', start: 0, end: 0, readings: [] };
    return {
      kind: 'found',
      choices: [describeFound(candidate, group, candidates, text)],
      isAsked: false,
      differing: [],
      faults: [],
    };
  }
  const isAsked =
    kept.some(({ groups, faults }) => groups.length > 1 || faults.length > 0) ||
    choices.some((a) => choices.some((b) => a.group.key !== b.group.key && clash(a.candidate, b.candidate))) ||
    distinct.some(({ group: { key } }) => choices.every(({ group }) => group.key !== key || group.isAsked));
  return {
    kind: 'found',
    choices: distinct.map(({ candidate, group }) => describeFound(candidate, group, candidates, text)),
    isAsked,
    differing: isAsked ? differingOptions(distinct.map(({ group }) => group.document)) : [],
    faults: distinctMessages(kept.flatMap(({ faults }) => faults)),
  };
}

const overlap = ({ candidate: a }: Judged, { candidate: b }: Judged) =>
  b.end === 0 || a.end === 0 || (a.start < b.end && b.start < a.end);

function differingOptions(documents: readonly HjsonDocument[]): readonly string[] {
  const all = documents.map((document) => leaves(JSON.parse(dataOf(document)), []));
  const paths = new Set(all.flatMap((each) => [...each.keys()]));
  const differing = [...paths].filter((path) => new Set(all.map((each) => each.get(path))).size > 1);
  return [...new Set(differing.map(nameOf))];
}

function nameOf(path: string): string {
  const steps = path.split('\0');
  const known = steps.map((_, index) => steps.slice(0, steps.length - index)).find((part) => optionAt(part));
  return known ? dottedName(known) : 'other keys';
}

function leaves(value: unknown, path: readonly string[]): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path.join('\0'), JSON.stringify(value)]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, [...path, key])]));
}

/** Two parts of a paste that have characters in common, or the whole and a part: at most one of them is meant. */
const clash = (a: Candidate, b: Candidate) => a.end > 0 !== b.end > 0 || (a.start < b.end && b.start < a.end);

/** How far from a place a sign may be, in UTF-16 code units. */
const near = 10_000;

/** The readings of a place by their data: those with a known option, and of these the ones that the server reads, if there are any. */
function judge(candidate: Candidate, text: string, fileName: string, parse: Parse): Judged {
  const groups = new Map<string, Group>();
  const faults: ImportRefusal[] = [];
  let isRefused = false;
  for (const reading of candidate.readings) {
    const read = refuseUnplaced(configVariable, reading.read, parse);
    if (read.kind === 'refused') {
      isRefused = true;
      if (different.has(read.refusal.code)) faults.push(saidBy(reading, candidate, text, read.refusal));
      continue;
    }
    const document = parse(read.value);
    if (!holdsKnownOption(document)) continue;
    const { references = [] } = read;
    const data = document.verdict.ok ? dataOf(document) : read.value.trim();
    const key = [data, ...references.map(({ name }) => name)].join('\0');
    const group = groups.get(key) ?? { value: read.value, references, document, readers: [], key, isAsked: false };
    if (!group.readers.includes(reading.reader)) group.readers.push(reading.reader);
    group.isAsked ||= reading.isAsked === true;
    groups.set(key, group);
  }
  const all = [...groups.values()];
  if (all.length > 1)
    all.sort(bySigns(text.slice(Math.max(0, candidate.start - near), candidate.end + near), fileName));
  const readable = all.filter(({ document }) => document.verdict.ok);
  return {
    candidate,
    // A reader that gives a reason has recognised the place: what another one makes of it is not better for being unreadable.
    groups: readable.length > 0 ? readable : isRefused ? [] : all.slice(0, 1),
    faults: readable.length > 0 ? distinctMessages(faults) : [],
    isRefused,
  };
}

function saidBy(
  { reader }: Reading,
  candidate: Candidate,
  text: string,
  { code, message }: ImportRefusal,
): ImportRefusal {
  return importRefusal(code, `${originOf(reader, candidate, text)}: ${message}`);
}

const distinctMessages = (refusals: readonly ImportRefusal[]) => [
  ...new Map(refusals.map((each) => [each.message, each])).values(),
];

/** Why nothing was found: only what was seen. */
function refusal(candidates: readonly Candidate[], text: string, parse: Parse): DetectionResult {
  const said = candidates.flatMap((candidate) =>
    candidate.readings.map((reading) => {
      const { name } = candidate;
      const read = refuseUnplaced(name, reading.read, parse);
      const alone =
        name === configVariable
          ? importRefusal('value-not-configuration', `the value of ${name} is not an object with known options.`)
          : importRefusal('variable-alone', `${name} alone is not a configuration.`);
      const told = read.kind === 'refused' ? read.refusal : alone;
      return {
        reader: reading.reader,
        kind: told === alone ? told.code : 'refused',
        told: saidBy(reading, candidate, text, told),
      };
    }),
  );
  const best = ['refused', 'variable-alone', 'value-not-configuration'].find((each) =>
    said.some(({ kind }) => kind === each),
  );
  const reasons = said.filter(({ kind }) => kind === best);
  const [first] = reasons;
  if (first)
    return {
      kind: 'refused',
      reasons: distinctMessages(reasons.map(({ told }) => told)).slice(0, 10),
      ...(best === 'refused' && { reader: first.reader }),
    };
  const isNamed = text.includes(configVariable);
  const [nearest] = isNamed ? [text.indexOf(configVariable)] : optionMentions(text);
  const near = nearest === undefined ? '' : ` Line ${lineOf(text, nearest)} comes nearest.`;
  const message = isNamed
    ? `No object with a known option was found, and no value behind ${configVariable}.${near}`
    : `No object with a known option, such as baseUrl, was found, and not the name ${configVariable}.${near}`;
  return { kind: 'refused', reasons: [importRefusal('no-configuration', message)] };
}
