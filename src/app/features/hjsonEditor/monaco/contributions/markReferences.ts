import type { editor, IDisposable } from 'monaco-editor/editor';
import { referencePlaces } from '../../../../../config/index.ts';
import styles from '../../Editor.module.css';
import type { EditorSession } from '../editorSession.ts';
import { shownAt } from '../positions.ts';
import { drawInPauses } from './drawInPauses.ts';

/** Colours the values that another program fills in. */
export function markReferences(view: editor.IStandaloneCodeEditor, session: EditorSession): IDisposable {
  const marks = view.createDecorationsCollection();

  return drawInPauses(session, ({ document }) => {
    const places = referencePlaces(document);
    // Setting them draws the whole text again.
    if (places.length === 0 && marks.length === 0) return;
    marks.set(places.map(({ range }) => ({ range: shownAt(session, range), options: reference })));
  });
}

const reference: editor.IModelDecorationOptions = { inlineClassName: styles.reference ?? '' };
