import type { OptionKey } from './optionKey.ts';
import { checkColour } from './rules/colour.ts';
import { checkConnectionString } from './rules/connectionString.ts';
import { duplicateKeys } from './rules/duplicateKeys.ts';
import { checkEncryptionKey } from './rules/encryptionKey.ts';
import { fieldsOfChoice } from './rules/fieldsOfChoice.ts';
import { checkMailFrom } from './rules/mailFrom.ts';
import { managedIdentity } from './rules/managedIdentity.ts';
import { emptyOption, missingOption } from './rules/missingOption.ts';
import { checkOidcIssuer } from './rules/oidcIssuer.ts';
import { checkPath } from './rules/path.ts';
import { placeholders } from './rules/placeholder.ts';
import type { Rule } from './rules/rule.ts';
import { sinceVersion } from './rules/sinceVersion.ts';
import { checkSmtpHostname } from './rules/smtpHostname.ts';
import { smtpPort } from './rules/smtpPort.ts';
import { checkSurroundingSpace } from './rules/surroundingSpace.ts';
import { keysOfKind, textRule } from './rules/textRule.ts';
import { positiveMinutes, queryWithinWrite } from './rules/timeouts.ts';
import { otherSpellings, unknownKeys } from './rules/unknownKeys.ts';
import { unquotedAfterText } from './rules/unquotedLiteral.ts';
import { checkBaseUrl, checkLinkUrl, checkTokenUrl } from './rules/url.ts';

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
