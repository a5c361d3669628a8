import { Editor, type EditorProps } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { createRoot } from 'react-dom/client';
import type { PageState } from '../../state/pageState.ts';
import { preferences } from '../../state/preferences.ts';
import { editorOptions, readingOptions } from './editorOptions.ts';
import { languageId, registerLanguage } from './language.ts';
import { monaco } from './monaco.ts';
import { themeNow } from './useEditorTheme.ts';

/** An editor in an element of its own, which can be created before there is a place for it in the page. */
export interface SpareEditor {
  readonly host: HTMLElement;
  /** Undefined until it has been created. */
  readonly view: editor.IStandaloneCodeEditor | undefined;
  render(props: EditorProps): void;
  dispose(): void;
}

/** The editor that a page has ready; none at first. */
function spares(): { ready: SpareEditor | undefined } {
  return { ready: undefined };
}

/** Creates an editor without a document, for the next one to find. */
export function prepareEditor(page: PageState): void {
  const kept = page.part(spares);
  if (kept.ready) return;
  registerLanguage();
  const wishes = page.part(preferences).get();
  kept.ready = createSpareEditor();
  kept.ready.render({
    path: emptyPath,
    language: languageId,
    theme: themeNow(wishes.theme),
    options: { ...editorOptions, ...readingOptions(wishes) },
  });
}

/** The editor that is ready, or a new one; the caller disposes of it. */
export function takeEditor(page: PageState): SpareEditor {
  const kept = page.part(spares);
  const taken = kept.ready ?? createSpareEditor();
  kept.ready = undefined;
  return taken;
}

const emptyPath = 'inmemory://config/empty.hjson';

function createSpareEditor(): SpareEditor {
  const host = document.createElement('div');
  host.style.height = '100%';
  // A root of its own: React cannot move what it has rendered into another element.
  const root = createRoot(host);
  let view: editor.IStandaloneCodeEditor | undefined;
  let mounted: EditorProps['onMount'];
  return {
    host,
    get view() {
      return view;
    },
    render({ onMount, ...props }) {
      // The wrapper sets it after creating the editor: all of the page would be styled once more.
      if (!view && props.theme) monaco.editor.setTheme(props.theme);
      // The wrapper keeps to the function that it was rendered with first.
      mounted = onMount;
      const keep: EditorProps['onMount'] = (created, instance) => {
        view = created;
        mounted?.(created, instance);
      };
      root.render(<Editor keepCurrentModel {...props} onMount={keep} />);
    },
    dispose() {
      host.remove();
      // React refuses to end a root while it renders another one.
      queueMicrotask(() => {
        root.unmount();
        monaco.editor.getModel(monaco.Uri.parse(emptyPath))?.dispose();
      });
    },
  };
}
