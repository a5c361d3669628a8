import type { Edited, HjsonDocument, HjsonValue } from 'hjson-document';
import { type EditOutcome, type Refusable, type Refused, refuse, type TextEdit, type ValuePath } from 'source-text';
import { edits, valueFault, type Written } from '../config/index.ts';
import { type OptionSetting, type SettingsOutcome, setValues } from './documentEdits.ts';
import type { ChangeOrigin } from './history.ts';

/** Edits of options, each of them one step. If one is refused, nothing changes and the reason is returned. */
export interface OptionEdits {
  /**
   * Sets the value at a path, adding what is missing on the way. A value that the option's zod type refuses is not written.
   */
  setOption(path: ValuePath, value: HjsonValue, origin: ChangeOrigin, written?: Written): EditOutcome;
  /**
   * Sets several options; if one cannot be set, all stay as they are. With a new choice, such as that of `smtpAuth.mechanism.type`, the
   * fields of the other one become comments, and its own are restored from theirs.
   */
  setOptions(values: readonly OptionSetting[], origin: ChangeOrigin): SettingsOutcome;
  /** Removes the comments that are commented-out options. */
  removeCommented(paths: readonly ValuePath[], origin: ChangeOrigin): EditOutcome;
  removeOption(path: ValuePath, origin: ChangeOrigin): EditOutcome;
  /** Restores an option as it was when the document was opened, byte for byte if that reads the same now: set, unset or commented out. */
  revertOption(path: ValuePath, origin: ChangeOrigin): EditOutcome;
  /** Removes several options; if one cannot be removed, all stay. */
  removeOptions(paths: readonly ValuePath[], origin: ChangeOrigin): EditOutcome;
  renameOption(path: ValuePath, name: string, origin: ChangeOrigin): EditOutcome;
  /** Writes the comment that is the note of an option; an empty text removes it. */
  setNote(path: ValuePath, text: string, origin: ChangeOrigin): EditOutcome;
}

/** The document to edit. */
interface EditedText {
  readonly document: () => HjsonDocument;
  /** As it was opened. */
  readonly opened: () => HjsonDocument;
  /** Replaces the document by one that these edits lead to. */
  readonly change: (edits: readonly TextEdit[], after: HjsonDocument, origin: ChangeOrigin) => void;
}

export function createOptionEdits({ document: current, opened, change }: EditedText): OptionEdits {
  function changeBy<Outcome extends Refusable<Edited>>(
    origin: ChangeOrigin,
    edit: (document: HjsonDocument) => Outcome,
  ): Outcome | Refused {
    const document = current();
    const { excess } = document;
    if (excess) return refuse(`The text ${excess.reason}, so it can only be edited as text.`);
    const outcome = edit(document);
    if (outcome.ok) change(outcome.edits, outcome.after, origin);
    return outcome;
  }

  return {
    setOption(path, value, origin, written) {
      const reason = valueFault(path, value);
      return reason ? refuse(reason) : changeBy(origin, edits.set(path, value, written));
    },
    setOptions(values, origin) {
      const reason = values.map(({ path, value }) => valueFault(path, value)).find(Boolean);
      return reason ? refuse(reason) : changeBy(origin, setValues(values));
    },
    removeCommented: (paths, origin) => changeBy(origin, edits.removeCommented(paths)),
    removeOption: (path, origin) => changeBy(origin, edits.remove(path)),
    revertOption: (path, origin) => changeBy(origin, edits.restore(path, opened())),
    removeOptions: (paths, origin) => changeBy(origin, edits.removeAll(paths)),
    renameOption: (path, name, origin) => changeBy(origin, edits.rename(path, name)),
    setNote: (path, text, origin) => changeBy(origin, edits.note(path, text)),
  };
}
