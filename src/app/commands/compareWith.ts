import { recognisePaste, type YamlReader, yamlLoading } from '../../delivery/index.ts';
import { openText, readsAsConfiguration } from '../../opening/index.ts';
import { addText, comparedTexts } from '../page/files.ts';
import type { PageState } from '../page/pageState.ts';
import { type ChosenFile, rawText } from '../platform/fileAccess.ts';

/** Compares the open document with each configuration in a text, such as a Compose file. False if the text contains none. */
export function compareWithFound(page: PageState, label: string, text: string, readYaml: YamlReader): boolean {
  const found = recognisePaste(text, readYaml, label);
  if (found.kind !== 'found') return false;
  for (const { text: choice, origin, otherVariables: variables } of found.choices) {
    const ownLabel = found.choices.length > 1 || found.isAsked ? `${label}: ${origin}` : label;
    addText(page.part(comparedTexts), { label: ownLabel, text: choice, variables });
  }
  return true;
}

/** The same with a file that is or contains a configuration; otherwise returns why it cannot be compared. */
export async function compareWithFile(
  page: PageState,
  { name, bytes, handle }: ChosenFile,
): Promise<string | undefined> {
  const opened = openText(bytes);
  if (!opened.ok) return opened.reason;
  const { text } = opened;
  if (readsAsConfiguration(text)) {
    const file = { savedText: rawText(bytes), onDisk: handle && { handle, bytes } };
    addText(page.part(comparedTexts), { label: name, text, variables: [], file });
    return undefined;
  }
  const readYaml = await page.part(yamlLoading)();
  return compareWithFound(page, name, text, readYaml) ? undefined : 'no configuration was found.';
}
