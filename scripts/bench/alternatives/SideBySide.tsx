import { Editor, loader, type OnMount } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import type { ReactNode } from 'react';
import './monacoFeatures.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
loader.config({ monaco });

monaco.languages.register({ id: 'hjson' });
monaco.languages.setMonarchTokensProvider('hjson', {
  tokenizer: {
    root: [
      [/#.*|\/\/.*/, 'comment'],
      [/^\s*"?[\w.-]+"?(?=\s*:)/, 'type'],
      [/:\s*/, { token: 'delimiter', next: '@value' }],
      [/[{}[\],]/, 'delimiter.bracket'],
    ],
    value: [
      [/$/, { token: '', next: '@pop' }],
      [/[{}[\]]/, { token: 'delimiter.bracket', next: '@pop' }],
      [/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/, { token: 'string', next: '@pop' }],
      [/(true|false|null)\b|-?\d+(\.\d+)?\s*$/, { token: 'number', next: '@pop' }],
      [/.+$/, { token: 'string', next: '@pop' }],
    ],
  },
});

interface SideBySideProps {
  readonly form: ReactNode;
  /** The text of the editor; given once by a form that writes into the model itself. */
  readonly text: string;
  readonly onText?: (text: string) => void;
  readonly onMount?: OnMount;
}

/** A form beside Monaco, with the features, the wrapping and the size of text that the measured page has. */
export function SideBySide({ form, text, onText, onMount = () => {} }: SideBySideProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '95vh' }}>
      <div style={{ overflow: 'auto' }}>{form}</div>
      <Editor
        language="hjson"
        options={{ automaticLayout: true, minimap: { enabled: false }, wordWrap: 'on', scrollBeyondLastLine: false }}
        value={text}
        onMount={onMount}
        onChange={(changed = '') => onText?.(changed)}
      />
    </div>
  );
}
