/**
 * The way out and the way in: the configuration as a file or as environment variables in the spelling of each consumer,
 * recognising a configuration inside pasted text, and copies without secrets.
 * Knows no clipboard, no file and no screen. Start at `consumers/consumer.ts`.
 */
export { dialects } from './consumers/consumers.ts';
export type { Dialect, DialectGroup, SizeLimit } from './consumers/dialect.ts';
export { type DialectOutput, encodeFor } from './consumers/encodeFor.ts';
export type { ChosenNames, NameKey, NameRule } from './consumers/names.ts';
export { type EffectiveConfig, type EffectiveRow, effectiveConfig } from './effective/effectiveConfig.ts';
export { asCsv, asMarkdown } from './effective/tables.ts';
export {
  checkEnvironment,
  type EnvironmentName,
  type EnvironmentProblem,
  type EnvironmentValues,
  environmentVariables,
  type VariableDefinition,
} from './environment/index.ts';
export { configPath, configVariable, type EnvironmentVariable, otherVariableNames } from './environmentVariable.ts';
export {
  type ExportedText,
  exportEnvironment,
  exportFile,
  exportPortable,
  type FileForm,
  type TargetChoices,
} from './exportConfig.ts';
export type { ImportRefusal } from './import/importRefusal.ts';
export { type DetectedConfig, type DetectionResult, recognisePaste } from './import/recognisePaste.ts';
export { findWrapping, readsAsConfiguration } from './import/wrappedConfiguration.ts';
export { createYamlReader, type YamlReader } from './import/yamlReader.ts';
export { type LineEnd, type OpenedText, type OtherEncoding, openText, saveBytes } from './openText.ts';
export { type CommentSpot, commentSpots } from './redaction/commentSpots.ts';
export { exportRedacted } from './redaction/exportRedacted.ts';
export { type KeptComments, type Redaction, redact, redactPart } from './redaction/redact.ts';
export { type Resolution, resolveRedactions } from './redaction/resolveRedactions.ts';
export { countSecrets } from './redaction/secretOccurrences.ts';
export { utf8Length } from './utf8.ts';
