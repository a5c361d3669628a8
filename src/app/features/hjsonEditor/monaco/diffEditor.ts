import { setHoverDelegateFactory } from 'monaco-editor/base/browser/ui/hover/hoverDelegateFactory';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { WorkbenchHoverDelegate } from 'monaco-editor/platform/hover/browser/hover';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';
import { diffOptions } from './editorOptions.ts';
import { languageId } from './language/language.ts';
import { monaco } from './monaco.ts';

export interface DiffEditor {
  /** Shows other texts in place of those that it shows. */
  show(before: string, now: string): void;
  /** Also cancels a comparison that is still being computed. */
  dispose(): void;
}

/** Shows two texts side by side in an element, or inline where it is narrow. */
export function createDiffEditor(container: HTMLElement, wraps: boolean): DiffEditor {
  const original = monaco.editor.createModel('', languageId);
  const modified = monaco.editor.createModel('', languageId);
  const view = monaco.editor.createDiffEditor(container, { ...diffOptions, diffWordWrap: wraps ? 'on' : 'off' });
  // Otherwise, the editor would keep comparing after disposal, and throw when the models are gone.
  const viewModel = view.createViewModel({ original, modified });
  view.setModel(viewModel);
  view.getOriginalEditor().updateOptions({ ariaLabel: 'Before' });
  view.getModifiedEditor().updateOptions({ ariaLabel: 'Now' });
  return {
    show(before, now) {
      if (original.getValue() !== before) original.setValue(before);
      if (modified.getValue() !== now) modified.setValue(now);
    },
    dispose() {
      for (const part of [viewModel, view, original, modified]) part.dispose();
      restoreHoverServices();
    },
  };
}

/**
 * Creates the hovers of all editors with services that live as long as the page. Every new editor creates them with its own
 * services, and after these are disposed of, no button bar, find box or problem view opens (microsoft/monaco-editor#4612).
 */
function restoreHoverServices(): void {
  setHoverDelegateFactory((placement, isInstant) =>
    StandaloneServices.get(IInstantiationService).createInstance(
      WorkbenchHoverDelegate,
      placement,
      { instantHover: isInstant },
      {},
    ),
  );
}
