import type { Document, Scalar } from 'yaml';

export interface YamlReader {
  /**
   * The documents of a YAML or JSON text as plain values; undefined if it is neither, `tooLarge` if it was not parsed because of its size.
   * A map that has a key twice has no value: some programs take the last, and others refuse it; `keyTwice` is the UTF-16 offset of it.
   */
  (text: string): readonly unknown[] | 'tooLarge' | { readonly keyTwice: number } | undefined;
  /**
   * The part of a document that the keys and indices lead to, in HJSON with its comments; undefined if it refers to another one, or its tag
   * says how a program gets a value.
   */
  readonly hjson: (text: string, document: number, steps: readonly string[]) => string | undefined;
}

/**
 * The package takes some 10 µs per token: above this limit, the page would freeze. A block scalar is one token, so a manifest may still
 * contain a large configuration.
 */
export const mostYamlTokens = 20_000;

/** The part of the `yaml` package that is used. */
export type YamlPackage = Pick<
  typeof import('yaml'),
  'Composer' | 'Document' | 'Lexer' | 'Parser' | 'isAlias' | 'isScalar' | 'visit'
>;

/** The code of the package's only error that leaves every value readable. */
const duplicateKey = 'DUPLICATE_KEY';

const isRead = (found: readonly Document[] | 'tooLarge' | undefined): found is readonly Document[] =>
  Array.isArray(found);

/**
 * A reader that uses the `yaml` package, which is passed in because the page loads it only when it is needed. The text must have passed
 * `refuseOversized`: the package overflows the stack on deep nesting.
 */
export function createYamlReader(yaml: YamlPackage): YamlReader {
  const documents = (text: string): readonly Document[] | 'tooLarge' | undefined => {
    // The package makes an error for each fault, and what called it takes ten times longer to note than all the rest.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
      const lexemes: string[] = [];
      for (const lexeme of new yaml.Lexer().lex(text)) if (lexemes.push(lexeme) > mostYamlTokens) return 'tooLarge';
      const parser = new yaml.Parser();
      const tokens = [...lexemes.flatMap((lexeme) => [...parser.next(lexeme)]), ...parser.end()];
      if (tokens.some(({ type }) => type === 'error')) return undefined;
      const parsed = [...new yaml.Composer({ logLevel: 'silent', merge: true }).compose(tokens)];
      return parsed.some(({ errors }) => errors.some(({ code }) => code !== duplicateKey)) ? undefined : parsed;
    } catch {
      return undefined;
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
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
  const hjson = (text: string, index: number, steps: readonly string[]) => {
    const parsed = documents(text);
    const document = isRead(parsed) ? parsed[index] : undefined;
    const part = document?.getIn(steps, true);
    if (!document || !part) return undefined;
    // It writes a flow collection as JSON does; without types, what is no text stays plain.
    const written = new yaml.Document(part, { schema: 'failsafe' });
    if (steps.length === 0)
      Object.assign(written, { commentBefore: document.commentBefore, comment: document.comment });
    let isWhole = true;
    yaml.visit(written, {
      Node: (at, node) => {
        if (yaml.isAlias(node) || /^!(?!$)/.test(node.tag ?? '')) isWhole = false;
        else Object.assign(node, { flow: true, anchor: undefined, tag: undefined });
        if (yaml.isScalar(node)) Object.assign(node, scalarText(node, at === 'key'));
      },
    });
    return isWhole ? written.toString({ doubleQuotedAsJSON: true, lineWidth: 0 }) : undefined;
  };
  return Object.assign(values, { hjson });
}

const hjsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number keeps its digits; where HJSON has no such number, it may have been meant as text. */
function scalarText({ value, source = '' }: Pick<Scalar, 'value' | 'source'>, isKey: boolean) {
  const isText = isKey || typeof value === 'string' || (typeof value === 'number' && !hjsonNumber.test(source));
  return {
    value: typeof value === 'number' ? source : String(value ?? null),
    type: isText ? 'QUOTE_DOUBLE' : 'PLAIN',
  };
}

/** Reads nothing; used if the package cannot be loaded. */
export const noYaml: YamlReader = Object.assign(() => undefined, { hjson: () => undefined });

/** JSON is also YAML, and the engine parses megabytes of it at once. */
export function parseJson(text: string): unknown {
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
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
