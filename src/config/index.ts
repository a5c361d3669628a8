/**
 * What the server's options are, what a configuration says about each, and what is wrong with it.
 * Knows no screen, no clock and no randomness; never writes, and never compiles an Expr program.
 * Start at `schema/`: an option is one entry there, and form, JSON Schema, template, order and masking follow from it.
 * `analyseConfig.ts` reads a document, `edits.ts` has its edits. `rules/` has one rule per file, which its `rules.ts` lists; `keys/` names
 * of keys and the members they stand for; `values/` connection strings and encryption keys; `documents/` the template and the examples.
 */
export { analyseConfig, createConfigAnalyser } from './analyseConfig.ts';
export { type ConfigAnalysis, type ConfigCode, hasPrograms, type OptionAnalysis } from './analysis.ts';
export { type ChoiceSwitch, choiceSwitch } from './choiceSwitch.ts';
export { exampleConfiguration, exampleParameters } from './documents/examples.ts';
export { openQuestions } from './documents/openQuestions.ts';
export { defaultTemplate, noteOptions } from './documents/template.ts';
export { type ConfigEdit, edits, type Written } from './edits.ts';
export { countOptions, type FillIn, fillIns, optionsInWords, optionTotal, setInWords } from './fillIn.ts';
export { writeFix } from './fixes.ts';
export { foldKey } from './keys/keyNames.ts';
export { type Described, describedBelow } from './keys/memberIndex.ts';
export { type ReferencePlace, referencePlaces, writeBare, writeInTripleQuotes } from './referencePlaces.ts';
export { canBecomeValid } from './rules/canBecomeValid.ts';
export { generateEncryptionKey } from './rules/encryptionKey.ts';
export { isPlaceholder } from './rules/placeholder.ts';
export { marksIn } from './rules/redactionMark.ts';
export { filledInBy } from './rules/references.ts';
export { isTextKind, type OptionChoice, type OptionKind, type Section, type SectionId } from './schema/entry.ts';
export {
  neededVersion,
  type OptionDefinition,
  type OptionKey,
  type OptionValue,
  optionPath,
  type ScalarKey,
} from './schema/option.ts';
export { memberOrder, optionAt, options, sectionOf, sections } from './schema/options.ts';
export { compareVersions, isServerVersion, type ServerVersion } from './schema/serverVersion.ts';
export { strictSchema } from './schema/strictSchema.ts';
export { valueFault } from './schema/valueFault.ts';
export {
  forgetNames,
  isOptionKey,
  isPublicKey,
  looksLikeSecretKey,
  namesSecret,
  namesSecretInProse,
  namesSecretObject,
  takesSecretObject,
} from './secrets.ts';
export { libraryKeyword } from './values/connectionParameters.ts';
export {
  type ConnectionObstacle,
  type ConnectionPartRange,
  type ConnectionParts,
  connectionHosts,
  connectionPartRanges,
  isKnownParameter,
  isSecretParameter,
  partNamed,
  readConnectionParts,
  scanConnection,
} from './values/connectionParts.ts';
export {
  type ConnectionPart,
  type ConnectionSpelling,
  hostAndPort,
  type UrlLayout,
  urlLayout,
} from './values/connectionString.ts';
export { readsAsValueOf } from './values/plainMeaning.ts';
export { tokenEndpointOf } from './values/providers.ts';
