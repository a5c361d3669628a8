import type { editor } from 'monaco-editor/editor';
import type { Refused } from '../../../../masking/index.ts';
import type { TextChange, Workspace } from '../../../../workspace/index.ts';
import type { PageState } from '../../../page/pageState.ts';
import type { Binding } from '../binding/binding.ts';

/** The editor's side of one workspace: model, binding and markers. Lives as long as the workspace, through every view of it. */
export interface EditorSession {
  readonly workspace: Workspace;
  readonly page: PageState;
  readonly model: editor.ITextModel;
  readonly binding: Binding;
  /** Gives the focus to the editor that shows the model. */
  focus: () => void;
  /** Calls back when an edit was refused because of what it would have done to a hidden secret. */
  onRefused: (why: Refused) => void;
  /** Calls back when a change from elsewhere has reached the model, with the offset where it ends there. */
  onOutsideChange: (change: TextChange, end: number) => void;
}
