import { optionAt } from '../../config/index.ts';
import { type HjsonDocument, parseHjson } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { hereDocumentAt } from '../scanners/hereDocument.ts';
import { keepReferences, refuseReference } from '../scanners/references.ts';
import { documentReader } from './documentReader.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';

/** What follows an equals sign is one of Terraform. */
const opening = /(?<![=(][ \t]?)<</g;
const mostDocuments = 20;

/** Without quotes around the delimiter, a shell fills in variables, runs commands, and reads three escapes (XCU 2.7.4). */
const special = /\\[\\$`]|\\\r?\n|(\$\{[A-Za-z_][^{}$"'`\\]*\}|\$[A-Za-z_]\w*)|(\$[({\d@*#?$!-]|`)/g;

const quoting =
  "A shell reads backslashes in a here-document whose delimiter has no quotes. Put it in quotes: <<'EOF'.";

/** Here-documents that hold a configuration, or a manifest with one: `cat <<'EOF' > config.json`, `kubectl apply -f - <<EOF`. */
export const hereDocumentReader: PasteReader = (text, readYaml) => {
  const found: ImportCandidate[] = [];
  const start = new RegExp(opening);
  let tried = 0;
  for (let match = start.exec(text); match && tried < mostDocuments; match = start.exec(text), tried++) {
    const document = hereDocumentAt(text, match.index);
    if (!document) continue;
    const { body, isLiteral } = document;
    start.lastIndex = document.end;
    const line = text.slice(0, match.index).split('\n').length;
    const values = valuesIn(body, isLiteral, line);
    found.push(...(values.length > 0 ? values : inManifest(body, isLiteral, documentReader(body, readYaml))));
  }
  return found;
};

function valuesIn(body: string, isLiteral: boolean, line: number): readonly ImportCandidate[] {
  if (!holdsKnownOption(parseHjson(body))) return [];
  const origin = { reader: 'Here-document', place: `line ${line}`, scope: 'Here-document' };
  const read = isLiteral ? ({ kind: 'value', value: body } as const) : expanded(body);
  return [
    read.kind === 'value'
      ? { ...read, name: configVariable, origin, quoting: isLiteral ? undefined : quoting }
      : { ...read, origin },
  ];
}

export function holdsKnownOption({ root }: HjsonDocument): boolean {
  return root.kind === 'object' && root.members.some(({ key }) => optionAt([key.name]) !== undefined);
}

function expanded(body: string) {
  return keepReferences(configVariable, body, special, (piece) => piece.replace(/\\(?:([\\$`])|\r?\n)/g, '$1'));
}

/** What the shell would fill in is not known in a manifest. */
function inManifest(
  body: string,
  isLiteral: boolean,
  findings: readonly ImportCandidate[],
): readonly ImportCandidate[] {
  const read = isLiteral ? undefined : expanded(body);
  const [reference] = read?.kind === 'value' ? (read.references ?? []) : [];
  const refused = read?.kind === 'refused' ? read : reference && refuseReference(configVariable, reference.name);
  return refused
    ? findings.map(({ origin }) => ({ ...refused, kind: 'refused', origin }) as ImportCandidate)
    : findings;
}
