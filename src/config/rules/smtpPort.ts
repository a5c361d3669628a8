import { optionPath } from '../schema/option.ts';
import type { Rule, RuleResult } from './rule.ts';

const path = optionPath('smtpPort');

/** The range of ports, and what the well-known ones mean (RFC 8314 §3, §7). Only advice: the reference names no port. */
export const smtpPort: Rule = ({ node }) => {
  const port = node('smtpPort');
  if (port?.kind !== 'number' || !/^-?\d+$/.test(port.lexeme)) return [];
  if (port.value < 1 || port.value > 65535) {
    return [finding('smtp-port-range', 'warning', 'Not a valid port (1–65535).')];
  }
  const signsIn = node('smtpAuth')?.kind === 'object';
  if (port.value === 465) {
    return [
      finding(
        'smtp-port-465',
        'hint',
        'Port 465 means TLS from the start. Whether that is supported is not documented; 587 with STARTTLS is common.',
      ),
    ];
  }
  if (port.value === 25 && signsIn) {
    return [
      finding(
        'smtp-port-25',
        'hint',
        'Port 25 is for mail between servers, often without authentication. With smtpAuth, 587 is common.',
      ),
    ];
  }
  if (port.value === 587 && !signsIn) {
    return [finding('smtp-port-587', 'hint', 'Port 587 usually requires authentication, and smtpAuth is not set.')];
  }
  return [];
};

function finding(code: RuleResult['code'], severity: RuleResult['severity'], message: string): RuleResult {
  return { code, severity, path, message };
}
