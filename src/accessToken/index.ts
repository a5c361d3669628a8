/**
 * What a token endpoint answers: the response explained (RFC 6749 §5), the access token in it decoded where it is a JSON Web
 * Token (RFC 7519), and its claims compared with what was sent. Verifies no signature. Start at `tokenResponse.ts`.
 */
export { type ClaimRow, type ClaimVerdict, compareClaims } from './compareClaims.ts';
export { type DecodedToken, decodeToken } from './decodeToken.ts';
export {
  adviseOnRefusal,
  type Refusal,
  type RefusalAdvice,
  type ResponseFact,
  readTokenResponse,
  type TokenResponse,
} from './tokenResponse.ts';
