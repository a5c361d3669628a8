import { createYamlReader, type YamlReader } from '../../delivery/index.ts';

let reader: Promise<YamlReader> | undefined;

/** The YAML reader, in a chunk of its own. Where that cannot be loaded, nothing is read as YAML. */
export function loadYamlReader(): Promise<YamlReader> {
  reader ??= import('yaml').then(createYamlReader, () => {
    reader = undefined;
    return () => undefined;
  });
  return reader;
}
