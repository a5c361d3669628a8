/**
 * Writing PostgreSQL connection strings: one part at a time, in the other spelling, or from the string of another library. Separate from
 * `config`, which reads them: only code that edits one needs this. Start at `editConnection.ts`.
 */
export { respellConnection, setConnectionPart, writeConnection } from './editConnection.ts';
export { type ForeignConnection, readForeignConnection, whyNoConnection } from './foreignConnection.ts';
