import { useRef, useState } from 'react';
import {
  type HjsonDocument,
  type HjsonValue,
  type RemovedParts,
  removedParts,
  type StringWriting,
  stringWriting,
} from '../../hjson/index.ts';
import { diffLines, dottedName, type EditOutcome, type OptionPath } from '../../text/index.ts';
import { type ChangeOrigin, type Snapshot, shownName } from '../../workspace/index.ts';
import { activeOption } from '../state/activeOption.ts';
import { announce } from '../state/announcer.ts';
import { nameOfRemoved, removedSentence, revertedSentence } from '../state/editSentences.ts';
import { usePageState } from '../state/pageState.ts';
import { useSelected, useWorkspace } from '../state/useWorkspace.ts';
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
  /** Writes a value; false where that was refused. */
  readonly set: (value: HjsonValue) => boolean;
  /** Like `set`, for a letter that the control shows already. */
  readonly type: (value: HjsonValue) => boolean;
  /**
   * Remembers the text. The function returned brings it back to the letter, as a part of the same step; for as long as only this
   * option is changed. It returns false where another file is open by then.
   */
  readonly remember: () => () => boolean;
  /** Removes the option and says what else went. False where that was refused. */
  readonly remove: () => boolean;
  /** Makes the option what it was when the document was opened, and says which comments went. False where that was refused. */
  readonly revert: () => boolean;
  /** Sets the choice that fields depend on as one separate undo step, and says what became of the fields. */
  readonly choose: (path: OptionPath, value: HjsonValue) => void;
  /** False where that was refused. */
  readonly rename: (name: string) => boolean;
  /** Call when a control of the option gets the focus: subsequent changes are a new undo step. */
  readonly onFocus: () => void;
  /** Why the last edit was not made; undefined when it was, or when the text has changed since. */
  readonly refusal: string | undefined;
  /** True when the last edit was not made, and the text has changed since. */
  readonly canRetry: boolean;
}

interface Visit {
  /** Identifies the undo step. */
  number: number;
  lastChange: number;
  /** The source of the value when the control got the focus: intermediate values may need quotes. */
  writing: StringWriting | undefined;
}

/** A pause of this length, in milliseconds, ends an undo step. */
const longPause = 1500;

/** Writes one option. Keystrokes of one visit to the field are one undo step. */
export function useOptionEditor(path: OptionPath): OptionEditor {
  const page = usePageState();
  const workspace = useWorkspace();
  const [refused, setRefused] = useState<{ readonly text: string; readonly reason: string }>();
  const visit = useRef<Visit>({ number: 0, lastChange: 0, writing: undefined });
  // The edit may be possible in the next text.
  const isCurrent = useSelected(({ text }) => refused?.text === text);

  function origin(verb: string): ChangeOrigin {
    const now = Date.now();
    if (now - visit.current.lastChange > longPause) visit.current.number++;
    visit.current.lastChange = now;
    const name = dottedName(path);
    const shown = shownName(workspace.snapshot.document, path);
    return { view: 'form', path, label: `${verb} ${shown}`, mergeKey: `${verb} ${name} ${visit.current.number}` };
  }

  function settle(outcome: EditOutcome): boolean {
    if (!outcome.ok) setRefused({ text: workspace.snapshot.text, reason: outcome.reason });
    // React may render again even when the state stays the same.
    else if (refused) setRefused(undefined);
    return outcome.ok;
  }

  function write(value: HjsonValue, step: ChangeOrigin): boolean {
    return settle(workspace.setOption(path, value, step, visit.current.writing));
  }

  function tell(sentence: string): void {
    announce(page, sentence, { canUndo: true });
  }

  function changeSince(before: HjsonDocument, outcome: EditOutcome): RemovedParts {
    return removedParts(before, workspace.snapshot.document, outcome.ok ? outcome.edits : []);
  }

  return {
    set: (value) => write(value, origin('Change')),
    type: (value) => write(value, { ...origin('Change'), isTyped: true }),
    remember: () => {
      const { text, file } = workspace.snapshot;
      return () => {
        const { snapshot } = workspace;
        if (snapshot.file?.id !== file?.id) return false;
        workspace.apply(diffLines(snapshot.text, text), { ...origin('Change'), isTyped: true });
        return true;
      };
    },
    remove: () => {
      const before = workspace.snapshot.document;
      const outcome = workspace.removeOption(path, origin('Remove'));
      if (outcome.ok) tell(removedSentence(nameOfRemoved(before, path), changeSince(before, outcome)));
      return settle(outcome);
    },
    revert: () => {
      const before = workspace.snapshot.document;
      const outcome = workspace.revertOption(path, origin('Revert'));
      if (outcome.ok)
        tell(revertedSentence(shownName(workspace.snapshot.document, path), changeSince(before, outcome)));
      return settle(outcome);
    },
    choose: (changed, value) => {
      visit.current.number++;
      const outcome = workspace.setOptions([{ path: changed, value }], origin('Change'));
      visit.current.number++;
      const sentence = outcome.ok ? switchedSentence(outcome) : '';
      if (outcome.ok && sentence !== '') {
        announce(page, sentence, { action: removeSetAside(workspace, page, outcome), canUndo: true });
      }
      settle(outcome);
    },
    rename: (name) => settle(workspace.renameOption(path, name, origin('Rename'))),
    onFocus: () => {
      visit.current.number++;
      visit.current.writing = stringWriting(workspace.snapshot.document, path);
      page.part(activeOption).set(path);
    },
    canRetry: refused !== undefined && !isCurrent,
    refusal: isCurrent ? refused?.reason : undefined,
  };
}
