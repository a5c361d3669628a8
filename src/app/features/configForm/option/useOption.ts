import type { HjsonDocument, HjsonValue } from 'hjson-document';
import { type RemovedParts, removedParts } from 'hjson-document/notes';
import { useMemo, useState } from 'react';
import { dottedName, type EditOutcome, type ValuePath } from 'source-text';
import { createVisit, type Snapshot, shownName } from '../../../../workspace/index.ts';
import { nameOfRemoved, removedSentence, revertedSentence } from '../../../commands/editSentences.ts';
import { announce } from '../../../page/announcer.ts';
import { activeOption } from '../../../page/editing.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { type OptionView, optionRows, optionViews } from './optionView.ts';
import { removeSetAside, switchedSentence } from './switchedSentence.ts';

/** The view of one option; renders again only when that option changed. */
export function useOptionView(key: string): OptionView | undefined {
  return useSelected((snapshot: Snapshot) => optionViews(snapshot).get(key));
}

/** The same for the row around the control, which stays while a value is typed. */
export function useOptionRow(key: string): OptionView | undefined {
  return useSelected((snapshot) => optionRows(snapshot).get(key));
}

export interface OptionEditor {
  /** Writes a value, as `source` if that is given; false if that was refused. */
  readonly set: (value: HjsonValue, source?: string) => boolean;
  /** Like `set`, for a keystroke that the control shows already. */
  readonly type: (value: HjsonValue) => boolean;
  /** Reverts what was written since a control got the focus, within the same step; false if that is not the last change. */
  readonly takeBack: () => boolean;
  /** Removes the option and announces what else was removed. False if that was refused. */
  readonly remove: () => boolean;
  /** Restores the option from the opened document, and announces which comments were removed. False if that was refused. */
  readonly revert: () => boolean;
  /** Sets the choice that fields depend on as a separate undo step, and announces what happened to the fields. */
  readonly choose: (path: ValuePath, value: HjsonValue) => void;
  /** False if that was refused. */
  readonly rename: (name: string) => boolean;
  /** Call when a control of the option gets the focus: subsequent changes are a new undo step. */
  readonly onFocus: () => void;
  /** Why the last edit was refused; undefined if it was made, or if the text has changed since. */
  readonly refusal: string | undefined;
  /** True if the last edit was refused, and the text has changed since. */
  readonly canRetry: boolean;
}

/** Writes one option. Keystrokes of one visit to the field are one undo step. */
export function useOptionEditor(path: ValuePath): OptionEditor {
  const page = usePageState();
  const workspace = useWorkspace();
  const [refused, setRefused] = useState<{ readonly text: string; readonly reason: string }>();
  const name = dottedName(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the name of the path: equal paths are different arrays
  const visit = useMemo(() => createVisit(workspace, path, Date.now), [workspace, name]);
  // The edit may be possible in the next text.
  const isCurrent = useSelected(({ text }) => refused?.text === text);

  function settle(outcome: EditOutcome): boolean {
    if (!outcome.ok) setRefused({ text: workspace.snapshot.text, reason: outcome.reason });
    // React may render again even when the state stays the same.
    else if (refused) setRefused(undefined);
    return outcome.ok;
  }

  function announceRemoval(sentence: string): void {
    announce(page, sentence, { canUndo: true });
  }

  function changeSince(before: HjsonDocument, outcome: EditOutcome): RemovedParts {
    return removedParts(before, workspace.snapshot.document, outcome.ok ? outcome.edits : []);
  }

  return {
    set: (value, source) => settle(visit.write(value, { source })),
    type: (value) => settle(visit.write(value, { isTyped: true })),
    takeBack: visit.takeBack,
    remove: () => {
      const before = workspace.snapshot.document;
      const outcome = workspace.removeOption(path, visit.origin('Remove'));
      if (outcome.ok) announceRemoval(removedSentence(nameOfRemoved(before, path), changeSince(before, outcome)));
      return settle(outcome);
    },
    revert: () => {
      const before = workspace.snapshot.document;
      const outcome = workspace.revertOption(path, visit.origin('Revert'));
      if (outcome.ok)
        announceRemoval(revertedSentence(shownName(workspace.snapshot.document, path), changeSince(before, outcome)));
      return settle(outcome);
    },
    choose: (changed, value) => {
      visit.begin();
      const outcome = workspace.setOptions([{ path: changed, value }], visit.origin('Change'));
      visit.begin();
      const sentence = outcome.ok ? switchedSentence(outcome) : '';
      if (outcome.ok && sentence !== '') {
        announce(page, sentence, { actions: removeSetAside(workspace, page, outcome), canUndo: true });
      }
      settle(outcome);
    },
    rename: (name) => settle(workspace.renameOption(path, name, visit.origin('Rename'))),
    onFocus: () => {
      visit.begin();
      page.part(activeOption).set(path);
    },
    canRetry: refused !== undefined && !isCurrent,
    refusal: isCurrent ? refused?.reason : undefined,
  };
}
