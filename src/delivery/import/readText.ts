import { type HjsonDocument, parseHjson } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { importRefusal } from '../importRefusal.ts';
import { assignmentsReader } from './assignmentsReader.ts';
import { commandReader } from './commandReader.ts';
import {
  type DetectedConfig,
  describe,
  distinct,
  otherVariablesOf,
  type Parse,
  type Recognition,
  reasonsFor,
} from './describeFound.ts';
import { documentReader, plainDocument } from './documentReader.ts';
import { embeddedReader } from './embeddedReader.ts';
import { hereDocumentReader, holdsKnownOption } from './hereDocumentReader.ts';
import type { FoundValue, ImportCandidate, Origin, PasteReader } from './importCandidate.ts';
import { refuseUnplaced } from './unresolved.ts';
import { wholeReader } from './wholeReader.ts';
import { yamlMapReader, yamlMapReaderName } from './yamlMap.ts';
import type { YamlReader } from './yamlReader.ts';

/** The whole paste as HJSON. Asked last: HJSON accepts almost anything. */
const bareOrigin: Origin = { reader: 'HJSON', place: '', scope: '' };

/** Whether a finding is about the configuration; what `kubectl describe` prints looks like YAML with an object. */
const isOfConfiguration = (finding: ImportCandidate) =>
  finding.kind === 'refused'
    ? finding.refusal.code !== 'value-not-text' || finding.origin.reader !== plainDocument
    : finding.name === configVariable && finding.value.trim() !== '';

/** What the readers find in a text as it is. What one of them reads has no second reading. */
export function readText(text: string, readYaml: YamlReader): Recognition {
  const parse = parseOnce();
  const read = (reader: PasteReader) => reader(text, readYaml).map((finding) => refuseUnplaced(finding, parse));
  const document = read(documentReader);
  const isDocument = document.some(isOfConfiguration);
  const assigned = isDocument ? [] : [...read(assignmentsReader), ...read(hereDocumentReader)];
  const named = [...document, ...assigned].map((finding) => refuseReadDifferently(finding, text, parse));
  const isNamed = named.some(isOfConfiguration);
  const others = isNamed ? [] : [commandReader, wholeReader, yamlMapReader].flatMap(read);
  const own = [...named, ...others];
  const isKnown = isNamed || choicesAmong(own, own, parse).some(({ readable }) => readable);
  const findings = isKnown ? own : [...own, ...read(embeddedReader)];
  const wrapped = choicesAmong(findings, findings, parse);
  const isMap = findings.some(({ origin }) => origin.reader === yamlMapReaderName);
  const whole: FoundValue = { kind: 'value', name: configVariable, value: text, origin: bareOrigin };
  // HJSON accepts a YAML map as well, and reads what is indented as text.
  const bare = isMap || isDocument ? [] : choicesAmong([whole], [], parse);
  const readable = [...wrapped, ...bare].filter((choice) => choice.readable);
  // A text that the server refuses is only offered if nothing better was found, and no reader has a reason.
  const broken = findings.length > 0 ? wrapped : bare;
  const choices = readable.length > 0 ? readable : broken.slice(0, 1);
  return choices.length > 0
    ? { kind: 'found', choices: distinct(choices, parse), ...(isNamed && { isNamed }) }
    : { kind: 'refused', reasons: reasonsFor(findings), ...refusingReader(findings) };
}

const keptQuotes = /^\s*(?:'\s*\{[\s\S]*\}\s*'|"\s*\{[\s\S]*\}\s*")\s*$/;

const escapesRead =
  'The program behind it reads escapes in this value, and hjson-go cannot read the result. Double each backslash.';

/** Refuses a value that its program does not read as it is written: in quotes that it keeps, or without quotes that it removes. */
function refuseReadDifferently(finding: ImportCandidate, text: string, parse: Parse): ImportCandidate {
  if (finding.kind === 'refused' || finding.name !== configVariable) return finding;
  const { value, origin, quoting } = finding;
  const refused = (message: string): ImportCandidate => ({
    kind: 'refused',
    origin,
    refusal: importRefusal('value-read-differently', message),
  });
  if (keptQuotes.test(value)) {
    return refused(
      `The quotes around the whole value of ${configVariable} are part of it. Remove them, or put the name into them, too.`,
    );
  }
  if (quoting === undefined || text.includes(value) || parse(value).verdict.ok) return finding;
  const keepsQuotes = /["']/.test(value) && origin.reader !== 'Here-document';
  return refused(keepsQuotes ? escapesRead : quoting);
}

function refusingReader(findings: readonly ImportCandidate[]): { readonly reader?: string } {
  const refused = findings.find(({ kind }) => kind === 'refused');
  return refused ? { reader: refused.origin.reader } : {};
}

/** Several readers find the same text, and parsing megabytes is slow. */
function parseOnce(): Parse {
  const parsed = new Map<string, HjsonDocument>();
  return (text) => {
    const document = parsed.get(text) ?? parseHjson(text);
    parsed.set(text, document);
    return document;
  };
}

function choicesAmong(
  candidates: readonly ImportCandidate[],
  findings: readonly ImportCandidate[],
  parse: Parse,
): readonly DetectedConfig[] {
  return candidates.flatMap((finding) => {
    if (finding.kind !== 'value' || finding.name !== configVariable) return [];
    const document = parse(finding.value);
    if (!holdsKnownOption(document)) return [];
    return [describe(finding, document, otherVariablesOf(finding.origin, findings))];
  });
}
