import { optionAt } from '../../config/index.ts';
import { type HjsonDocument, parseHjson } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { assignmentsReader } from './assignmentsReader.ts';
import {
  type DetectedConfig,
  describe,
  distinct,
  otherVariablesOf,
  type Parse,
  type Recognition,
  reasonsFor,
} from './describeFound.ts';
import { documentReader } from './documentReader.ts';
import { embeddedReader } from './embeddedReader.ts';
import type { FoundValue, ImportCandidate, Origin, PasteReader } from './importCandidate.ts';
import { refuseUnplaced } from './unresolved.ts';
import { wholeReader } from './wholeReader.ts';
import { yamlMapReader, yamlMapReaderName } from './yamlMap.ts';
import type { YamlReader } from './yamlReader.ts';

const readers: readonly PasteReader[] = [documentReader, assignmentsReader, wholeReader, yamlMapReader];

/** The whole paste as HJSON. Asked last: HJSON accepts almost anything. */
const bareOrigin: Origin = { reader: 'HJSON', place: '', scope: '' };

/** What the readers find in a text as it is. */
export function readText(text: string, readYaml: YamlReader): Recognition {
  const parse = parseOnce();
  const read = (reader: PasteReader) => reader(text, readYaml).map((finding) => refuseUnplaced(finding, parse));
  const own = readers.flatMap(read);
  const isKnown = choicesAmong(own, own, parse).some(({ readable }) => readable);
  // What a reader knows has no second reading.
  const findings = isKnown ? own : [...own, ...read(embeddedReader)];
  const wrapped = choicesAmong(findings, findings, parse);
  const isMap = findings.some(({ origin }) => origin.reader === yamlMapReaderName);
  const whole: FoundValue = { kind: 'value', name: configVariable, value: text, origin: bareOrigin };
  // HJSON accepts a YAML map as well, and reads what is indented as text.
  const bare = isMap ? [] : choicesAmong([whole], [], parse);
  const readable = [...wrapped, ...bare].filter((choice) => choice.readable);
  // A text that the server refuses is only offered if nothing better was found, and no reader has a reason.
  const broken = findings.length > 0 ? wrapped : bare;
  const choices = readable.length > 0 ? readable : broken.slice(0, 1);
  return choices.length > 0
    ? { kind: 'found', choices: distinct(choices, parse) }
    : { kind: 'refused', reasons: reasonsFor(findings), ...refusingReader(findings) };
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

function holdsKnownOption({ root }: HjsonDocument): boolean {
  return root.kind === 'object' && root.members.some(({ key }) => optionAt([key.name]) !== undefined);
}
