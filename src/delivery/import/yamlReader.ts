/** The documents of a YAML or JSON text as plain values; undefined where it is neither. */
export type YamlReader = (text: string) => readonly unknown[] | undefined;

/** The part of the `yaml` package that is used. */
interface YamlPackage {
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
    try {
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
