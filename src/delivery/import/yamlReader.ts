export interface YamlReader {
  /**
   * The documents of a YAML or JSON text as plain values; undefined if it is neither, `tooLarge` if it was not parsed because of its size.
   * A map that has a key twice has no value: some programs take the last, and others refuse it; `keyTwice` is the UTF-16 offset of it.
   */
  (text: string): readonly unknown[] | 'tooLarge' | { readonly keyTwice: number } | undefined;
  /** The documents of a YAML text with their comments, and each key as often as it is there; none if it is not YAML, or too large. */
  readonly nodes: (text: string) => readonly YamlNode[];
}

interface Commented {
  /** Lines without their `#`. */
  readonly above: string;
  /** After a scalar, or after the last item. */
  readonly behind: string;
}

export interface YamlMap extends Commented {
  readonly kind: 'map';
  /** True for a map in braces. */
  readonly flow: boolean;
  readonly pairs: readonly { readonly key: YamlNode; readonly value: YamlNode }[];
}

/** A node of a document, with its comments. */
export type YamlNode =
  | YamlMap
  | (Commented & { readonly kind: 'list'; readonly flow: boolean; readonly items: readonly YamlNode[] })
  /** `source`: as it is written. `isOwnStyle`: as a block of text, or in single quotes with one of them doubled, which only YAML reads. */
  | (Commented & {
      readonly kind: 'scalar';
      readonly value: unknown;
      readonly source: string;
      readonly isOwnStyle: boolean;
    })
  /** It refers to another one, or its tag says how a program gets the value. */
  | (Commented & { readonly kind: 'alias' });

/**
 * The package takes some 10 µs per token: above this limit, the page would freeze. A block scalar is one token, so a manifest may still
 * contain a large configuration.
 */
export const mostYamlTokens = 20_000;

/** The part of the `yaml` package that is used. */
export interface YamlPackage {
  readonly Lexer: new () => { lex(text: string): Iterable<string> };
  isMap(node: unknown): boolean;
  isSeq(node: unknown): boolean;
  isScalar(node: unknown): boolean;
  parseAllDocuments(
    text: string,
    options: { logLevel: 'silent'; prettyErrors: false; merge: true },
  ): Iterable<YamlDocument>;
}

interface YamlDocument {
  readonly errors: readonly { readonly code: string; readonly pos: readonly [number, number] }[];
  readonly contents: unknown;
  readonly commentBefore?: string | null;
  readonly comment?: string | null;
  toJS(options: { maxAliasCount: number }): unknown;
}

/** The code of the package's only error that leaves every value readable. */
const duplicateKey = 'DUPLICATE_KEY';

const isRead = (found: readonly YamlDocument[] | 'tooLarge' | undefined): found is readonly YamlDocument[] =>
  Array.isArray(found);

/** A node of the package: the properties that are read. */
interface PackageNode extends Pick<YamlDocument, 'commentBefore' | 'comment'> {
  readonly value?: unknown;
  readonly source?: string;
  readonly type?: string;
  readonly tag?: string;
  readonly flow?: boolean;
  readonly items?: readonly unknown[];
}

/**
 * A reader that uses the `yaml` package, which is passed in because the page loads it only when it is needed. The text must have passed
 * `refuseOversized`: the package overflows the stack on deep nesting.
 */
export function createYamlReader(yaml: YamlPackage): YamlReader {
  const documents = (text: string): readonly YamlDocument[] | 'tooLarge' | undefined => {
    try {
      if (hasTooManyTokens(yaml, text)) return 'tooLarge';
      const parsed = [...yaml.parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false, merge: true })];
      return parsed.some(({ errors }) => errors.some(({ code }) => code !== duplicateKey)) ? undefined : parsed;
    } catch {
      return undefined;
    }
  };
  const values = (text: string) => {
    const json = parseJson(text);
    if (json !== undefined) return [json];
    const parsed = documents(text);
    if (!isRead(parsed)) return parsed;
    const [twice] = parsed.flatMap(({ errors }) => errors);
    if (twice) return { keyTwice: twice.pos[0] };
    try {
      return parsed.map((document) => document.toJS({ maxAliasCount: 50 }));
    } catch {
      return undefined;
    }
  };
  const nodes = (text: string) => {
    const parsed = documents(text);
    if (!isRead(parsed)) return [];
    return parsed.map((document) => {
      const root = nodeOf(yaml, document.contents);
      return {
        ...root,
        above: joined(document.commentBefore, root.above),
        behind: joined(root.behind, document.comment),
      };
    });
  };
  return Object.assign(values, { nodes });
}

/** Reads nothing; used if the package cannot be loaded. */
export const noYaml: YamlReader = Object.assign(() => undefined, { nodes: () => [] });

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

function nodeOf(yaml: YamlPackage, found: unknown): YamlNode {
  const node = (found ?? { value: null }) as PackageNode;
  const comments = { above: node.commentBefore ?? '', behind: node.comment ?? '' };
  const { items = [], flow = false } = node;
  if (yaml.isMap(node)) {
    const pairs = (items as readonly { readonly key: unknown; readonly value: unknown }[]).map(({ key, value }) => ({
      key: nodeOf(yaml, key),
      value: nodeOf(yaml, value),
    }));
    return { kind: 'map', flow, pairs, ...comments };
  }
  if (yaml.isSeq(node)) return { kind: 'list', flow, items: items.map((item) => nodeOf(yaml, item)), ...comments };
  if (found && (!yaml.isScalar(node) || /^!(?!$)/.test(node.tag ?? ''))) return { kind: 'alias', ...comments };
  const { source = '', type = '' } = node;
  const isOwnStyle = type.startsWith('BLOCK_') || (type === 'QUOTE_SINGLE' && source.includes("'"));
  return { kind: 'scalar', value: node.value, source, isOwnStyle, ...comments };
}

/** JSON is also YAML, and the engine parses megabytes of it at once. */
function parseJson(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function hasTooManyTokens(yaml: YamlPackage, text: string): boolean {
  let count = 0;
  for (const _token of new yaml.Lexer().lex(text)) if (++count > mostYamlTokens) return true;
  return false;
}

/** Loads the YAML package when it is first needed, and once. If that fails, nothing is read as YAML until the next call tries again. */
export function yamlLoading(): () => Promise<YamlReader> {
  let reader: Promise<YamlReader> | undefined;
  return () => {
    reader ??= import('yaml').then(createYamlReader, () => {
      reader = undefined;
      return noYaml;
    });
    return reader;
  };
}
