import type { Snapshot, Workspace } from '../../workspace/index.ts';
import { draftState } from '../drafts/draftState.ts';
import { announce } from './announcer.ts';
import { hasUnsavedWork } from './unsavedWork.ts';

/** Makes a text the open document and says so, with the way back to what it replaces. */
export function openDocument(
  workspace: Workspace,
  file: Parameters<Workspace['open']>[0],
  said = `Opened ${file.name}.`,
): void {
  const before = workspace.snapshot;
  workspace.open(file);
  announce([said, ...(file.notes ?? []), ...whatWasReplaced(before)].join(' '), { canUndo: before.file !== undefined });
}

/** What becomes of the document that was open before, as sentences. */
export function whatWasReplaced(before: Snapshot): readonly string[] {
  if (!before.file) return [];
  const { name } = before.file;
  if (!hasUnsavedWork(before)) return [`Undo brings ${name} back.`];
  const hasDrafts = ['none', 'kept'].includes(draftState().keeping);
  return [
    hasDrafts
      ? `Your unsaved changes to ${name} are kept as a draft.`
      : `Undo brings ${name} back, with your unsaved changes.`,
  ];
}
