import { readFileSync } from 'node:fs';
import { checkVector, type ExprVector, sensitivities } from 'expr-script/testing/exprVector';

/** npm run conformance -- FILE.jsonl: replays the vectors of a file and prints each that differs in any way; those of another Go are no errors. 1 if any is wrong. */
export function main([file = '']: readonly string[]): number {
  const counts = { agree: 0, unsupported: 0, wrong: 0, sensitive: 0, messages: 0, positions: 0 };
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const vector: ExprVector = JSON.parse(line);
    const { actual, hasSameMessage, hasSamePosition, verdict } = checkVector(vector);
    const flags = sensitivities(vector);
    const isExcused = verdict === 'older Go' || (verdict === 'wrong' && flags.length > 0);
    if (isExcused) counts.sensitive++;
    else counts[verdict]++;
    if (verdict === 'agree' && hasSameMessage) counts.messages++;
    if (verdict === 'agree' && hasSamePosition) counts.positions++;
    if (verdict === 'agree' && hasSameMessage && hasSamePosition) continue;
    const title = isExcused
      ? flags.join(', ') || verdict
      : verdict === 'agree'
        ? differenceOf(hasSameMessage)
        : verdict;
    console.log(`${vector.id} ${title}: ${JSON.stringify(vector.program)}`);
    console.log(`  expected ${expected(vector)}`);
    console.log(`  actual   ${actual}`);
  }
  const sensitive = counts.sensitive > 0 ? `, ${counts.sensitive} differ by the version of Go or by their flags` : '';
  console.log(
    `expr: ${lines.length} cases, ${counts.agree} agree, ${counts.unsupported} unsupported, ${counts.wrong} wrong${sensitive}; messages ${counts.messages}, positions ${counts.positions}`,
  );
  return counts.wrong === 0 ? 0 : 1;
}

function differenceOf(hasSameMessage: boolean): string {
  return hasSameMessage ? 'other position' : 'other message';
}

function expected({ expect }: ExprVector): string {
  if (expect.ok) return `${expect.valueType} ${expect.valueRepr ?? JSON.stringify(expect.value)}`;
  const place = expect.line === undefined ? '' : ` (${expect.line}:${expect.column})`;
  return `${expect.stage} error: ${expect.message}${place}`;
}
