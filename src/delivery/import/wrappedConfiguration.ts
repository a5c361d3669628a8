import { readsAsConfiguration } from '../../opening/index.ts';
import { refuseOversized } from './pasteLimits.ts';
import { recognisePaste } from './recognisePaste.ts';
import type { YamlReader } from './yamlReader.ts';

/**
 * The kind of file that contains a configuration, such as "Compose file", for a text that is not a configuration itself; undefined if none
 * was found. Also returned if the kind is clear but the value cannot be known: then the preview says why.
 */
export function findWrapping(text: string, readYaml: YamlReader, fileName = ''): string | undefined {
  if (refuseOversized(text) || readsAsConfiguration(text)) return undefined;
  const recognition = recognisePaste(text, readYaml, fileName);
  if (recognition.kind === 'refused') return recognition.reader;
  if (recognition.kind === 'empty') return undefined;
  return recognition.choices.find((choice) => choice.text !== text)?.reader;
}
