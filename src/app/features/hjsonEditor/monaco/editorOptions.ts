import type { HjsonDocument } from 'hjson-document';
import { defineField } from 'hjson-document/incremental';
import type { editor } from 'monaco-editor/editor';
import { commaMark, completeMark, invisibleMarks } from '../../../../masking/index.ts';
import type { Preferences } from '../../../page/preferences.ts';

/** Beyond this size the text is shown without colours, folding and problems under the pointer. In UTF-16 units. */
export const largeFile = 1_000_000;

const shared = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontFamily: '"JetBrains Mono Variable", ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontLigatures: false,
  minimap: { enabled: false },
  renderFinalNewline: 'on',
  scrollBeyondLastLine: false,
  overviewRulerBorder: false,
  renderWhitespace: 'none',
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  // Brackets are punctuation like any other: to colour them by depth, each keystroke would parse the text once more. Written as
  // `bracketPairColorization: {}`, the option would reach the editor, and not the model, which does that.
  ...{ 'bracketPairColorization.enabled': false },
  // Indentation guides measure each indented line on each keystroke.
  guides: { indentation: false, bracketPairs: false },
  // Text copied as HTML would carry the editor's styles.
  copyWithSyntaxHighlighting: false,
  unusualLineTerminators: 'off',
} satisfies editor.IEditorOptions & editor.IGlobalEditorOptions;

const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  ...shared,
  ariaLabel: 'HJSON text',
  cursorSurroundingLines: 2,
  detectIndentation: true,
  folding: true,
  foldingStrategy: 'auto',
  glyphMargin: false,
  // The editor's light bulb covers the text of a neighbouring line: ours is in the margin.
  lightbulb: { enabled: 'off' as editor.ShowLightbulbIconMode },
  lineDecorationsWidth: 4,
  lineNumbersMinChars: 3,
  padding: { top: 8, bottom: 8 },
  quickSuggestions: { other: true, strings: true, comments: false },
  renderLineHighlight: 'all',
  // The member edited in the form has the same colour.
  renderLineHighlightOnlyWhenFocus: true,
  // Like the occurrences of the word at the cursor, which it searches after each keystroke anywhere.
  selectionHighlight: false,
  suggest: { showWords: false, showStatusBar: false, preview: false },
  tabSize: 2,
  unicodeHighlight: {
    ambiguousCharacters: true,
    invisibleCharacters: true,
    nonBasicASCII: false,
    allowedCharacters: Object.fromEntries(invisibleMarks.map((mark) => [mark, true as const])),
  },
  wordBasedSuggestions: 'off',
  // Those of the editor, and the ends of hidden values that are no letter: behind a letter, a quote gets no second one.
  wordSeparators: `\`~!@#$%^&*()-=+[{]}\\|;:'",.<>/?${completeMark}${commaMark}`,
  wrappingIndent: 'indent',
};

/** Plain text has no look-alike characters; without this, the placeholders of secrets would be searched anyway. */
const plainTextOptions: editor.IStandaloneEditorConstructionOptions = {
  ...editorOptions,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false, nonBasicASCII: false },
};

/** For a large text, features that process all of it are off. */
const largeFileOptions: editor.IStandaloneEditorConstructionOptions = {
  ...plainTextOptions,
  folding: false,
  matchBrackets: 'never',
  quickSuggestions: false,
};

/**
 * For a text that is edited as text only, whatever its lines look like. Two options are off because they handle whole lines:
 * wrapping measures all characters of a line, and the browser's edit context receives them.
 */
const excessiveTextOptions: editor.IStandaloneEditorConstructionOptions = {
  ...largeFileOptions,
  wordWrap: 'off',
  editContext: false,
};

/** The user's reading preferences. */
export function displayOptions({ textSize, wrapsText }: Preferences): editor.IEditorOptions {
  return { fontSize: textSize, lineHeight: Math.round(textSize * 1.55), wordWrap: wrapsText ? 'on' : 'off' };
}

/** The options for a text, which override the user's preferences; the same object for every text of its kind. */
export function optionsFor(document: HjsonDocument): editor.IStandaloneEditorConstructionOptions {
  if (document.excess) return excessiveTextOptions;
  if (document.text.length > largeFile) return largeFileOptions;
  return isPlain(document) ? plainTextOptions : editorOptions;
}

const isPlain = defineField({
  create: ({ text }) => !unusual.test(text),
  update: (wasPlain, { edit }) => (wasPlain && !unusual.test(edit.newText)) || undefined,
});

const unusual = /[^\t\n\r -~]/;

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
