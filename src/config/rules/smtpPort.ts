import { optionPath } from '../schema/option.ts';
import { hint, type Rule, type TextDiagnostic, warning } from './rule.ts';

const path = optionPath('smtpPort');

/** The range of ports, and what the well-known ones mean (RFC 8314 §3, §7). Only advice: the reference names no port. */
export const smtpPort: Rule = ({ node }) => {
  const port = node('smtpPort');
  if (port?.kind !== 'number' || !/^-?\d+$/.test(port.lexeme)) return [];
  const found = adviceOn(port.value, node('smtpAuth')?.kind === 'object');
  return found ? [{ ...found, path }] : [];
};

function adviceOn(port: number, signsIn: boolean): TextDiagnostic | undefined {
  if (port < 1 || port > 65535) return warning('smtp-port-range', 'Not a valid port (1–65535).');
  if (port === 465) {
    const message =
      'Port 465 means TLS from the start. Whether that is supported is not documented; 587 with STARTTLS is common.';
    return hint('smtp-port-465', message);
  }
  if (port === 25 && signsIn) {
    const message = 'Port 25 is for mail between servers, often without authentication. With smtpAuth, 587 is common.';
    return hint('smtp-port-25', message);
  }
  const isWithout = port === 587 && !signsIn;
  return isWithout
    ? hint('smtp-port-587', 'Port 587 usually requires authentication, and smtpAuth is not set.')
    : undefined;
}
