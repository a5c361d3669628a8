/**
 * The request by which the server gets an access token for a gateway, as golang.org/x/oauth2 sends it: fields, wire
 * form, and what each field is for. Sends nothing and knows no screen; the programs are evaluated by `expr`.
 * Start at `request.ts`; `fields.ts` says which field wins, `tokenUrl.ts` where the request goes.
 */
export type { CredentialPlace } from './fields.ts';
export type { RequestHeader } from './headers.ts';
export { notDocumented } from './notDocumented.ts';
export { type ParameterKind, readParameter, writeParameter } from './parameterKind.ts';
export {
  clockFaults,
  type ProgramInputs,
  type ProgramOutcome,
  programEnvironment,
  programInputs,
  runProgram,
} from './program.ts';
export { createProgramChecker, type ProgramChecker } from './programProblems.ts';
export { createProgramRunner } from './programRunner.ts';
export { buildTokenRequest, type RequestNote, type SimulatedRequest, type TokenRequest } from './request.ts';
export { curlCommand, httpFile, powerShellCommand } from './requestCommands.ts';
export { diffRequests, type RequestChange, type RequestDiff } from './requestDiff.ts';
export { isSecretOutcome, type ReadConfig, readsSecret } from './requestSecrets.ts';
export { httpText, mask, requestBody, type SecretTreatment, urlText } from './requestText.ts';
export type { Sample } from './sample.ts';
export type { FieldOutcome, TokenField } from './tokenField.ts';
