import type { HjsonDocument } from 'hjson-document';
import { applyEdits } from 'source-text';
import { hiddenText, holdsSecretText, secretsInComment } from '../secrets/index.ts';

/** Whether a line of the text begins like one of a log: with a time, a level, or the fields of a structured log. */
export function looksLikeLog(text: string): boolean {
  return /^[[{" ]{0,4}(?:\d{4}[-/]\d\d[-/]\d\d[T ]|[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d|(?:time|ts|level|msg)"?[=:]|(?:ERROR|WARN|INFO|DEBUG|FATAL)\b|panic: )/m.test(
    text,
  );
}

/** A log as it may be shown: without anything that looks like a secret, and without lines that repeat a secret of the configuration. */
export function logWithoutSecrets(log: string, document: HjsonDocument): string {
  return log
    .split(/(\r?\n)/)
    .map((line) => lineWithoutSecrets(line, document))
    .join('');
}

function lineWithoutSecrets(line: string, document: HjsonDocument): string {
  if (holdsSecretText(document, line)) return `${hiddenText} (this line repeated a secret of the configuration)`;
  return applyEdits(
    line,
    secretsInComment(line).map((range) => ({ range, newText: hiddenText })),
  );
}
