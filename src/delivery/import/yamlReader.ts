/** The documents of a YAML or JSON text as plain values; undefined where it is neither, `tooLarge` where nobody looked. */
export type YamlReader = (text: string) => readonly unknown[] | 'tooLarge' | undefined;

/**
 * The package takes some 10 µs for each token: above this, the page would freeze. A block scalar is one token, so a manifest
 * may hold a large configuration all the same.
 */
export const mostYamlTokens = 20_000;

/** The part of the `yaml` package that is used. */
export interface YamlPackage {
  readonly Lexer: new () => { lex(text: string): Iterable<string> };
  parseAllDocuments(
    text: string,
    options: { logLevel: 'silent'; prettyErrors: false; uniqueKeys: false },
  ): Iterable<{ readonly errors: readonly unknown[]; toJS(options: { maxAliasCount: number }): unknown }>;
}

/**
 * A reader made of the `yaml` package, which is handed in because the page loads it only when it is needed.
 * The text must have passed `refuseOversized`: the package overflows the stack on deep nesting.
 */
export function createYamlReader(yaml: YamlPackage): YamlReader {
  return (text) => {
    const json = parseJson(text);
    if (json !== undefined) return [json];
    try {
      if (hasTooManyTokens(yaml, text)) return 'tooLarge';
      const documents = [
        ...yaml.parseAllDocuments(text, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false }),
      ];
      if (documents.some(({ errors }) => errors.length > 0)) return undefined;
      return documents.map((document) => document.toJS({ maxAliasCount: 50 }));
    } catch {
      return undefined;
    }
  };
}

/** JSON is YAML as well, and the engine reads megabytes of it at once. */
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
