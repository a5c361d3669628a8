import type { EditorProps } from '@monaco-editor/react';
import type { editor } from 'monaco-editor/editor';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePageState } from '../../state/pageState.ts';
import styles from '../Editor.module.css';
import { colourFirstLines } from './colourFirstLines.ts';
import { type SpareEditor, takeEditor } from './spareEditor.tsx';

interface PlacedEditorProps extends Pick<EditorProps, 'className' | 'loading'> {
  readonly model: editor.ITextModel;
  readonly language: string;
  readonly theme: string;
  readonly options: editor.IStandaloneEditorConstructionOptions;
  /** Called once, when the editor shows the model. */
  readonly onMount: (view: editor.IStandaloneCodeEditor) => void;
}

/** Monaco in the place where this is rendered: the editor that was made ready, or a new one. */
export function PlacedEditor({ model, onMount, ...props }: PlacedEditorProps) {
  const page = usePageState();
  const place = useRef<HTMLDivElement>(null);
  const placed = useRef<SpareEditor>(undefined);
  const { language, theme, options } = props;
  const render = useEffectEvent(() => {
    const taken = placed.current;
    const isNew = taken?.view === undefined;
    taken?.render({ ...props, path: model.uri.toString(), ...(isNew && { onMount }) });
    colourFirstLines(model);
  });
  /** At once: its wrapper would give it the model after another frame only. */
  const showAtOnce = useEffectEvent((view: editor.IStandaloneCodeEditor) => {
    const empty = view.getModel();
    view.updateOptions(options);
    colourFirstLines(model);
    view.setModel(model);
    empty?.dispose();
    view.layout();
    onMount(view);
  });

  useLayoutEffect(() => {
    const taken = takeEditor(page);
    placed.current = taken;
    place.current?.append(taken.host);
    if (taken.view) showAtOnce(taken.view);
    return () => taken.dispose();
  }, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the editor shows with
  useLayoutEffect(render, [language, theme, options]);

  return <div ref={place} className={styles.place} />;
}
