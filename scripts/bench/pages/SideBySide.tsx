import type { OnMount } from '@monaco-editor/react';
import { Editor } from '@monaco-editor/react';
import { type ReactNode, useState } from 'react';
import { editorOptions } from '../../../src/app/hjsonEditor/monaco/editorOptions.ts';
import { languageId, registerLanguage } from '../../../src/app/hjsonEditor/monaco/language.ts';
import '../../../src/app/hjsonEditor/monaco/monaco.ts';

registerLanguage();

interface SideBySideProps {
  readonly form: ReactNode;
  /** The text of the editor; given once by a form that writes into the model itself. */
  readonly text: string;
  readonly onText?: (text: string) => void;
  readonly onMount?: OnMount;
}

/** A form beside the same Monaco, with the same features and colouring, that the measured page has. */
export function SideBySide({ form, text, onText, onMount = () => {} }: SideBySideProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '95vh' }}>
      <div style={{ overflow: 'auto' }}>{form}</div>
      <Editor
        language={languageId}
        options={editorOptions}
        value={text}
        onMount={onMount}
        onChange={(changed = '') => onText?.(changed)}
      />
    </div>
  );
}

/** Asks for a file and shows its text in a view of its own. */
export function OpenFile({ children }: { readonly children: (text: string) => ReactNode }) {
  const [text, setText] = useState<string>();
  if (text !== undefined) return children(text);
  return (
    <label>
      Open file
      <input type="file" onChange={async ({ target }) => setText(await target.files?.[0]?.text())} />
    </label>
  );
}
