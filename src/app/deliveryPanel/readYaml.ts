import { createYamlReader, type YamlReader } from '../../delivery/index.ts';

let reader: Promise<YamlReader> | undefined;

/** The YAML reader, in a separate chunk. If that can't be loaded, nothing is read as YAML. */
export function loadYamlReader(): Promise<YamlReader> {
  reader ??= import('yaml').then(createYamlReader, () => {
    reader = undefined;
    return () => undefined;
  });
  return reader;
}
