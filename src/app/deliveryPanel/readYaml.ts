import { createYamlReader, type YamlReader } from '../../delivery/index.ts';

/** Loads the YAML reader, a separate chunk, once for a page. If that fails, nothing is read as YAML until the next call tries again. */
export function yamlLoading(): () => Promise<YamlReader> {
  let reader: Promise<YamlReader> | undefined;
  return () => {
    reader ??= import('yaml').then(createYamlReader, () => {
      reader = undefined;
      return () => undefined;
    });
    return reader;
  };
}
