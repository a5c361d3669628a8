import type { HjsonValue } from 'hjson-document';
import { type StringWriting, stringWriting } from 'hjson-document/edits';
import { composeEdits, dottedName, type EditOutcome, invertEdits, type TextEdit, type ValuePath } from 'source-text';
import type { ChangeOrigin } from './history.ts';
import { shownName } from './shownName.ts';
import type { Workspace } from './workspace.ts';

/** A longer pause in typing, in milliseconds, begins another undo step, in any text. */
export const longPause = 1500;

/** A visit to a control of one option: everything written during it is one undo step, until a long pause. */
export interface Visit {
  /** Call when a control of the option gets the focus: what follows is another step. */
  begin(): void;
  /** The origin of a change. `verb` is for the undo button: "Change", "Remove". */
  origin(verb: string): ChangeOrigin;
  /**
   * Sets the option. `isTyped` for a letter that the control already shows. Written as `source` if that is given, else a string stays
   * written as it was when the visit began.
   */
  write(value: HjsonValue, how?: { readonly isTyped?: boolean; readonly source?: string | undefined }): EditOutcome;
  /** Reverts everything that was written. Returns false and does nothing if the text has been changed elsewhere since. */
  takeBack(): boolean;
}

/** What a visit has written. */
interface Written {
  readonly file: number | undefined;
  /** The resulting text. */
  readonly text: string;
  /** The edits from that text back to the previous one. */
  readonly back: readonly TextEdit[];
}

/** A visit to the option at the path; `now` returns a time in milliseconds. */
export function createVisit(workspace: Workspace, path: ValuePath, now: () => number): Visit {
  const name = dottedName(path);
  let step = 0;
  let lastChange = 0;
  let writing: StringWriting | undefined;
  let written: Written | undefined;

  function origin(verb: string): ChangeOrigin {
    const time = now();
    if (time - lastChange > longPause) step++;
    lastChange = time;
    const label = `${verb} ${shownName(workspace.snapshot.document, path)}`;
    return { view: 'form', path, label, mergeKey: `${verb} ${name} ${step}` };
  }

  /** What was written, unless the text has been changed elsewhere since. */
  function stillThere(): Written | undefined {
    const { text, file } = workspace.snapshot;
    return written?.text === text && written.file === file?.id ? written : undefined;
  }

  return {
    begin() {
      step++;
      writing = stringWriting(workspace.snapshot.document, path);
      written = undefined;
    },
    origin,
    write(value, { isTyped = false, source } = {}) {
      const { text, file } = workspace.snapshot;
      const earlier = stillThere()?.back ?? [];
      const outcome = workspace.setOption(path, value, { ...origin('Change'), isTyped }, { writing, source });
      if (!outcome.ok) return outcome;
      const back = composeEdits(invertEdits(text, outcome.edits), earlier);
      written = { file: file?.id, text: workspace.snapshot.text, back };
      return outcome;
    },
    takeBack() {
      const change = stillThere();
      if (!change) return false;
      workspace.apply(change.back, { ...origin('Change'), isTyped: true });
      written = undefined;
      return true;
    },
  };
}
