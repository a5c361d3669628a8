/**
 * From an error message of a library or a provider to the option that it is about. Start at `codes.ts`, which lists the tables of
 * messages; `readMessages.ts` reads a log.
 */
export { type FoundMessage, logWithoutSecrets, looksLikeLog, readMessages, readPart } from './readMessages.ts';
