import { dottedName, type ValuePath } from 'source-text';
import { optionAt } from '../../config/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import { announce } from '../page/announcer.ts';
import { localImageKey, moveLocalImage } from '../page/localImages.ts';
import type { PageState } from '../page/pageState.ts';

/**
 * Sets the path of a picture that is only shown from a local file: its name in the folder of the option's example. What a path is hardly
 * written with becomes a hyphen. False if the option cannot be set, which is announced.
 */
export function setImagePath(workspace: Workspace, page: PageState, option: ValuePath, fileName: string): boolean {
  const example = optionAt(option)?.example ?? '/';
  const path = example.slice(0, example.lastIndexOf('/') + 1) + fileName.replace(/[^\w.-]+/g, '-');
  const step = { view: 'panel', label: `Set ${dottedName(option)}`, path: option } as const;
  const outcome = workspace.setOption(option, path, step);
  if (!outcome.ok) {
    announce(page, outcome.reason);
    return false;
  }
  moveLocalImage(page, localImageKey(option, undefined), path);
  announce(page, `The path is ${path}. Change it if the file is elsewhere on the server.`, { canUndo: true });
  return true;
}
