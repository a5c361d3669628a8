import type { HjsonMember } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { mayHoldReferences } from '../../references/index.ts';
import { renameFix } from '../fixes.ts';
import { optionPath } from '../schema/option.ts';
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
  const names = [...new Set(members.map(({ key }) => key.name))];
  return [...namesOf(config, names), ...gatewayFacts(config, members), ...mailFacts(config)];
};

function namesOf(config: RuleInput, names: readonly string[]): readonly RuleResult[] {
  const seen = new Set<string>();
  return names.flatMap((name): readonly RuleResult[] => {
    const folded = name.toLowerCase();
    const isAgain = seen.has(folded);
    seen.add(folded);
    const path = () => [...paramsPath, name];
    if (name === '') return [warning('name', path(), 'The name of this parameter is empty. Write its name.')];
    if (/\s/.test(name)) {
      const message = 'The name of this parameter has a space, so that the provider does not know it.';
      const trimmed = name.trim();
      const isFree = !/\s/.test(trimmed) && trimmed !== '' && !names.includes(trimmed);
      const fixes = isFree ? [renameFix(config.document, path(), trimmed)] : [];
      return [{ ...warning('name', path(), message), fixes }];
    }
    const option = name === 'client_id' ? 'clientId' : name === 'client_secret' ? 'clientSecret' : undefined;
    if (option && config.text(`gatewayOAuth2.${option}`)) {
      const message = `golang.org/x/oauth2 sends gatewayOAuth2.${option} in its place, unless it signs in by the header.`;
      return [hint('replaced', path(), message)];
    }
    if (!isAgain) return [];
    return [hint('case', path(), 'Another parameter has this name in other letter case. Both are sent.')];
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
