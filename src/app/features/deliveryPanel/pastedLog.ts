import { type DetectionResult, recognisePaste, type YamlReader } from '../../../delivery/index.ts';
import type { HjsonDocument } from '../../../hjson/index.ts';
import { type FoundMessage, logWithoutSecrets, looksLikeLog, readMessages } from '../../../messages/index.ts';

/** The error messages in a paste that is no configuration. */
export function messagesIn(text: string, found: DetectionResult, document: HjsonDocument): readonly FoundMessage[] {
  return found.kind === 'refused' ? readMessages(text, document) : [];
}

/** A paste as it is shown: a log without its secrets, anything else as it is. */
export function shownPaste(text: string, readYaml: YamlReader, document: HjsonDocument): string {
  const found = recognisePaste(text, readYaml);
  const isLog = found.kind === 'refused' && (looksLikeLog(text) || readMessages(text, document).length > 0);
  return isLog ? logWithoutSecrets(text, document) : text;
}
