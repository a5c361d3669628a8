import { nodeValue } from 'hjson-document';
import { counted, type Refusable, refuse } from 'source-text';
import { analyseConfig } from '../../config/index.ts';
import { type OptionSetting, readDocument } from '../../workspace/index.ts';
import { whyUnreadable } from '../input/whyUnreadable.ts';

export type Settings = Refusable<{ readonly settings: readonly OptionSetting[] }>;

/** Every value that a configuration sets, to set it in another one; refused if that would leave anything out. */
export function settingsIn(text: string): Settings {
  const document = readDocument(text);
  const reason = whyUnreadable(document);
  if (reason) return refuse(reason);
  const { entries, unknown } = analyseConfig(document, 'latest');
  if (unknown.length > 0)
    return refuse(
      `${counted(unknown.length, 'key')} of it ${unknown.length === 1 ? 'is not an option' : 'are not options'}.`,
    );
  const settings: OptionSetting[] = [];
  for (const { option, state, node, value } of entries.values()) {
    if (state === 'unset' && value === null) return refuse(`${option.key} is null: remove it with unset.`);
    if (!node || state === 'unset') continue;
    const hasMembers = node.kind === 'object' && node.members.length > 0;
    if (option.kind === 'programs' && node.kind === 'object' && hasMembers) {
      for (const { key, value: program } of node.members) {
        if (program) settings.push({ path: [...option.path, key.name], value: nodeValue(program) });
      }
    } else if (option.kind !== 'object' || !hasMembers) settings.push({ path: option.path, value: nodeValue(node) });
  }
  return { ok: true, settings };
}
