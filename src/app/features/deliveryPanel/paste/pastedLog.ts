import { type HjsonDocument, parseHjson } from 'hjson-document';
import { type DetectedConfig, type DetectionResult, secretPartOfVariable } from '../../../../delivery/index.ts';
import { logWithoutSecrets, looksLikeLog, readMessages } from '../../../../messages/index.ts';
import { hiddenText, secretRanges } from '../../../../secrets/index.ts';

/** The error messages in a paste that is no configuration, and the paste as it is shown: a log without its secrets. */
export function readLog(text: string, { kind }: DetectionResult, document: HjsonDocument) {
  // From the original log: hiding its secrets may hide words of a message.
  const messages = kind === 'refused' ? readMessages(text, document) : [];
  const isLog = messages.length > 0 || (kind === 'refused' && looksLikeLog(text));
  return { messages, shown: isLog ? logWithoutSecrets(text, document) : text };
}

/** A shorter secret would be found in other words, and these would show it. */
const leastLength = 4;

/**
 * A paste without the secrets of the configurations that were found in it, or undefined if they have none; dots alone where the
 * secrets are encoded. Around the configuration, what looks like a secret is hidden as in a log.
 */
export function pasteWithoutSecrets(text: string, found: DetectionResult, document: HjsonDocument): string | undefined {
  const secrets = found.kind === 'found' ? found.choices.flatMap(secretsOf) : [];
  if (secrets.length === 0) return undefined;
  if (secrets.some((secret) => secret.length < leastLength || !text.includes(secret))) return hiddenText;
  return secrets
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, hiddenText), text)
    .split('\n')
    .map((line) => (line.includes(hiddenText) ? line : logWithoutSecrets(line, document)))
    .join('\n');
}

/** The secrets of what was found, line by line: what it was found in may indent the lines. */
function secretsOf({ text, otherVariables }: DetectedConfig): readonly string[] {
  const own = secretRanges(parseHjson(text)).map(({ start, end }) => text.slice(start, end));
  const others = otherVariables.map((variable) => {
    const part = secretPartOfVariable(variable);
    return part ? variable.value.slice(part.start, part.end) : '';
  });
  return [...own, ...others].flatMap((secret) => secret.split('\n').map(withoutQuotes)).filter(Boolean);
}

function withoutQuotes(line: string): string {
  const text = line.trim();
  let count = 0;
  while (`'"`.includes(text.charAt(count)) && text.at(-1 - count) === text.charAt(count) && 2 * count < text.length - 1)
    count++;
  return text.slice(count, text.length - count);
}
