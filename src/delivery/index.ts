/**
 * The way out and the way in: the configuration as a file or as environment variables in the spelling of each consumer,
 * recognising a configuration inside pasted text, and copies without secrets.
 * Knows no clipboard, no file and no screen. Start at `consumers/consumer.ts`: `consumers/` has one file per shell or format, with `encode`
 * of each target and `read`, `scanners/` what several of them share, `import/` finds what a paste has (docs/pastes.md). `secretsApart/` removes the secrets
 * for targets with one half to commit and one to keep; `redaction/` leaves them out. `environment/` has the other variables of the server, `connections/`
 * what it connects to, `serverFiles/` which files it reads, `effective/` every option with its value.
 */
export { type Connection, connections, connectionsAsCsv, connectionsAsMarkdown } from './connections/connections.ts';
export { targets } from './consumers/consumers.ts';
export { encodeFor } from './consumers/encodeFor.ts';
export type { ChosenNames, NameKey, NameRule, NameRules } from './consumers/names.ts';
export type { ApartOutput, SecretsApart, Target, TargetOutput } from './consumers/target.ts';
export {
  asCsv,
  asMarkdown,
  type EffectiveConfig,
  type EffectiveRow,
  effectiveConfig,
} from './effective/effectiveConfig.ts';
export {
  checkEnvironment,
  type EnvironmentName,
  type EnvironmentProblem,
  type EnvironmentValues,
  environmentVariables,
  type VariableDefinition,
} from './environment/index.ts';
export {
  type EnvironmentVariable,
  otherVariableNames,
  secretPartOfVariable,
  variableHoldsSecret,
} from './environmentVariable.ts';
export {
  type ExportedText,
  exportFile,
  exportPortable,
  exportTo,
  type FileForm,
  type TargetChoices,
} from './exportConfig.ts';
export type { DetectedConfig } from './import/describeFound.ts';
export type { DetectionResult } from './import/detection.ts';
export { findWrapping, recognisePaste } from './import/recognisePaste.ts';
export { createYamlReader, noYaml, type YamlReader, yamlLoading } from './import/yamlReader.ts';
export type { ImportRefusal } from './importRefusal.ts';
export { type CommentSpot, commentSpots } from './redaction/commentSpots.ts';
export { exportRedacted, hiddenInOutput } from './redaction/exportRedacted.ts';
export type { LeftOut } from './redaction/markedValues.ts';
export {
  type KeptComments,
  type Redaction,
  redact,
  redactedCopy,
  redactedLines,
  redactPart,
} from './redaction/redact.ts';
export { type CopyToRestore, type Restored, readCopy, saysRestored } from './redaction/restoreCopy.ts';
export { countSecrets } from './redaction/secretOccurrences.ts';
export {
  insertionFault,
  insertionLimits,
  referenceName,
  replaceByReference,
  type SecretsTaken,
  type TakenSecret,
  takeSecretsOut,
} from './secretsApart/takeOut.ts';
export { withSecretsOut } from './secretsApart/withSecretsOut.ts';
export {
  type CarriedFile,
  type FileCarriage,
  mostCarriedBytes,
  type NamedFile,
  nameFiles,
  type ServerFile,
  serverFiles,
  sizeFault,
} from './serverFiles/carriedFiles.ts';
export { utf8Length } from './utf8.ts';
