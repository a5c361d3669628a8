/**
 * What the server's options are, what a configuration says about each, and what is wrong with it.
 * Knows no screen, no clock and no randomness; never writes, and never compiles an Expr program.
 * Start at `schema/`: an option is one entry there, and form, JSON Schema, template, order and masking follow from it.
 * `readConfig.ts` reads a document; `rules.ts` lists what it checks beyond the types.
 */
export { carefulEdit } from './carefulEdit.ts';
export { colourFault, isColourValue, isModernColour, isUnshownColour } from './colour.ts';
export { configJsonSchema } from './configJsonSchema.ts';
export { generateEncryptionKey } from './encryptionKey.ts';
export {
  checkEnvironment,
  configurationSource,
  type EnvironmentFacts,
  type EnvironmentName,
  type EnvironmentProblem,
  type EnvironmentValues,
  environmentVariables,
} from './environment/index.ts';
export { exampleConfiguration } from './exampleConfiguration.ts';
export { neededVersion } from './neededVersion.ts';
export type { OptionFacts } from './option.ts';
export { type OptionKey, type OptionValue, optionPath } from './optionKey.ts';
export { memberGroups, memberOrder, optionAt, options, sections } from './options.ts';
export { createConfigReader, readConfig } from './readConfig.ts';
export type { ConfigReading, OptionReading } from './reading.ts';
export { isPlaceholder } from './rules/placeholder.ts';
export type { OptionChoice, OptionKind, Section, SectionId } from './schema/kind.ts';
export { configSchema } from './schema/schema.ts';
export { looksLikeSecretKey, namesSecret, namesSecretInProse } from './secrets.ts';
export { compareVersions, isServerVersion, type ServerVersion } from './serverVersion.ts';
export { stringPaths } from './stringPaths.ts';
export { defaultTemplate } from './template.ts';
