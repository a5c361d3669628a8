import type { OptionKey } from '../schema/optionKey.ts';
import { checkColour } from './colour.ts';
import { checkConnectionString } from './connectionString.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { checkEncryptionKey } from './encryptionKey.ts';
import { fieldsOfChoice } from './fieldsOfChoice.ts';
import { checkMailFrom } from './mailFrom.ts';
import { managedIdentity } from './managedIdentity.ts';
import { emptyOption, missingOption } from './missingOption.ts';
import { checkOidcIssuer } from './oidcIssuer.ts';
import { checkPath } from './path.ts';
import { placeholders } from './placeholder.ts';
import type { Rule } from './rule.ts';
import { sinceVersion } from './sinceVersion.ts';
import { checkSmtpHostname } from './smtpHostname.ts';
import { smtpPort } from './smtpPort.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';
import { keysOfKind, textRule } from './textRule.ts';
import { positiveMinutes, queryWithinWrite } from './timeouts.ts';
import { otherSpellings, unknownKeys } from './unknownKeys.ts';
import { unquotedAfterText } from './unquotedLiteral.ts';
import { checkBaseUrl, checkLinkUrl, checkTokenUrl } from './url.ts';

const tokenUrls = keysOfKind('url').filter((key) => key.endsWith('.tokenUrl'));
/** Texts that their own rule trims, or whose spaces it names. */
const watchedForSpace: readonly OptionKey[] = ['encryptionKey', 'pgConnStr', 'mailFrom', 'smtpHostname'];

/** Everything that is checked beyond syntax and types. Each rule runs on every configuration, whatever the others found. */
export const rules: readonly Rule[] = [
  missingOption,
  emptyOption,
  unknownKeys,
  otherSpellings,
  duplicateKeys,
  unquotedAfterText,
  sinceVersion,
  textRule(['baseUrl'], checkBaseUrl),
  textRule(['supportPageUrl'], checkLinkUrl),
  textRule(tokenUrls, checkTokenUrl),
  textRule(['oidcIssuer'], checkOidcIssuer),
  textRule(['encryptionKey'], checkEncryptionKey),
  textRule(['pgConnStr'], checkConnectionString),
  managedIdentity,
  textRule(['mailFrom'], checkMailFrom),
  textRule(['smtpHostname'], checkSmtpHostname),
  smtpPort,
  fieldsOfChoice,
  textRule(keysOfKind('colour'), checkColour),
  textRule(keysOfKind('path'), checkPath),
  positiveMinutes,
  queryWithinWrite,
  placeholders,
  textRule(
    keysOfKind('text', 'secret').filter((key) => !watchedForSpace.includes(key)),
    checkSurroundingSpace,
  ),
];
