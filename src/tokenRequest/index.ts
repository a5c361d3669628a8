/**
 * The request by which the server gets an access token for a gateway, as golang.org/x/oauth2 sends it: fields, wire form, and the purpose
 * of each field. Sends nothing and knows no screen. Start at `request.ts`; `fields.ts` says which field wins. `url/` reads the token URL as Go
 * does, `programs/` compiles and runs the programs of the parameters, `text/` writes a request as commands and HTTP.
 */
export type { CredentialPlace } from './fields.ts';
export type { RequestHeader } from './headers.ts';
export { notDocumented } from './notDocumented.ts';
export { type ParameterKind, readParameter, writeParameter } from './programs/parameterKind.ts';
export {
  clockFaults,
  failureInWords,
  hoverOptions,
  type ProgramInputs,
  type ProgramOutcome,
  type ProgramRunner,
  programEnvironment,
  programInputs,
  runProgram,
  type Sample,
} from './programs/program.ts';
export { createProgramChecker, type ProgramChecker } from './programs/programProblems.ts';
export { createProgramRunner, type EndedRuns, inOneGo, nameOfRun } from './programs/programRunner.ts';
export {
  buildTokenRequest,
  type RequestNote,
  requestNotes,
  type SimulatedRequest,
  type TokenRequest,
} from './request.ts';
export { isSecretOutcome, type ReadConfig, readsSecret } from './requestSecrets.ts';
export { requestReferences, withSampleValues } from './sampleValues.ts';
export { curlCommand, httpFile, powerShellCommand } from './text/requestCommands.ts';
export { diffRequests, type RequestChange, type RequestDiff } from './text/requestDiff.ts';
export { claimsText, httpText, mask, requestBody, type SecretTreatment, urlText } from './text/requestText.ts';
export { type FieldOutcome, noValue, sendsSecret, type TokenField } from './tokenField.ts';
