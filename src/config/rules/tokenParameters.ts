import { findNode, type HjsonDocument, type HjsonMember } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import type { ValuePath } from 'source-text';
import { mayHoldReferences } from '../../references/index.ts';
import { renameFix } from '../fixes.ts';
import { type OptionKey, optionPath } from '../schema/option.ts';
import { type ParameterFact, tokenEndpointOf } from '../values/providers.ts';
import type { TokenParameterCode } from './codes.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Rule, RuleInput, RuleResult } from './rule.ts';

const paramsPath = optionPath('gatewayOAuth2.endpointParams');
const mailScopePath = optionPath('smtpAuth.mechanism.scope');

/** The entries of `endpointParams` by name, with what each provider needs and refuses; and the scope of the token for mail. */
export const tokenParameters: Rule = (config) => {
  const node = config.node('gatewayOAuth2.endpointParams');
  const members = node?.kind === 'object' ? node.members : [];
  return [...nameFacts(config), ...gatewayFacts(config, members), ...mailFacts(config)];
};

function nameFacts(config: RuleInput): readonly RuleResult[] {
  return unusualNames(config.document).flatMap(({ name, isAgain, trimmed }): readonly RuleResult[] => {
    const path = [...paramsPath, name];
    if (name === '') return [warning('name', path, 'The name of this parameter is empty. Write its name.')];
    if (/\s/.test(name)) {
      const message = 'The name of this parameter has a space, so that the provider does not know it.';
      const fixes = trimmed ? [renameFix(config.document, path, trimmed)] : [];
      return [{ ...warning('name', path, message), fixes }];
    }
    const option = optionSentAs.get(name);
    if (option && config.text(option)) {
      const message = `golang.org/x/oauth2 sends ${option} in its place, unless it signs in by the header.`;
      return [hint('replaced', path, message)];
    }
    if (!isAgain) return [];
    return [hint('case', path, 'Another parameter has this name in other letter case. Both are sent.')];
  });
}

interface UnusualName {
  readonly name: string;
  /** In other letter case, a name before it. */
  readonly isAgain: boolean;
  /** What it is without the space around it, if nothing else has that name. */
  readonly trimmed: string | undefined;
}

const optionSentAs: ReadonlyMap<string, OptionKey> = new Map([
  ['client_id', 'gatewayOAuth2.clientId'],
  ['client_secret', 'gatewayOAuth2.clientSecret'],
]);

/** The names of parameters that there may be something to say about; a change of one value leaves all names as they are. */
const unusualNames = defineField<readonly UnusualName[]>({ create: unusualNamesIn, update: (names) => names });

function unusualNamesIn(document: HjsonDocument): readonly UnusualName[] {
  const params = findNode(document, paramsPath);
  const names = new Set(params?.kind === 'object' ? params.members.map(({ key }) => key.name) : []);
  const seen = new Set<string>();
  return [...names].flatMap((name) => {
    const isAgain = seen.has(name.toLowerCase());
    seen.add(name.toLowerCase());
    if (!isAgain && !optionSentAs.has(name) && name !== '' && !/\s/.test(name)) return [];
    const trimmed = name.trim();
    const isFree = !/\s/.test(trimmed) && trimmed !== '' && !names.has(trimmed);
    return [{ name, isAgain, trimmed: isFree ? trimmed : undefined }];
  });
}

function gatewayFacts(config: RuleInput, members: readonly HjsonMember[]): readonly RuleResult[] {
  return factsAt(config.text('gatewayOAuth2.tokenUrl')).flatMap((fact): readonly RuleResult[] => {
    const { name, kind, form, advice } = fact;
    const path = [...paramsPath, name];
    // hjson-go takes the last one.
    const member = members.findLast(({ key }) => key.name === name);
    if (!member) {
      return kind === 'needed' ? [hint('missing', optionPath('gatewayOAuth2.tokenUrl'), advice)] : [];
    }
    if (kind === 'refused') return [warning('refused', path, advice)];
    const node = member.value;
    const [, literal] = /^\s*(?:'([^'\\]*)'|"([^"\\]*)")\s*$/.exec(node?.kind === 'string' ? node.value : '') ?? [];
    return isRefused(literal, form) ? [warning('form', path, advice)] : [];
  });
}

/** Exchange Online takes tokens of its own alone. */
const otherApplication = /^https:\/\/graph\.microsoft\./i;

function mailFacts(config: RuleInput): readonly RuleResult[] {
  const scope = config.text('smtpAuth.mechanism.scope');
  return factsAt(config.text('smtpAuth.mechanism.tokenUrl')).flatMap(({ name, form, kind, advice }) => {
    if (name !== 'scope') {
      return kind === 'needed' ? [hint('missing', optionPath('smtpAuth.mechanism.tokenUrl'), advice)] : [];
    }
    if (isRefused(scope, form)) return [warning('form', mailScopePath, advice)];
    if (!otherApplication.test(scope ?? '')) return [];
    const message = 'This scope is for Microsoft Graph. For mail it is https://outlook.office365.com/.default.';
    return [warning('form', mailScopePath, message)];
  });
}

function factsAt(tokenUrl: string | undefined): readonly ParameterFact[] {
  return tokenEndpointOf(tokenUrl ?? '')?.endpoint.parameters ?? [];
}

function isRefused(value: string | undefined, form: RegExp | undefined): boolean {
  if (!value || !form || mayHoldReferences(value) || isPlaceholder(value, 'text')) return false;
  return !form.test(value);
}

type Kind = TokenParameterCode extends `token-parameter-${infer Name}` ? Name : never;

function warning(kind: Kind, path: ValuePath, message: string): RuleResult {
  return { code: `token-parameter-${kind}`, severity: 'warning', path, message };
}

function hint(kind: Kind, path: ValuePath, message: string): RuleResult {
  return { ...warning(kind, path, message), severity: 'hint' };
}
