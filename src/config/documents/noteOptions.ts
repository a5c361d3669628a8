import type { NoteOptions } from '../../hjson/index.ts';
import type { OptionPath } from '../../text/index.ts';
import { optionAt } from '../schema/options.ts';
import { documentationOf } from './template.ts';

/** How to read the note of an option: what the template says about it is documentation, and not a note. */
export function noteOptions(path: OptionPath): NoteOptions {
  const option = optionAt(path);
  return option ? { documentation: documentationOf(option) } : {};
}
