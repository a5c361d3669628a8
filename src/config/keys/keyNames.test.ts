import { nearestName } from 'source-text';
import { expect, test } from 'vitest';
import { foldKey } from './keyNames.ts';

const names = ['smtpPort', 'smtpHostname', 'smtpAuth', 'baseUrl', 'mailFrom'];

test.each([
  ['smtPort', 'smtpPort'],
  ['smtpProt', 'smtpPort'],
  ['SMTP_PORT', 'smtpPort'],
  ['smtpHost', 'smtpHostname'],
  ['mail', 'mailFrom'],
  ['smtpPortNumber', 'smtpPort'],
  ['smt', undefined],
  ['smtpHostName', 'smtpHostname'],
  ['baseURL', 'baseUrl'],
  ['mailfrm', 'mailFrom'],
  ['x', undefined],
  ['', undefined],
  ['telemetry', undefined],
])('%s: %s', (name, expected) => expect(nearestName(name, names)).toBe(expected));

test.each([
  ['BaseURL', 'baseurl'],
  ['\u017fmtpPort', 'smtpport'],
  ['encryption\u212aey', 'encryptionkey'],
  ['ÄB', 'Äb'],
])('%s folds to %s', (name, expected) => expect(foldKey(name)).toBe(expected));
