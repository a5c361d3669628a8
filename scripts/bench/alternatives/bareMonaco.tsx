import Hjson from 'hjson';
import type { editor } from 'monaco-editor/editor';
import { useMemo, useRef } from 'react';
import { BareForm } from './BareForm.tsx';
import { type Field, fieldsOf, setAt } from './fields.ts';
import { renderPage } from './OpenFile.tsx';
import { SideBySide } from './SideBySide.tsx';

const writesWhole = new URLSearchParams(location.search).get('edit') === 'whole';

/** What a form beside Monaco costs that only writes: the text is read once and never again. */
function BareMonaco({ text }: { readonly text: string }) {
  const config = useMemo(() => Hjson.parse(text), [text]);
  const fields = useMemo(() => fieldsOf(config), [config]);
  const model = useRef<editor.ITextModel>(null);

  function write(field: Field, value: string) {
    if (!model.current) return;
    setAt(config, field.path, value);
    const edit = writesWhole
      ? { range: model.current.getFullModelRange(), text: Hjson.stringify(config) }
      : { range: rangeOf(model.current, field), text: value };
    model.current.pushEditOperations([], [edit], () => null);
  }

  return (
    <SideBySide
      form={<BareForm fields={fields} onType={write} />}
      text={text}
      onMount={(view) => {
        model.current = view.getModel();
      }}
    />
  );
}

/** From after the colon of a member to the end of its line. */
function rangeOf(model: editor.ITextModel, { path }: Field) {
  const [found] = model.findMatches(`^\\s*"?${path.at(-1)}"?\\s*:\\s*`, false, true, true, null, false, 1);
  if (!found) throw new Error(`the text has no ${path.join('.')}`);
  const { endLineNumber: line, endColumn } = found.range;
  return {
    startLineNumber: line,
    startColumn: endColumn,
    endLineNumber: line,
    endColumn: model.getLineMaxColumn(line),
  };
}

renderPage((text) => <BareMonaco text={text} />);
