import { findNode, type HjsonDocument, type HjsonNode, plainValueOf } from '../hjson/index.ts';
import { dottedName, type Fix, type OptionPath } from '../text/index.ts';
import { removeFix, writeFix } from './fixes.ts';
import { nearestName } from './keyNames.ts';
import type { OptionFacts } from './option.ts';
import { optionAt, options } from './options.ts';
import { isPlaceholder, placeholderFinding } from './rules/placeholder.ts';
import type { Finding, RuleInput } from './rules/rule.ts';
import type { OptionKind } from './schema/kind.ts';
import { configSchema } from './schema/schema.ts';

/** Values of a wrong type, as zod finds them, in our own words. A value is never coerced; where one meaning is plain, a fix offers it. */
export function typeFindings(config: RuleInput): readonly Finding[] {
  const { document } = config;
  const result = configSchema.safeParse(plainValueOf(withoutUnknown(document.root)));
  const issues = result.success ? [] : result.error.issues;
  return [...wholeText(document), ...issues.flatMap(({ path }) => findingAt(document, path)), ...integerForms(config)];
}

/** What the schema has nothing to say about need not be turned into plain values. */
function withoutUnknown(root: HjsonNode): HjsonNode {
  if (root.kind !== 'object') return root;
  return { ...root, members: root.members.filter(({ key }) => optionAt([key.name])) };
}

function findingAt(document: HjsonDocument, path: OptionPath): readonly Finding[] {
  if (path.length === 0) return [rootFinding(document)];
  const node = findNode(document, path);
  const expected = expectedAt(path);
  // A damaged value reads as missing, and what it should be is not the question.
  if (!node || !expected) return [];
  return [finding({ document, path, node, ...expected })];
}

interface Mismatch {
  readonly document: HjsonDocument;
  readonly path: OptionPath;
  readonly node: HjsonNode;
  readonly kind: OptionKind | 'program';
  readonly facts: OptionFacts | undefined;
}

/** An entry of a record has no facts of its own: it is a program. */
function expectedAt(path: OptionPath): Pick<Mismatch, 'kind' | 'facts'> | undefined {
  const facts = optionAt(path);
  if (facts) return { kind: facts.kind, facts };
  return optionAt(path.slice(0, -1))?.kind === 'programs' ? { kind: 'program', facts: undefined } : undefined;
}

const literalKinds: readonly HjsonNode['kind'][] = ['number', 'boolean', 'null'];
const wantedWords: Readonly<Record<OptionKind | 'program', string>> = {
  text: 'text',
  secret: 'text',
  colour: 'text',
  path: 'text',
  url: 'text',
  choice: 'text',
  program: 'an Expr program, as text',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces',
  programs: 'an object in braces, with a program for each name',
};

function finding(mismatch: Mismatch): Finding {
  const { node, kind, path } = mismatch;
  if (kind !== 'program' && node.kind === 'string' && isPlaceholder(node.value, kind)) return placeholderFinding(path);
  const wantsText = kind === 'program' || wantedWords[kind] === 'text';
  if (wantsText && literalKinds.includes(node.kind)) return unquoted(mismatch);
  if (node.kind === 'null') return unset(mismatch);
  if (kind === 'choice' && node.kind === 'string') return notAChoice(mismatch);
  return wrongType(mismatch);
}

function rootFinding({ root }: HjsonDocument): Finding {
  return {
    code: 'root-not-object',
    severity: 'error',
    path: [],
    range: root.range,
    message: `The configuration has to be an object: keys with values. This is ${received(root)}.`,
  };
}

/** A text that fails as an object may still be one text or number to the server (hjson-grammar §3): then no option is read. */
function wholeText({ root, serverRoot }: HjsonDocument): readonly Finding[] {
  if (!serverRoot || root.kind !== 'object' || serverRoot.kind === 'object' || serverRoot.kind === 'array') return [];
  const place = { path: [], range: { start: root.range.start, end: root.range.start } };
  return [
    serverRoot.kind === 'null'
      ? {
          ...place,
          code: 'read-as-nothing',
          severity: 'warning',
          message: 'The server reads this as an empty configuration: every option has its default or is not set.',
        }
      : {
          ...place,
          code: 'read-as-one-value',
          severity: 'error',
          message: `The server takes the whole text for ${received(serverRoot)}, and finds no option in it. Mend the other errors first.`,
        },
  ];
}

/** Readers with a Go struct take it as text to the end of the line, readers into a map refuse it or see nothing (hjson-facts §1.1). */
function unquoted({ document, path, node, kind }: Mismatch): Finding {
  const source = document.text.slice(node.range.start, node.range.end);
  const fixes: Fix[] = [
    kind === 'program'
      ? writeFix(document, path, `'${source}'`, 'Make it a text for Expr')
      : writeFix(document, path, source, 'Quote it'),
  ];
  if (node.kind === 'null') fixes.push(removeFix(document, path, 'Remove'));
  return {
    code: node.kind === 'null' ? 'null-for-text' : 'unquoted-literal',
    severity: 'warning',
    path,
    message:
      node.kind === 'null'
        ? 'An unquoted null reads as not set, or as the text null with what follows it on the line, depending on the server. Remove it, or quote it.'
        : `${subject(path)} takes ${wantedWords[kind]}, and this is ${received(node)} without quotes. Some servers read it as text up to the end of the line, others refuse it. Quote it.`,
    fixes,
  };
}

function unset({ document, path, facts }: Mismatch): Finding {
  const fallback = facts?.default;
  const consequence =
    fallback !== undefined
      ? `so the default, ${JSON.stringify(fallback)}, applies`
      : facts?.mayBeOmitted
        ? 'as if it were left out'
        : 'and there is no default';
  return {
    code: 'null-is-unset',
    severity: facts?.mayBeOmitted ? 'hint' : 'warning',
    path,
    message: `The server reads null as not set, ${consequence}.`,
    fixes: [removeFix(document, path, 'Remove')],
  };
}

/** Other names of the two mechanisms, as other programs have them. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['plain', 'autoDiscover'],
  ['login', 'autoDiscover'],
  ['crammd5', 'autoDiscover'],
  ['password', 'autoDiscover'],
  ['basic', 'autoDiscover'],
  ['auto', 'autoDiscover'],
  ['oauth', 'xOAuth2'],
  ['oauth2', 'xOAuth2'],
  ['oauthbearer', 'xOAuth2'],
]);

function notAChoice({ document, path, node, facts }: Mismatch): Finding {
  const values = (facts?.choices ?? []).map(({ value }) => value);
  const written = node.kind === 'string' ? node.value : '';
  const meant = otherNames.get(written.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? nearestName(written, values);
  const ordered = [...values].sort((a, b) => Number(b === meant) - Number(a === meant));
  return {
    code: 'not-a-choice',
    severity: 'error',
    path,
    message: `${subject(path)} is ${values.join(' or ')}, written exactly so.${meant ? ` Did you mean ${meant}?` : ''}`,
    fixes: ordered.map((value) => writeFix(document, path, value, `Use ${value}`)),
  };
}

function wrongType({ document, path, node, kind }: Mismatch): Finding {
  const meant = plainMeaning(kind, node);
  return {
    code: 'wrong-type',
    severity: 'error',
    path,
    message: `${subject(path)} takes ${wantedWords[kind]}, and this is ${received(node)}.`,
    fixes: meant === undefined ? [] : [writeFix(document, path, meant, `Write ${meant}`)],
  };
}

const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
]);

/** What a value of another type stands for without a doubt. */
function plainMeaning(kind: Mismatch['kind'], node: HjsonNode): number | boolean | undefined {
  if (node.kind !== 'string' && node.kind !== 'number') return undefined;
  const text = node.kind === 'string' ? node.value.trim() : node.lexeme;
  if (kind === 'boolean') return booleanWords.get(text.toLowerCase());
  const isInteger = kind === 'integer' && /^-?(?:0|[1-9]\d{0,14})$/.test(text);
  return isInteger ? Number(text) : undefined;
}

/** Go refuses `587.0` and `1e3` for an integer, and what does not fit 64 bits, though the number is whole (hjson-facts §1.4). */
function integerForms({ document, node }: RuleInput): readonly Finding[] {
  return options.flatMap(({ path, kind }) => {
    const found = kind === 'integer' ? node(path) : undefined;
    if (found?.kind !== 'number' || !Number.isInteger(found.value)) return [];
    const isPlain = /^-?\d+$/.test(found.lexeme);
    if (isPlain && found.value >= -(2 ** 63) && found.value < 2 ** 63) return [];
    return [
      {
        code: 'integer-form',
        severity: 'error',
        path,
        message: isPlain
          ? `${subject(path)} is too large for the server.`
          : `${subject(path)} takes a whole number in digits alone. The server refuses a decimal point or exponent.`,
        fixes:
          !isPlain && Number.isSafeInteger(found.value)
            ? [writeFix(document, path, found.value, `Write ${found.value}`)]
            : [],
      },
    ];
  });
}

function received(node: HjsonNode): string {
  switch (node.kind) {
    case 'string':
      return node.style === 'quoteless' ? 'text' : 'text in quotes';
    case 'number':
      return 'a number';
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
  }
}

/** Names of token parameters are the user's own; they are not repeated. */
function subject(path: OptionPath): string {
  return optionAt(path) ? dottedName(path) : 'A token parameter';
}
