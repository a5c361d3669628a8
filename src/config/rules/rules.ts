import type { OptionKey } from '../schema/option.ts';
import { clientSecret } from './clientSecret.ts';
import { checkColour } from './colour.ts';
import { checkConnectionString } from './connectionString.ts';
import { controlCharacters } from './controlCharacters.ts';
import { checkDisguised, checkDisguisedProse, checkDisguisedSecret, checkEncodedCharacters } from './disguisedText.ts';
import { duplicateKeys } from './duplicateKeys.ts';
import { emptyOption } from './emptyOption.ts';
import { checkEncryptionKey } from './encryptionKey.ts';
import { fieldsOfChoice } from './fieldsOfChoice.ts';
import { checkLookAlikeLetters, checkLookAlikeWords } from './lookAlikeLetters.ts';
import { checkMailFrom } from './mailFrom.ts';
import { managedIdentity } from './managedIdentity.ts';
import { checkOidcIssuer } from './oidcIssuer.ts';
import { optionInText } from './optionInText.ts';
import { checkPastedAlong, checkPastedProse, checkPastedSecret } from './pastedAlong.ts';
import { checkDirectory, checkPath, checkPicture } from './path.ts';

import { placeholders } from './placeholder.ts';
import { redactionMark } from './redactionMark.ts';
import { referenceInConnection, references } from './references.ts';
import type { Rule, TextCheck } from './rule.ts';
import { checkSecretElsewhere } from './secretElsewhere.ts';
import { secretNeedsQuotes } from './secretNeedsQuotes.ts';
import { sinceVersion } from './sinceVersion.ts';
import { checkSmtpHostname } from './smtpHostname.ts';
import { smtpPort } from './smtpPort.ts';
import { checkSurroundingSpace } from './surroundingSpace.ts';
import { keysOfKind, type TextRule, textRule } from './textRule.ts';
import { positiveTimeLimit, queryWithinWrite } from './timeouts.ts';
import { tokenParameters } from './tokenParameters.ts';
import { otherSpellings, unknownKeys } from './unknownKeys.ts';
import { unquotedAfterText } from './unquotedLiteral.ts';
import { checkBaseUrl, checkLinkUrl, checkTokenUrl } from './url.ts';

const tokenUrls = keysOfKind('url').filter((key) => key.endsWith('.tokenUrl'));

/** Prose: names of people and organisations may have any character. */
const prose: readonly OptionKey[] = ['organisationName', 'mailFrom'];
const texts = keysOfKind('text', 'url', 'path').filter((key) => !prose.includes(key));
const withHost: readonly OptionKey[] = ['smtpHostname', 'mailFrom', ...keysOfKind('url')];
const secrets = keysOfKind('secret');

/** The checks of single texts, in the order of their problems. */
const textRules: readonly TextRule[] = [
  { keys: texts, check: checkDisguised },
  { keys: prose, check: checkDisguisedProse },
  { keys: secrets, check: checkDisguisedSecret },
  { keys: secrets, check: checkSecretElsewhere },
  // In a path of Windows, a backslash begins a name: `C:\users\uabcd`.
  { keys: keysOfKind('text', 'secret', 'url'), check: checkEncodedCharacters },
  { keys: [...texts, ...keysOfKind('colour')], check: checkPastedAlong },
  { keys: prose, check: checkPastedProse },
  // The checks of a connection string name what is around it.
  { keys: secrets.filter((key) => key !== 'pgConnStr'), check: checkPastedSecret },
  { keys: withHost, check: checkLookAlikeLetters },
  { keys: texts.filter((key) => !withHost.includes(key)), check: checkLookAlikeWords },
  { keys: ['baseUrl'], check: checkBaseUrl },
  { keys: ['supportPageUrl'], check: checkLinkUrl },
  { keys: tokenUrls, check: checkTokenUrl },
  { keys: ['oidcIssuer'], check: checkOidcIssuer },
  { keys: ['encryptionKey'], check: checkEncryptionKey, judgesSpace: true },
  { keys: ['pgConnStr'], check: checkConnectionString, judgesSpace: true },
  { keys: ['mailFrom'], check: checkMailFrom, judgesSpace: true },
  { keys: ['smtpHostname'], check: checkSmtpHostname },
  { keys: keysOfKind('colour'), check: checkColour },
  { keys: keysOfKind('path'), check: checkPath },
  { keys: ['templatesPath'], check: checkDirectory },
  { keys: ['accessReviewToolbarLogoPath', 'loginPageBackgroundPath'], check: checkPicture },
];

const spaceIsJudged = textRules.flatMap(({ keys, judgesSpace }) => (judgesSpace ? keys : []));
const surroundingSpace: TextRule = {
  keys: keysOfKind('text', 'secret').filter((key) => !spaceIsJudged.includes(key)),
  check: checkSurroundingSpace,
};

/** The checks of the text of one option. */
export function checksOf(key: string): readonly TextCheck[] {
  return [...textRules, surroundingSpace].flatMap(({ keys, check }) =>
    keys.some((each) => each === key) ? [check] : [],
  );
}

/** Everything that is checked beyond syntax and types. Each rule runs on every configuration, whatever the others found. */
export const rules: readonly Rule[] = [
  emptyOption,
  unknownKeys,
  otherSpellings,
  duplicateKeys,
  unquotedAfterText,
  secretNeedsQuotes,
  controlCharacters,
  sinceVersion,
  ...textRules.map(textRule),
  managedIdentity,
  clientSecret,
  tokenParameters,
  smtpPort,
  fieldsOfChoice,
  positiveTimeLimit,
  queryWithinWrite,
  placeholders,
  optionInText,
  redactionMark,
  references,
  referenceInConnection,
  textRule(surroundingSpace),
];
