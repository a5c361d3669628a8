import type { editor } from 'monaco-editor/editor';

/** Beyond this size the text is shown without colours, folding and problems under the pointer. In UTF-16 units. */
export const largeFile = 1_000_000;

const shared = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 13,
  lineHeight: 20,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  overviewRulerBorder: false,
  renderWhitespace: 'none',
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  // Text that leaves the page as HTML would carry the editor's own styles.
  copyWithSyntaxHighlighting: false,
  unusualLineTerminators: 'off',
} satisfies editor.IEditorOptions & editor.IGlobalEditorOptions;

export const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  ...shared,
  ariaLabel: 'HJSON text',
  cursorSurroundingLines: 2,
  detectIndentation: true,
  folding: true,
  foldingStrategy: 'auto',
  glyphMargin: false,
  lineDecorationsWidth: 18,
  lineNumbersMinChars: 3,
  padding: { top: 8, bottom: 8 },
  quickSuggestions: { other: true, strings: true, comments: false },
  renderLineHighlight: 'all',
  suggest: { showWords: false, showStatusBar: false, preview: false },
  tabSize: 2,
  unicodeHighlight: { ambiguousCharacters: true, invisibleCharacters: true, nonBasicASCII: false },
  wordBasedSuggestions: 'off',
};

/** Over a large text every helper that walks the whole of it stays off. */
export const largeFileOptions: editor.IStandaloneEditorConstructionOptions = {
  ...editorOptions,
  folding: false,
  occurrencesHighlight: 'off',
  quickSuggestions: false,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
};

export const diffOptions: editor.IStandaloneDiffEditorConstructionOptions = {
  ...shared,
  readOnly: true,
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: true,
  renderSideBySideInlineBreakpoint: 700,
  hideUnchangedRegions: { enabled: true },
  ignoreTrimWhitespace: false,
  renderOverviewRuler: false,
};
