import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { monaco } from '../../../src/app/hjsonEditor/monaco/monaco.ts';
import { options } from '../../../src/config/index.ts';
import { findNode, parseHjson } from '../../../src/hjson/index.ts';
import { invariant, mapPosition, type TextEdit } from '../../../src/text/index.ts';
import { OpenFile, SideBySide } from './SideBySide.tsx';

interface Field {
  readonly key: string;
  readonly title: string;
  readonly value: string;
  readonly start: number;
}

/** Every value of the text that one input can hold. The text is read this once and never again. */
function fieldsOf(text: string): readonly Field[] {
  const document = parseHjson(text);
  return options.flatMap(({ key, path, title }) => {
    const range = findNode(document, path)?.range;
    const value = range && text.slice(range.start, range.end);
    return value === undefined || value.includes('\n') ? [] : [{ key, title, value, start: range?.start ?? 0 }];
  });
}

/** What a form costs that only knows where each value begins: a render, and the edit of that value in Monaco. */
function BareForm({ text }: { readonly text: string }) {
  const [fields, setFields] = useState(() => fieldsOf(text));
  const model = useRef<monaco.editor.ITextModel>(null);

  function change(field: Field, value: string) {
    invariant(model.current, 'the editor is there before anything is typed');
    const edit: TextEdit = { range: { start: field.start, end: field.start + field.value.length }, newText: value };
    const start = model.current.getPositionAt(edit.range.start);
    const end = model.current.getPositionAt(edit.range.end);
    model.current.applyEdits([{ range: monaco.Range.fromPositions(start, end), text: value }]);
    setFields(
      fields.map((each) =>
        each === field ? { ...field, value } : { ...each, start: mapPosition(each.start, [edit], 'after') },
      ),
    );
  }

  const form = fields.map((field) => (
    <p key={field.key}>
      <label>
        {field.title}
        <input name={field.key} value={field.value} onChange={({ target }) => change(field, target.value)} />
      </label>
    </p>
  ));
  return (
    <SideBySide
      form={form}
      text={text}
      onMount={(editor) => {
        model.current = editor.getModel();
      }}
    />
  );
}

const root = document.getElementById('root');
invariant(root, 'the page has a root element');
createRoot(root).render(<OpenFile>{(text) => <BareForm text={text} />}</OpenFile>);
