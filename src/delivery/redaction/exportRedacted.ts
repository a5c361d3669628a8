import { type HjsonDocument, parseHjson } from '../../hjson/index.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { DialectOutput } from '../dialects/encodeFor.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import { exportEnvironment } from '../exportConfig.ts';
import { redact } from './redact.ts';
import { secretPartOf } from './secretParts.ts';

/** What `exportEnvironment` gives, with sentinels for the secrets of the configuration and of its companions. */
export function exportRedacted(
  document: HjsonDocument,
  dialect: Dialect,
  companions: readonly EnvironmentVariable[],
): DialectOutput {
  const redaction = redact(document);
  if (!redaction.ok) return redaction;
  return exportEnvironment(parseHjson(redaction.text), dialect, companions.map(withoutPassword));
}

/** True when an address holds a password. */
export function holdsPassword(address: string): boolean {
  return secretPartOf(address, false) !== undefined;
}

function withoutPassword({ name, value }: EnvironmentVariable): EnvironmentVariable {
  const part = secretPartOf(value, false);
  return { name, value: part ? `${value.slice(0, part.start)}<redacted ${name}>${value.slice(part.end)}` : value };
}
