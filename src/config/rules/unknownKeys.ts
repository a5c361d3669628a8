import { dottedName, nearestName, safe, type ValuePath } from 'source-text';
import { removeFix, renameFix } from '../fixes.ts';
import type { UnknownMember } from '../keys/memberIndex.ts';
import { memberOrder, options } from '../schema/options.ts';
import { lookAlikeSentence } from './lookAlikeLetters.ts';
import type { Rule, RuleInput, RuleResult } from './rule.ts';

/** With more unknown keys than this they are hardly typos, and searching for similar names is slow. */
const mostSuggestions = 50;

/** Keys that are not options. They are kept: what the server does with them is not documented. */
export const unknownKeys: Rule = (config) =>
  config.unknown
    .filter(({ meant }) => !meant)
    .map((unknown, index) => unknownKey(config, unknown, index < mostSuggestions));

function unknownKey(config: RuleInput, { path, member }: UnknownMember, suggest: boolean): RuleResult {
  const name = member.key.name;
  const parent = path.slice(0, -1);
  const elsewhere = placeElsewhere(name, parent);
  const near = suggest && !elsewhere ? nearestName(name, memberOrder(parent)) : undefined;
  const isFree = near !== undefined && !config.member([...parent, near]);
  return {
    code: 'unknown-key',
    severity: 'warning',
    path,
    range: member.key.range,
    message:
      (elsewhere ?? near)
        ? `Not in the reference.${near ? lookAlikeSentence(name) : ''} Did you mean ${elsewhere ?? near}?`
        : `Not in the reference. Whether the server ignores or refuses this key is not documented.${placeOf(name)}`,
    fixes: [
      ...(near && isFree ? [renameFix(config.document, path, near)] : []),
      removeFix(config.document, path, 'Remove'),
    ],
  };
}

/** Parameters of a token request that are no options of the gateway. */
const tokenParameters = ['scope', 'audience', 'resource'];

/** `gatewayOAuth2.scope`, `smtpUsername`: an option in an object of its prefix, or a parameter of the token request. */
function placeElsewhere(name: string, parent: ValuePath): string | undefined {
  if (dottedName(parent) === 'gatewayOAuth2' && tokenParameters.includes(name))
    return `gatewayOAuth2.endpointParams.${name}`;
  if (parent.length > 0) return undefined;
  const lower = name.toLowerCase();
  const found = inObjects.find(
    ({ outer, inner }) =>
      lower.endsWith(inner) && lower.length > inner.length + 2 && outer.startsWith(lower.slice(0, -inner.length)),
  );
  return found && dottedName(found.path);
}

const folded = (path: ValuePath) => String(path.at(-1)).toLowerCase();

/** The options in objects, by the names of both in lower case. */
const inObjects = options
  .filter(({ path }) => path.length > 1)
  .map(({ path }) => ({ path, outer: String(path[0]).toLowerCase(), inner: folded(path) }));

/** Where options of this name belong, in any case. */
function placeOf(name: string): string {
  const paths = options.map(({ path }) => path).filter((path) => folded(path) === name.toLowerCase());
  if (paths.length === 0) return '';
  const parents = paths.map((path) => dottedName(path.slice(0, -1)));
  const place = parents.includes('') ? 'at the top level' : `in ${parents.join(' or ')}`;
  return ` ${paths[0]?.at(-1)} belongs ${place}.`;
}

/** Keys that differ from an option only in case (hjson-facts §1.3). */
export const otherSpellings: Rule = (config) =>
  config.unknown.flatMap((unknown) => {
    const { meant, path, member } = unknown;
    if (!meant) return [];
    const known = String(meant.path.at(-1));
    const isAlone = !config.member(meant.path);
    return [
      {
        code: 'key-case',
        severity: 'warning',
        path,
        range: member.key.range,
        message: isAlone
          ? `The key is spelled ${known}. hjson-go ignores upper and lower case when it reads into a Go struct, and only then.`
          : `This is ${known} in another case. Read into a Go struct, hjson-go treats both as one option, and ${winner(unknown, known)} wins. Keep one of them.`,
        fixes: isAlone
          ? [safe(renameFix(config.document, path, known))]
          : [removeFix(config.document, path, 'Remove this one')],
      },
    ];
  });

/** The spelling whose first occurrence comes later counts. */
function winner({ member, parent, meant }: UnknownMember, known: string): string {
  const firstOf = (name: string) => parent.members.findIndex(({ key }) => key.name === name);
  return meant && firstOf(member.key.name) > firstOf(known) ? 'this one' : `the one spelled ${known}`;
}
