import { configVariable } from '../../opening/index.ts';
import { readHeredoc } from '../consumers/terraform.ts';
import type { AssignedValue } from '../scanners/assignment.ts';
import { hereDocumentAt } from '../scanners/hereDocument.ts';
import { keepReferences } from '../scanners/references.ts';
import { type Candidate, insideOf, type PasteContext } from './candidate.ts';

/** Behind an equals sign, it is one of Terraform. */
const opening = /([=(][ \t]?)?<</g;

/** Without quotes around the delimiter, a shell fills in variables, runs commands, and reads three escapes (XCU 2.7.4). */
const special = /\\[\\$`]|\\\r?\n|(\$\{[A-Za-z_][^{}$"'`\\]*\}|\$[A-Za-z_]\w*)|(\$[({\d@*#?$!-]|`)/g;

/** For the end of each, the rest of the text is searched. */
const mostSigns = 100;

/** Here-documents: `cat <<'EOF' > config.json`, `kubectl apply -f - <<EOF`, `config = <<-EOT`. What is in them is searched like a paste. */
export function candidatesInHereDocuments(text: string, context: PasteContext): readonly Candidate[] {
  const found: Candidate[] = [];
  const start = new RegExp(opening);
  for (let signs = 1, match = start.exec(text); match; match = start.exec(text), signs++) {
    if (signs > mostSigns) return context.giveUp();
    const isTerraform = match[1]?.startsWith('=') === true;
    const document = hereDocumentAt(text, start.lastIndex - 2, isTerraform);
    if (!document) continue;
    const { body, isLiteral, isIndented, end } = document;
    start.lastIndex = end;
    const read: AssignedValue = isTerraform
      ? readHeredoc(configVariable, body, isIndented)
      : isLiteral
        ? { kind: 'value', value: body }
        : keepReferences(configVariable, body, special, (piece) => piece.replace(/\\(?:([\\$`])|\r?\n)/g, '$1'));
    const reader = isTerraform ? 'Terraform' : 'Here-document';
    const at = { place: '', start: match.index, end };
    const inner = context.inside(read.kind === 'value' ? read.value : body);
    for (const each of inner) {
      found.push({ ...insideOf(each, reader, read), ...at });
    }
  }
  return found;
}
