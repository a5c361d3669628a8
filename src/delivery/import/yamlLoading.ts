import { createYamlReader, noYaml, type YamlReader } from './yamlReader.ts';

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
