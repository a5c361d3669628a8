/**
 * The way out and the way in: the configuration as a file or as environment variables in the spelling of each consumer,
 * recognising a configuration inside what somebody pasted, and copies without secrets.
 * Knows no clipboard, no file and no screen. Start at `dialects/dialect.ts`.
 */
export type { Dialect, DialectGroup, SizeLimit } from './dialects/dialect.ts';
export { dialects } from './dialects/dialects.ts';
export { type DialectOutput, encodeFor } from './dialects/encodeFor.ts';
export { companionNames, configPath, configVariable, type EnvironmentVariable } from './environmentVariable.ts';
export { type LineEnd, type OpenedText, type OtherEncoding, openText, saveBytes } from './openText.ts';
